#pragma once

#include <string>
#include <string_view>

#include "cli/play/live_game.h"
#include "terminal/screen.h"

// What can be read beside the table.

namespace tessera::cli::play {

terminal::Lines rules_page(std::string_view rules, const terminal::TerminalTraits& traits);

// What can be typed in every game, then what this game's own pictures and moves mean.
terminal::Lines help_page(std::string_view rules, const terminal::TerminalTraits& traits,
                          const words::Catalogue& words = words::Catalogue::english());

// What the rules say of this game's own pictures and moves; empty where they say nothing.
terminal::Lines terminal_page(std::string_view rules, const terminal::TerminalTraits& traits,
                              const words::Catalogue& words);

// From what chance comes, and how that can be checked.
std::string luck_text(const LiveGame& game);

}  // namespace tessera::cli::play
