#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/play/live_game.h"
#include "cli/play/table_display.h"
#include "cli/review/advice.h"
#include "review/judge.h"
#include "terminal/screen.h"

namespace tessera::cli::play {

// Asks the champion for people: what to do now, and what would have been better.
class Advisor {
 public:
  Advisor(const Services& services, const LiveGame& game, TableDisplay& display, terminal::Screen& screen,
          terminal::Terminal& terminal)
      : services_(services), game_(game), display_(display), screen_(screen), terminal_(terminal) {}

  // What the champion would do, from what the seat knows; the best move is marked on the
  // table. False when the input ended meanwhile.
  bool give_hint(Seat seat);
  // The seat's moves so far that cost most. Nobody else's: they tell what was in a hand.
  // Nothing when a signal asked to stop.
  std::optional<terminal::Lines> review(Seat seat);

 private:
  [[nodiscard]] std::vector<review::Judgement> judge_moves(Seat seat);
  [[nodiscard]] Wording wording() const;

  const Services& services_;
  const LiveGame& game_;
  TableDisplay& display_;
  terminal::Screen& screen_;
  terminal::Terminal& terminal_;
  search::Scratch scratch_;
};

}  // namespace tessera::cli::play
