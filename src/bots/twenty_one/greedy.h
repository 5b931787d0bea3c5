#pragma once

#include "base/random.h"
#include "games/twenty_one/game.h"

namespace tessera::twenty_one {

// Takes the most points now. With none to take, it places the token that leaves
// the others least to complete, large numbers before small ones and stars last.
// Stuck, it exchanges its largest number. Among equals the lot decides.
TwentyOne::Move greedy_move(const View& view, Rng& rng);

}  // namespace tessera::twenty_one
