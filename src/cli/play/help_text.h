#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "terminal/screen.h"
#include "words/catalogue.h"

namespace tessera::cli::play {

struct HelpEntry {
  std::string typed;
  std::string meaning;
};
struct HelpSection {
  std::string heading;
  std::string text;  // before the entries
  std::vector<HelpEntry> entries;
};

// What is typed on the left, what it means beside it.
terminal::Lines help_lines(const std::vector<HelpSection>& sections, std::size_t columns);

HelpSection help_about_moves(const words::Catalogue& words);

// What can be typed in every game, in the language's own words.
terminal::Lines help_lines(const words::Catalogue& words, std::size_t columns);

}  // namespace tessera::cli::play
