#pragma once

#include <cstddef>

#include "base/bits.h"
#include "games/one_oh_one/position.h"

// What a line of a grid may still become.

namespace tessera::one_oh_one {

// The tokens that may still come to this grid: those in no grid yet, but the one in the hand only where
// it will be placed. Two of them may remain in the box; which, nobody knows.
Bits<kTokens> still_to_come(const Public& pub, std::size_t grid);

// The strongest combination of a line that has room for `length` tokens, when tokens of `stock` fill it
// as they suit it best. Of a full line, what it is.
Combination may_become(Tally line, int length, const Bits<kTokens>& stock);

}  // namespace tessera::one_oh_one
