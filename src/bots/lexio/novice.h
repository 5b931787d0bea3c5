#pragma once

#include "base/random.h"
#include "games/lexio/game.h"

namespace tessera::lexio {

// Somebody in their first round: sees equal numbers and misses straights, flushes and
// the like unless asked for five tiles, leads the weakest, and beats whatever lies
// there as soon as it can, with a 2 if need be.
Move novice_move(const View& view, Rng& rng);

}  // namespace tessera::lexio
