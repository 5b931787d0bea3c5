#pragma once

#include "bots/reason.h"
#include "games/twenty_one/game.h"

namespace tessera::twenty_one {

// What a placement earns, the number it gets rid of, a star that is spent without scoring,
// whether it is the last, and the best it leaves to the others at their next turn; of an
// exchange, the token that goes.
Reasons reasons(const View& view, const TwentyOne::Move& move);

}  // namespace tessera::twenty_one
