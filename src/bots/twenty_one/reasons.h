#pragma once

#include "bots/reason.h"
#include "games/twenty_one/game.h"

namespace tessera::twenty_one {

// What a placement earns ("scores"), the number it gets rid of ("rid"), a star that is
// spent without scoring ("wasted_star"), whether it is the last ("goes_out"), and the best it
// leaves to the others at their next turn ("danger"); of an exchange, the token that goes
// ("exchange").
Reasons reasons(const View& view, const TwentyOne::Move& move);

}  // namespace tessera::twenty_one
