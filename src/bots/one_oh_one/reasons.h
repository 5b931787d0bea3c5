#pragma once

#include "bots/reason.h"
#include "games/one_oh_one/game.h"

namespace tessera::one_oh_one {

// What a placement makes of its two lines. What may be behind a back, how many of these would
// help a line and which most, and what the next player could make of the token that lies face
// up, be it left to them or not. Of a flip, what it may show and what the next player could
// make of that.
Reasons reasons(const View& view, const OneOhOne::Move& move);

}  // namespace tessera::one_oh_one
