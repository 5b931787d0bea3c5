#include "bots/twenty_one/novice.h"

#include "bots/twenty_one/any_that_scores.h"
#include "games/twenty_one/placing.h"

namespace tessera::twenty_one {

TwentyOne::Move novice_move(const View& view, Rng& rng) {
  const Public& pub = view.pub;
  return any_that_scores(view, rng, [&](const Place& place) {
    if (!would_score(pub, place.face, place.square)) return false;
    for (const Direction direction : {Direction::row, Direction::column})
      if (pub.board.runs_total(place.square, direction) + place.face.value() == kGoal) return true;
    return false;
  });
}

}  // namespace tessera::twenty_one
