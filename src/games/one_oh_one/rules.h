#pragma once

#include "games/one_oh_one/position.h"

namespace tessera::one_oh_one {

// The box is dealt, or the turn of another seat comes: in classic it takes the next token.
void begin_turn(State& state);

}  // namespace tessera::one_oh_one
