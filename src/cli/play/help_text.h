#pragma once

#include <cstddef>

#include "terminal/screen.h"
#include "words/catalogue.h"

namespace tessera::cli::play {

// What can be typed in every game, in the language's own words.
terminal::Lines help_lines(const words::Catalogue& words, std::size_t columns);

}  // namespace tessera::cli::play
