#pragma once

#include "base/random.h"
#include "games/one_oh_one/game.h"

namespace tessera::one_oh_one {

// Somebody in their first game: builds rows of equal numbers or of one colour, forgets
// that columns count as well, does not see straights, and cannot read backs.
OneOhOne::Move novice_move(const View& view, Rng& rng);

}  // namespace tessera::one_oh_one
