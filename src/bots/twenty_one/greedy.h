#pragma once

#include "base/random.h"
#include "games/twenty_one/game.h"

namespace tessera::twenty_one {

// Takes the most points now, with a number rather than a star. Otherwise, and among equals, it
// places what keeps most squares open to the tokens it still owns; stars last. Stuck, it
// exchanges its largest number.
TwentyOne::Move greedy_move(const View& view, Rng& rng);

}  // namespace tessera::twenty_one
