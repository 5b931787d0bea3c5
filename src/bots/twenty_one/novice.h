#pragma once

#include "base/random.h"
#include "games/twenty_one/game.h"

namespace tessera::twenty_one {

// Somebody in their first game: looks for 21 along rows and columns and overlooks the
// diagonals, takes any place that scores without looking for a better one, never
// thinks of what it leaves to the others, and saves the stars until nothing else fits.
TwentyOne::Move novice_move(const View& view, Rng& rng);

}  // namespace tessera::twenty_one
