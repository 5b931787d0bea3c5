#include "bots/one_oh_one/levels.h"

#include <algorithm>
#include <cassert>

#include "bots/one_oh_one/fit.h"

namespace tessera::one_oh_one {
namespace {

// How much a novice likes the token on this cell; 0 is not at all.
int likes(const Grid& grid, Cell cell, Token token) {
  const int row = row_of(cell);
  if (row < grid.bounds().top || row > grid.bounds().bottom) return 0;
  const Tally line = grid.row(row);
  const bool one_colour = line.of(token.colour()) == line.size();
  return 3 * line.of(token.number()) + (one_colour ? line.size() : 0);
}

bool would_like(const Grid& grid, Token token) {
  bool likes_it = false;
  grid.open().for_each(
      [&](std::size_t i) { likes_it = likes_it || likes(grid, static_cast<Cell>(i), token) > 0; });
  return likes_it;
}

}  // namespace

OneOhOne::Move novice_move(const View& view, Rng& rng) {
  const Public& pub = view.pub;
  const Grid& grid = pub.grids[pub.current_grid()];
  const auto moves = OneOhOne::legal(view);
  assert(!moves.empty());
  if (pub.phase == Phase::take && pub.face_up) {
    const Token shown = std::get<Token>(view.sights[pub.front_of(*pub.face_up)]);
    if (would_like(grid, shown)) return Take{*pub.face_up};
  }
  if (pub.phase != Phase::place) return rng.pick(moves);

  MoveList best;
  int most = -1;
  for (const auto& move : moves) {
    const int here = likes(grid, std::get<Place>(move).cell, pub.hand);
    if (here > most) best.clear();
    most = std::max(most, here);
    if (here == most) best.push_back(move);
  }
  return rng.pick(best);
}

OneOhOne::Move casual_move(const View& view, Rng& rng) {
  const auto& row = view.pub.face_up;
  return best_fit(view.pub, row ? std::get<Token>(view.sights[view.pub.front_of(*row)]) : Token(), rng);
}

}  // namespace tessera::one_oh_one
