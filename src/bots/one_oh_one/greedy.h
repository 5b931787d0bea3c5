#pragma once

#include "base/random.h"
#include "games/one_oh_one/game.h"

namespace tessera::one_oh_one {

// Takes and places what raises the promise of its lines most (promise.h). Flips what helps the next
// player least; alone, what helps itself most.
OneOhOne::Move greedy_move(const View& view, Rng& rng);

}  // namespace tessera::one_oh_one
