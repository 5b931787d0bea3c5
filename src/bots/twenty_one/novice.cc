#include "bots/twenty_one/novice.h"

#include <cassert>

#include "games/twenty_one/placing.h"

namespace tessera::twenty_one {
namespace {

bool makes_21_in_sight(const Public& pub, const Place& place) {
  if (!would_score(pub, place.face, place.square)) return false;
  for (const Direction direction : {Direction::row, Direction::column})
    if (pub.board.runs_total(place.square, direction) + place.face.value() == kGoal) return true;
  return false;
}

}  // namespace

TwentyOne::Move novice_move(const View& view, Rng& rng) {
  const auto moves = TwentyOne::legal(view);
  assert(!moves.empty());
  TwentyOne::MoveList scoring;
  TwentyOne::MoveList plain;
  for (const auto& move : moves) {
    const auto* place = std::get_if<Place>(&move);
    if (place == nullptr || place->face.is_star()) continue;
    (makes_21_in_sight(view.pub, *place) ? scoring : plain).push_back(move);
  }
  if (!scoring.empty()) return rng.pick(scoring);
  return plain.empty() ? rng.pick(moves) : rng.pick(plain);
}

}  // namespace tessera::twenty_one
