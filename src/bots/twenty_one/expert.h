#pragma once

#include "base/random.h"
#include "games/twenty_one/game.h"

namespace tessera::twenty_one {

// Takes the most points now. With none to take, it places the token that leaves
// the others least to complete, large numbers before small ones and stars last.
// Stuck, it exchanges its largest number. Among equals the lot decides.
TwentyOne::Move expert_move(const View& view, Rng& rng);

// How much it likes a move, above 0; what it would rather do is larger.
double liking(const View& view, const TwentyOne::Move& move);

}  // namespace tessera::twenty_one
