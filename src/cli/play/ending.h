#pragma once

#include <string>

#include "cli/play/shown_game.h"

namespace tessera::cli::play {

// How the game ended, for whoever looks: the scores and who won, or who gave up.
std::string ending_text(const ShownGame& game, Viewer reader);

// The record's last line: "result 6 4 winner 0", "resigned 1".
std::string last_line(const ShownGame& game);

}  // namespace tessera::cli::play
