#pragma once

#include "base/random.h"
#include "games/one_oh_one/game.h"

namespace tessera::one_oh_one {

// Places every token where it fits best with what lies in its row and column, takes the
// token that shows its face when it fits well, and otherwise trusts to luck: backs are too
// much to think about.
OneOhOne::Move casual_move(const View& view, Rng& rng);

}  // namespace tessera::one_oh_one
