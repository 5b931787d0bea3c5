#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "terminal/screen.h"
#include "words/catalogue.h"

namespace tessera::cli::play {

// The numbered moves in columns; with a filter, only those that have it. Neighbours that
// differ by one in the number behind the sign (GameSpec::choice_sign) are one entry:
// "#3-16 place *1-14 B6".
terminal::Lines move_list(const std::vector<std::string>& legal, std::string_view filter, std::size_t columns,
                          char choice_sign, const words::Catalogue& words = words::Catalogue::english());

}  // namespace tessera::cli::play
