#pragma once

#include <cstddef>
#include <cstdint>

#include "base/bits.h"
#include "base/fixed_vector.h"
#include "games/one_oh_one/position.h"

// What the seats see of the box.

namespace tessera::one_oh_one {

// What is to be seen of the token that was dealt to this place.
enum class Shown : std::uint8_t { nothing, back, face };
Shown shown(const Public& pub, std::size_t place);

Sights sights_of(const State& state);

// The tokens whose faces have been seen.
Bits<kTokens> come_to_light(const Sights& sights);

// The tokens that may still be behind a back, given those that came to light.
using Suspects = FixedVector<Token, kTokensPerBack>;
Suspects suspects(Back back, const Bits<kTokens>& light);

// The token that the last move took, placed or flipped; there must have been a move.
Token token_of_last_move(const View& view);

}  // namespace tessera::one_oh_one
