#include "games/one_oh_one/grid.h"

namespace tessera::one_oh_one {
namespace {

using CellSet = Bits<kCells>;

template <class Condition>
consteval CellSet cells_where(Condition condition) {
  CellSet cells;
  for (int row = 0; row < kSide; ++row)
    for (int column = 0; column < kSide; ++column)
      if (condition(row, column)) cells.set(index(cell_at(row, column)));
  return cells;
}

// The eight cells around each.
constexpr auto kNeighbours = []() consteval {
  std::array<CellSet, kCells> sets;
  for (std::size_t i = 0; i < kCells; ++i) {
    const auto cell = static_cast<Cell>(i);
    sets[i] = cells_where([cell](int row, int column) {
      const int down = row - row_of(cell);
      const int right = column - column_of(cell);
      return -1 <= down && down <= 1 && -1 <= right && right <= 1 && (down != 0 || right != 0);
    });
  }
  return sets;
}();

// kRowsFrom[i]: every row from i on.
constexpr auto kRowsFrom = []() consteval {
  std::array<CellSet, kSide + 1> sets;
  for (int i = 0; i <= kSide; ++i)
    sets[static_cast<std::size_t>(i)] = cells_where([i](int row, int) { return row >= i; });
  return sets;
}();
constexpr auto kColumnsFrom = []() consteval {
  std::array<CellSet, kSide + 1> sets;
  for (int i = 0; i <= kSide; ++i)
    sets[static_cast<std::size_t>(i)] = cells_where([i](int, int column) { return column >= i; });
  return sets;
}();

// The cells that keep the bounds within the shape. The first token lies at E5, so
// no edge of it can pass the edge of the 9 x 9 cells.
CellSet window(const Bounds& bounds, Shape shape) {
  const auto first_row = static_cast<std::size_t>(bounds.bottom + 1 - shape.rows);
  const auto past_row = static_cast<std::size_t>(bounds.top + shape.rows);
  const auto first_column = static_cast<std::size_t>(bounds.right + 1 - shape.columns);
  const auto past_column = static_cast<std::size_t>(bounds.left + shape.columns);
  return (kRowsFrom[first_row] - kRowsFrom[past_row]) &
         (kColumnsFrom[first_column] - kColumnsFrom[past_column]);
}

// kModulo[size][i] is i % size, without the division.
constexpr auto kModulo = [] {
  std::array<std::array<std::uint8_t, kSide>, 6> table{};
  for (std::size_t size = 3; size < table.size(); ++size)
    for (std::size_t i = 0; i < kSide; ++i) table[size][i] = static_cast<std::uint8_t>(i % size);
  return table;
}();

std::size_t slot_row(Shape shape, int row) {
  return std::size_t{kModulo[shape.rows][static_cast<std::size_t>(row)]} * shape.columns;
}
std::size_t slot_column(Shape shape, int column) {
  return kModulo[shape.columns][static_cast<std::size_t>(column)];
}

}  // namespace

void Grid::place(Cell cell, Token token) {
  assert(open_.test(index(cell)));
  occupied_.set(index(cell));
  tokens_[slot_row(shape_, row_of(cell)) + slot_column(shape_, column_of(cell))] = token;
  bounds_.include(cell);
  last_ = cell;
  open_ |= kNeighbours[index(cell)];
  open_ &= window(bounds_, shape_);
  open_ -= occupied_;
}

bool Grid::touches(Cell cell) const { return (kNeighbours[index(cell)] & occupied_).any(); }

Token Grid::at(Cell cell) const {
  if (!occupied_.test(index(cell))) return {};
  return tokens_[slot_row(shape_, row_of(cell)) + slot_column(shape_, column_of(cell))];
}

Tally Grid::row(int row) const {
  assert(bounds_.top <= row && row <= bounds_.bottom);
  const std::size_t first = slot_row(shape_, row);
  Tally tally;
  for (std::size_t i = 0; i < shape_.columns; ++i) tally += Tally(tokens_[first + i]);
  return tally;
}

Tally Grid::column(int column) const {
  assert(bounds_.left <= column && column <= bounds_.right);
  const std::size_t first = slot_column(shape_, column);
  Tally tally;
  for (std::size_t i = 0; i < shape_.rows; ++i) tally += Tally(tokens_[first + i * shape_.columns]);
  return tally;
}

Tally Grid::row_of_cell(Cell cell) const {
  const int at = row_of(cell);
  return bounds_.top <= at && at <= bounds_.bottom ? row(at) : Tally();
}

Tally Grid::column_of_cell(Cell cell) const {
  const int at = column_of(cell);
  return bounds_.left <= at && at <= bounds_.right ? column(at) : Tally();
}

}  // namespace tessera::one_oh_one
