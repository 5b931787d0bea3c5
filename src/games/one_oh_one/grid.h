#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "base/bits.h"
#include "games/one_oh_one/combination.h"
#include "games/one_oh_one/tokens.h"

// One player's growing rectangle of tokens, and the virtual 9 x 9 cells it floats on.

namespace tessera::one_oh_one {

inline constexpr int kSide = 9;
inline constexpr std::size_t kCells = 81;

// A1 B1 .. I1, A2 .. I9.
enum class Cell : std::uint8_t {};

constexpr std::size_t index(Cell cell) { return static_cast<std::size_t>(cell); }
constexpr Cell cell_at(int row, int column) { return static_cast<Cell>(row * kSide + column); }
constexpr int row_of(Cell cell) { return static_cast<int>(cell) / kSide; }
constexpr int column_of(Cell cell) { return static_cast<int>(cell) % kSide; }
constexpr char column_letter(int column) { return static_cast<char>('A' + column); }

// E5, where every grid begins: in a five by five grid it leaves four cells on every side.
inline constexpr Cell kCentre = cell_at(4, 4);

struct Shape {
  std::uint8_t rows;
  std::uint8_t columns;

  [[nodiscard]] constexpr int cells() const { return rows * columns; }
  friend constexpr bool operator==(const Shape&, const Shape&) = default;
};

constexpr Shape shape_for(int players) {
  if (players == 3) return {4, 4};
  if (players == 4) return {3, 4};  // three rows of four columns, never turned
  return {5, 5};
}

// The smallest rectangle around the tokens; top > bottom as long as there are none.
struct Bounds {
  std::uint8_t top = kSide - 1;
  std::uint8_t bottom = 0;
  std::uint8_t left = kSide - 1;
  std::uint8_t right = 0;

  constexpr void include(Cell cell);
  [[nodiscard]] constexpr int height() const { return bottom - top + 1; }
  [[nodiscard]] constexpr int width() const { return right - left + 1; }
  friend constexpr bool operator==(const Bounds&, const Bounds&) = default;
};

constexpr void Bounds::include(Cell cell) {
  const auto row = static_cast<std::uint8_t>(row_of(cell));
  const auto column = static_cast<std::uint8_t>(column_of(cell));
  if (row < top) top = row;
  if (row > bottom) bottom = row;
  if (column < left) left = column;
  if (column > right) right = column;
}

class Grid {
 public:
  static constexpr std::size_t kMaxTokens = 25;
  // A new token lies in the bounds or right beside them. Bounds of four by four, at
  // least four tokens, with open cells all around have the most.
  static constexpr std::size_t kMaxOpen = 6 * 6 - 4;

  Grid() = default;
  explicit Grid(Shape shape) : shape_(shape) { open_.set(index(kCentre)); }

  void place(Cell cell, Token token);

  // Where the next token may go; E5 alone for the first.
  [[nodiscard]] const Bits<kCells>& open() const { return open_; }
  [[nodiscard]] const Bits<kCells>& occupied() const { return occupied_; }
  [[nodiscard]] bool touches(Cell cell) const;
  [[nodiscard]] Token at(Cell cell) const;
  [[nodiscard]] std::optional<Cell> last() const { return last_; }  // the newest token's cell
  [[nodiscard]] Shape shape() const { return shape_; }
  [[nodiscard]] const Bounds& bounds() const { return bounds_; }
  [[nodiscard]] bool is_empty() const { return !last_; }
  // The grid floats until its bounds are as large as they may be: then it is known which row is the
  // first, and which column.
  [[nodiscard]] bool has_fixed_rows() const { return bounds_.height() == shape_.rows; }
  [[nodiscard]] bool has_fixed_columns() const { return bounds_.width() == shape_.columns; }
  [[nodiscard]] bool is_fixed() const { return has_fixed_rows() && has_fixed_columns(); }

  // The tokens in a row or column of the 9 x 9 cells that lies within the bounds.
  [[nodiscard]] Tally row(int row) const;
  [[nodiscard]] Tally column(int column) const;
  // The tokens that one on this cell would join; none where the cell lies beyond the bounds.
  [[nodiscard]] Tally row_of_cell(Cell cell) const;
  [[nodiscard]] Tally column_of_cell(Cell cell) const;
  [[nodiscard]] Combination row_combination(int at) const {
    return best_combination(row(at), shape_.columns);
  }
  [[nodiscard]] Combination column_combination(int at) const {
    return best_combination(column(at), shape_.rows);
  }

  friend bool operator==(const Grid&, const Grid&) = default;

 private:
  Bits<kCells> occupied_;
  Bits<kCells> open_;
  // By row and column modulo the shape: the bounds never exceed it, so no two
  // tokens meet, wherever the grid floats.
  std::array<Token, kMaxTokens> tokens_{};
  std::optional<Cell> last_;
  Bounds bounds_;
  Shape shape_{5, 5};
};

}  // namespace tessera::one_oh_one
