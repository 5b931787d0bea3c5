#pragma once

#include "base/random.h"
#include "games/lexio/game.h"

namespace tessera::lexio {

// Gets rid of tiles and spends as little as possible: leads the longest
// combination, the weakest of those, and answers with the weakest that will do.
Move greedy_move(const View& view, Rng& rng);

}  // namespace tessera::lexio
