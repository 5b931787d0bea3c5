#pragma once

#include <string_view>

#include "terminal/screen.h"
#include "words/catalogue.h"

namespace tessera::cli::online {

// What can be typed at a table of a server, then what this game's own pictures and moves mean.
terminal::Lines help_page(std::string_view rules, const terminal::TerminalTraits& traits,
                          const words::Catalogue& words);

}  // namespace tessera::cli::online
