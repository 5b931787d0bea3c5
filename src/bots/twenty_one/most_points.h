#pragma once

#include <optional>

#include "base/random.h"
#include "games/twenty_one/game.h"

namespace tessera::twenty_one {

// The placement of this hand that scores most for the current seat, with a star only where that
// pays; where nothing scores, any number anywhere. Empty when no token fits.
std::optional<Place> most_points(const Public& pub, Pile hand, Rng& rng);

}  // namespace tessera::twenty_one
