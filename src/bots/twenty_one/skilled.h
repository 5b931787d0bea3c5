#pragma once

#include "base/random.h"
#include "games/twenty_one/game.h"

namespace tessera::twenty_one {

// Takes the most points it can get now, with a star only where it pays, and otherwise
// puts down a number anywhere, whatever that leaves to the others. Somebody who can't
// place anything trusts to luck.
TwentyOne::Move skilled_move(const View& view, Rng& rng);

}  // namespace tessera::twenty_one
