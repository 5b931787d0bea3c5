#pragma once

#include "games/one_oh_one/position.h"

namespace tessera::one_oh_one {

// The box has been dealt: the first turn comes, and in classic it takes a token at once.
void begin_play(State& state);

}  // namespace tessera::one_oh_one
