#pragma once

#include "games/twenty_one/game.h"

namespace tessera::twenty_one {

// How good a move is without search; larger is better. For a placement: the points it scores, less
// what the others can expect to take then, and a little for a large number that is gone.
int appeal(const View& view, const TwentyOne::Move& move);

// Whether it spends a star without scoring.
bool wastes_star(const View& view, const TwentyOne::Move& move);

// The same as a weight for search: above 0, and larger for better moves.
double weight(const View& view, const TwentyOne::Move& move);

}  // namespace tessera::twenty_one
