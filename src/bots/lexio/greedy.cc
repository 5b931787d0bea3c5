#include "bots/lexio/greedy.h"

#include <cassert>
#include <tuple>

namespace tessera::lexio {
namespace {

// The smallest cost is best: many tiles first, then the weakest play. Passing comes last. Equally
// strong plays (a full with one pair or another) are ordered by the tiles they spend.
auto cost(const Move& move, const Config& config) {
  const Strength strength = move.is_pass() ? Strength() : recognise(move.tiles(), config)->strength;
  return std::tuple(-move.tiles().count(), strength, move.tiles().bits());
}

}  // namespace

Move greedy_move(const View& view, Rng&) {
  const MoveList moves = Lexio::legal(view);
  assert(!moves.empty());
  Move best = moves[0];
  for (const Move& move : moves)
    if (cost(move, view.pub.config) < cost(best, view.pub.config)) best = move;
  return best;
}

}  // namespace tessera::lexio
