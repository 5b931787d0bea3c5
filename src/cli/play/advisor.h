#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/play/live_game.h"
#include "cli/play/table_display.h"
#include "review/judge.h"
#include "terminal/screen.h"

namespace tessera::cli::play {

// Asks the champion what would have been better.
class Advisor {
 public:
  Advisor(const Services& services, const LiveGame& game, TableDisplay& display, terminal::Screen& screen,
          terminal::Terminal& terminal)
      : services_(services), game_(game), display_(display), screen_(screen), terminal_(terminal) {}

  // The seat's moves so far that cost most. Nobody else's: they tell what was in a hand.
  // Nothing when a signal asked to stop.
  std::optional<terminal::Lines> review(Seat seat);

 private:
  [[nodiscard]] std::vector<review::Judgement> judge_moves(Seat seat);

  const Services& services_;
  const LiveGame& game_;
  TableDisplay& display_;
  terminal::Screen& screen_;
  terminal::Terminal& terminal_;
};

}  // namespace tessera::cli::play
