#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/online/remote_game.h"
#include "terminal/screen.h"

namespace tessera::cli::online {

// A table before the game: the link for friends, and who sits where. `here` are the seats whose people are
// connected, where that is known.
terminal::Lines gathering_lines(const RemoteGame& game, const std::string& link,
                                const std::optional<std::vector<Seat>>& here,
                                const terminal::TerminalTraits& traits);

// What can be done there now, in a sentence.
std::string gathering_question(const RemoteGame& game, bool is_opener);

}  // namespace tessera::cli::online
