#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/live_game.h"
#include "terminal/screen.h"

// What the screens say, as lines. Whatever is shown of a position goes through one
// seat's view and what that seat was told.

namespace tessera::cli::play {

// The table as a seat sees it: header, picture, what happened, message; in the picture a marked
// move, if there is one.
terminal::Lines table_lines(const LiveGame& game, Seat seat, const terminal::Lines& message,
                            const terminal::TerminalTraits& traits, std::string_view marked = {});

// A sentence for whoever looks at a terminal that is too narrow; empty for the others.
std::string width_notice(const LiveGame& game, Seat seat, const terminal::TerminalTraits& traits);

terminal::Lines round_end_lines(const LiveGame& game, const RoundEnd& end, Seat seat,
                                std::string_view message, const terminal::TerminalTraits& traits);

// The end of the game: the table, scores by name, who won. Programs that read it
// are given the record's last line too.
terminal::Lines end_lines(const LiveGame& game, Seat seat, std::string_view message,
                          const terminal::TerminalTraits& traits);

// One line that says what is asked now, by example where it fits.
std::string what_is_asked(const std::vector<std::string>& legal, std::size_t columns,
                          const words::Catalogue& words = words::Catalogue::english());

// "a, b, c and 4 more".
Message some_of(const std::vector<std::string>& items, std::size_t most);

terminal::Lines header_lines(const LiveGame& game, const terminal::TerminalTraits& traits);

}  // namespace tessera::cli::play
