#pragma once

#include "bots/reason.h"
#include "games/lexio/game.h"

namespace tessera::lexio {

// What is played ("combination"), whether anything that is not seen beats it
// ("unbeatable"), whether it wins the round ("goes_out"), the 2s it costs or keeps
// ("twos"), and who is about to go out ("danger").
Reasons reasons(const View& view, const Move& move);

}  // namespace tessera::lexio
