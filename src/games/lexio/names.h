#pragma once

#include <string_view>

#include "games/lexio/combination.h"
#include "games/lexio/messages.h"

// What suits, kinds and combinations are called.

namespace tessera::lexio {

Say term(Suit suit);
Say term(Kind kind);

// "sun", "straight_flush": for data, the same in every language.
std::string_view identifier(Suit suit);
std::string_view identifier(Kind kind);

// "7 of suns".
Message name_of(Tile tile);
// "7 of suns", "pair of 7", "straight 6–10", "flush of suns, 13 high".
Message name_of(const Combination& combination);

}  // namespace tessera::lexio
