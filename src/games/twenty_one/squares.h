#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/bits.h"

namespace tessera::twenty_one {

// A square of the board, sixteen to a row. No board is larger than 15 x 15, so
// the sixteenth column and row are never part of one: they are the wall around
// it. Steps wrap around, and a step over any edge ends on the wall.
enum class Square : std::uint8_t {};

inline constexpr std::size_t kSquares = 256;
inline constexpr int kLargestBoard = 15;

using SquareSet = Bits<kSquares>;

constexpr std::size_t index(Square square) { return static_cast<std::size_t>(square); }
constexpr Square square_at(int row, int column) { return static_cast<Square>(row * 16 + column); }
constexpr int row_of(Square square) { return static_cast<int>(square) >> 4; }
constexpr int column_of(Square square) { return static_cast<int>(square) & 15; }

// One of the four directions in which lines run; a step goes right or down.
enum class Direction : std::uint8_t { row = 1, rising = 15, column = 16, falling = 17 };
inline constexpr std::array kDirections{Direction::row, Direction::column, Direction::falling,
                                        Direction::rising};

constexpr Square forth(Square square, Direction d) {
  return static_cast<Square>(static_cast<std::uint8_t>(static_cast<int>(square) + static_cast<int>(d)));
}
constexpr Square back(Square square, Direction d) {
  return static_cast<Square>(static_cast<std::uint8_t>(static_cast<int>(square) - static_cast<int>(d)));
}

}  // namespace tessera::twenty_one
