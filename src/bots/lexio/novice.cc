#include "bots/lexio/novice.h"

#include <cassert>

namespace tessera::lexio {
namespace {

// Of these it thinks first: the weakest tile, and as many of its number as there are.
bool comes_to_mind_sooner(const Move& a, const Move& b) {
  const auto weakest_a = a.tiles().weakest().index();
  const auto weakest_b = b.tiles().weakest().index();
  return weakest_a != weakest_b ? weakest_a < weakest_b : a.tiles().count() > b.tiles().count();
}

}  // namespace

Move novice_move(const View& view, Rng&) {
  constexpr int kMostEquals = 3;
  const MoveList moves = Lexio::legal(view);
  assert(!moves.empty());
  const Move* best = nullptr;
  for (const Move& move : moves) {
    if (move.is_pass() || (view.pub.leading() && move.tiles().count() > kMostEquals)) continue;
    if (best == nullptr || comes_to_mind_sooner(move, *best)) best = &move;
  }
  return best == nullptr ? Move::pass() : *best;
}

}  // namespace tessera::lexio
