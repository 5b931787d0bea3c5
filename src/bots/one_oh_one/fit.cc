#include "bots/one_oh_one/fit.h"

#include "games/one_oh_one/combination.h"

namespace tessera::one_oh_one {
namespace {

int fit(Tally line, int length, Token token) {
  const int size = line.size();
  if (size == 0) return 4;
  constexpr int kEquals[] = {0, 9, 20, 40, 70};
  const int equals = line.of(token.number());
  int best = kEquals[equals];
  if (line.of(token.colour()) == size) best += 3 * size + (size == length - 1 ? 6 : 0);
  if (equals == 0) {
    Tally after = line;
    after += Tally(token);
    if (may_become_straight(after, length)) best += 2 * size + 1 + (size == length - 1 ? 8 : 0);
  }
  return best;
}

struct BestCell {
  Cell cell{};
  int fit = -1;
};

// Equally good cells are chosen at random, because grids would otherwise all grow to one corner.
BestCell best_cell(const Grid& grid, Token token, Rng& rng) {
  BestCell best;
  const auto offset = static_cast<int>(rng.below(8));
  const Fits fits(grid, token);
  grid.open().for_each([&](std::size_t i) {
    const auto cell = static_cast<Cell>(i);
    const int here = fits.at(cell) * 8 + ((static_cast<int>(i) * 5 + offset) & 7);
    if (here > best.fit) best = {cell, here};
  });
  best.fit /= 8;
  return best;
}

}  // namespace

Fits::Fits(const Grid& grid, Token token) {
  const Bounds& bounds = grid.bounds();
  const int beside = fit(Tally(), 0, token);
  rows_.fill(beside);
  columns_.fill(beside);
  for (int row = bounds.top; row <= bounds.bottom; ++row)
    rows_[static_cast<std::size_t>(row)] = fit(grid.row(row), grid.shape().columns, token);
  for (int column = bounds.left; column <= bounds.right; ++column)
    columns_[static_cast<std::size_t>(column)] = fit(grid.column(column), grid.shape().rows, token);
}

OneOhOne::Move best_fit(const Public& pub, Token face_up, Rng& rng) {
  constexpr int kGoodFit = 12;
  const Grid& grid = pub.grids[pub.current_grid()];
  if (pub.phase == Phase::place) return Place{best_cell(grid, pub.hand, rng).cell};
  const auto moves = OneOhOne::legal(pub);
  if (pub.phase == Phase::take && pub.face_up)
    if (best_cell(grid, face_up, rng).fit >= kGoodFit) return Take{*pub.face_up};
  return rng.pick(moves);
}

}  // namespace tessera::one_oh_one
