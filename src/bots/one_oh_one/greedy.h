#pragma once

#include "base/random.h"
#include "games/one_oh_one/game.h"

namespace tessera::one_oh_one {

// Takes and places whatever promises the most in its lines right now.
OneOhOne::Move greedy_move(const View& view, Rng& rng);

}  // namespace tessera::one_oh_one
