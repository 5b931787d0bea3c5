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

}  // namespace tessera::one_oh_one
