#pragma once

#include "base/random.h"
#include "games/twenty_one/game.h"

namespace tessera::twenty_one {

// Any number on any square where it is seen to score, scores(place); otherwise a number
// anywhere; otherwise whatever there is. Stars are saved until nothing else fits.
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

}  // namespace tessera::twenty_one
