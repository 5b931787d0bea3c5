#pragma once

#include "cli/play/services.h"
#include "cli/play/shown_game.h"
#include "cli/play/table_display.h"
#include "cli/review/advice.h"
#include "search/scratch.h"
#include "terminal/screen.h"

namespace tessera::cli::play {

// How advice is worded in this game.
Wording wording_for(const ShownGame& game, bool ascii);

// What the champion would do now, from what the seat knows.
class Hints {
 public:
  Hints(const Services& services, const ShownGame& game, TableDisplay& display, terminal::Screen& screen)
      : services_(services), game_(game), display_(display), screen_(screen) {}

  // The best move is marked on the table. False when the input ended meanwhile.
  bool give(Seat seat);

 private:
  const Services& services_;
  const ShownGame& game_;
  TableDisplay& display_;
  terminal::Screen& screen_;
  search::Scratch scratch_;
};

}  // namespace tessera::cli::play
