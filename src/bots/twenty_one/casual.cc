#include "bots/twenty_one/casual.h"

#include "bots/twenty_one/any_that_scores.h"
#include "games/twenty_one/placing.h"

namespace tessera::twenty_one {

TwentyOne::Move casual_move(const View& view, Rng& rng) {
  return any_that_scores(view, rng,
                         [&](const Place& place) { return would_score(view.pub, place.face, place.square); });
}

}  // namespace tessera::twenty_one
