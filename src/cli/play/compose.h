#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/shown_game.h"
#include "terminal/screen.h"

// What the screens say, as lines. Whatever is shown of a position goes through one
// viewer's view and what that viewer was told.

namespace tessera::cli::play {

// Where a round ended, as one viewer saw it.
struct ShownRoundEnd {
  std::shared_ptr<const AnyView> view;
  table::EventNumber number;  // of the outcome that began the next
};

// The table as a viewer sees it: header, picture, what happened, message; in the picture a marked
// move, if there is one.
terminal::Lines table_lines(const ShownGame& game, Viewer viewer, const terminal::Lines& message,
                            const terminal::TerminalTraits& traits, std::string_view marked = {});

// A sentence for whoever looks at a terminal that is too narrow; empty for the others.
std::string width_notice(const ShownGame& game, Viewer viewer, const terminal::TerminalTraits& traits);

terminal::Lines round_end_lines(const ShownGame& game, const ShownRoundEnd& end, std::string_view message,
                                const terminal::TerminalTraits& traits);

// The end of the game: the table, scores by name, who won. Programs that read it
// are given the record's last line too.
terminal::Lines end_lines(const ShownGame& game, Viewer viewer, std::string_view message,
                          const terminal::TerminalTraits& traits);

// One line that says what is asked now, by example where it fits.
std::string what_is_asked(const std::vector<std::string>& legal, std::size_t columns,
                          const words::Catalogue& words = words::Catalogue::english());

// "a, b, c and 4 more".
Message some_of(const std::vector<std::string>& items, std::size_t most);

terminal::Lines header_lines(const ShownGame& game, const AnyView& view,
                             const terminal::TerminalTraits& traits);

}  // namespace tessera::cli::play
