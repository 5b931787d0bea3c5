#include "bots/lexio/levels.h"

#include <cassert>

namespace tessera::lexio {
namespace {

// A novice plays the weakest tile, with as many of the same number as possible.
bool is_found_sooner(const Move& a, const Move& b) {
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
    if (best == nullptr || is_found_sooner(move, *best)) best = &move;
  }
  return best == nullptr ? Move::pass() : *best;
}

}  // namespace tessera::lexio
