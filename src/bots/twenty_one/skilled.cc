#include "bots/twenty_one/skilled.h"

#include "bots/twenty_one/most_points.h"

namespace tessera::twenty_one {

TwentyOne::Move skilled_move(const View& view, Rng& rng) {
  if (const auto place = most_points(view.pub, view.hand, rng)) return *place;
  return rng.pick(TwentyOne::legal(view));
}

}  // namespace tessera::twenty_one
