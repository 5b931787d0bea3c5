#pragma once

#include "base/random.h"
#include "games/twenty_one/game.h"

namespace tessera::twenty_one {

// Sees every 21, diagonals included, and is content with any of them, however little it is
// worth; does not think of what it leaves to the others, and saves the stars until nothing
// else fits.
TwentyOne::Move casual_move(const View& view, Rng& rng);

}  // namespace tessera::twenty_one
