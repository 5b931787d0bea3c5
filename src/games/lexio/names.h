#pragma once

#include <string_view>

#include "games/lexio/combination.h"
#include "games/lexio/messages.h"

// What suits, kinds and combinations are called.

namespace tessera::lexio {

Say term(Suit suit);
Say term(Kind kind);

// "straight_flush": for data, the same in every language.
std::string_view identifier(Kind kind);

// "pair of 7", "straight 6-10", "flush of sun, 13 high".
Message name_of(const Combination& combination);
// With its tiles: "pair of 7 (7t 7s)".
Message name_with_tiles(const Combination& combination);

}  // namespace tessera::lexio
