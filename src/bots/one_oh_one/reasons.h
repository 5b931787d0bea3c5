#pragma once

#include "bots/reason.h"
#include "games/one_oh_one/game.h"

namespace tessera::one_oh_one {

// What a placement makes of its two lines ("line"). What may be behind a back ("hidden"), how
// many of these would help a line and which most ("fits"), and what the next player could make
// of the token that lies face up: left to them ("danger") or not ("denies"). Of a flip, what it
// may show ("offer") and what the next player could make of that ("danger").
Reasons reasons(const View& view, const OneOhOne::Move& move);

}  // namespace tessera::one_oh_one
