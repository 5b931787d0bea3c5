#include "bots/twenty_one/levels.h"

#include <cassert>
#include <limits>

#include "bots/twenty_one/appeal.h"
#include "bots/twenty_one/most_points.h"
#include "games/twenty_one/placing.h"

namespace tessera::twenty_one {
namespace {

// Any number on any square where it is seen to score, scores(place); otherwise a number
// anywhere; otherwise any move. So stars are kept until nothing else fits.
template <class Scores>
TwentyOne::Move any_that_scores(const View& view, Rng& rng, Scores&& scores) {
  const auto moves = TwentyOne::legal(view);
  TwentyOne::MoveList scoring;
  TwentyOne::MoveList plain;
  for (const auto& move : moves) {
    const auto* place = std::get_if<Place>(&move);
    if (place == nullptr || place->face.is_star()) continue;
    (scores(*place) ? scoring : plain).push_back(move);
  }
  if (!scoring.empty()) return rng.pick(scoring);
  return plain.empty() ? rng.pick(moves) : rng.pick(plain);
}

}  // namespace

TwentyOne::Move novice_move(const View& view, Rng& rng) {
  const Public& pub = view.pub;
  return any_that_scores(view, rng, [&](const Place& place) {
    if (!would_score(pub, place.face, place.square)) return false;
    for (const Direction direction : {Direction::row, Direction::column})
      if (pub.board.runs_total(place.square, direction) + place.face.value() == kGoal) return true;
    return false;
  });
}

TwentyOne::Move casual_move(const View& view, Rng& rng) {
  return any_that_scores(view, rng,
                         [&](const Place& place) { return would_score(view.pub, place.face, place.square); });
}

TwentyOne::Move skilled_move(const View& view, Rng& rng) {
  if (const auto place = most_points(view.pub, view.hand, rng)) return *place;
  return rng.pick(TwentyOne::legal(view));
}

TwentyOne::Move expert_move(const View& view, Rng& rng) {
  const auto moves = TwentyOne::legal(view);
  assert(!moves.empty());
  TwentyOne::MoveList best;
  int best_appeal = std::numeric_limits<int>::min();
  for (const bool wasting : {false, true}) {  // wasted stars only when there is nothing else
    for (const TwentyOne::Move& move : moves) {
      if (wastes_star(view, move) != wasting) continue;
      const int value = appeal(view, move);
      if (value < best_appeal) continue;
      if (value > best_appeal) best.clear();
      best_appeal = value;
      best.push_back(move);
    }
    if (!best.empty()) break;
  }
  return rng.pick(best);
}

}  // namespace tessera::twenty_one
