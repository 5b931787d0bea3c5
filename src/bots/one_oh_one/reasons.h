#pragma once

#include "bots/reason.h"
#include "games/one_oh_one/game.h"

namespace tessera::one_oh_one {

// What a placement makes of its two lines ("line"), what may be behind a back ("hidden"),
// and what a flip offers to the next player ("offer").
Reasons reasons(const View& view, const OneOhOne::Move& move);

}  // namespace tessera::one_oh_one
