#pragma once

#include <string>

#include "cli/play/live_game.h"

namespace tessera::cli::play {

// How the game ended, for whoever plays this seat: the scores and who won, or who gave up.
std::string ending_text(const LiveGame& game, Seat reader);

// The record's last line: "result 6 4 winner 0", "resigned 1".
std::string last_line(const LiveGame& game);

}  // namespace tessera::cli::play
