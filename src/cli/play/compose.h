#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "cli/play/session.h"
#include "terminal/screen.h"

// What the screens say, as lines. Whatever is shown of a position goes through one
// seat's view and what that seat was told.

namespace tessera::cli::play {

// The table as a seat sees it: header, picture, what happened, message; in the picture a marked
// move, if there is one.
terminal::Lines table_lines(const Session& session, Seat seat, const terminal::Lines& message,
                            const terminal::TerminalTraits& traits, std::string_view marked = {});

// A sentence for whoever looks at a terminal that is too narrow; empty for the others.
std::string width_notice(const Session& session, Seat seat, const terminal::TerminalTraits& traits);

// The position where a round ended, and how many events had led there.
struct RoundEnd {
  std::unique_ptr<AnyState> state;
  std::size_t events = 0;
};
terminal::Lines round_end_lines(const Session& session, const RoundEnd& end, Seat seat,
                                std::string_view message, const terminal::TerminalTraits& traits);

// The end of the game: the table, scores by name, who won. Programs that read it
// are given the record's result line too.
terminal::Lines end_lines(const Session& session, Seat seat, std::string_view message,
                          const terminal::TerminalTraits& traits);

// One line that says what is asked now, by example where it fits.
std::string hint(const std::vector<std::string>& legal, std::size_t columns);

// "a, b, c and 4 more".
std::string some_of(const std::vector<std::string>& items, std::size_t most);

terminal::Lines header_lines(const Session& session, const terminal::TerminalTraits& traits);

}  // namespace tessera::cli::play
