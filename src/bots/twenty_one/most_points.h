#pragma once

#include <optional>

#include "base/random.h"
#include "games/twenty_one/game.h"

namespace tessera::twenty_one {

// Where the current seat scores most with this hand, with a star only where that pays; with
// nothing to score, a number anywhere. Nothing when no token fits anywhere.
std::optional<Place> most_points(const Public& pub, Pile hand, Rng& rng);

}  // namespace tessera::twenty_one
