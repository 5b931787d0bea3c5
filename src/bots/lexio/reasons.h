#pragma once

#include "bots/reason.h"
#include "games/lexio/game.h"

namespace tessera::lexio {

// What is played, whether it wins the round, whether anything that is not seen beats it, the
// 2s it costs or keeps, and who is about to go out.
Reasons reasons(const View& view, const Move& move);

}  // namespace tessera::lexio
