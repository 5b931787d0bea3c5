#pragma once

#include <array>

#include "games/one_oh_one/grid.h"
#include "games/one_oh_one/token.h"

namespace tessera::one_oh_one {

// How well a token goes with every line of a grid, beside the bounds too, quickly judged:
// by its equals, by its colour as long as the line has only that one, and as part of a
// straight that is still possible.
class Fits {
 public:
  Fits(const Grid& grid, Token token);
  [[nodiscard]] int at(Cell cell) const {
    return rows_[static_cast<std::size_t>(row_of(cell))] +
           columns_[static_cast<std::size_t>(column_of(cell))];
  }

 private:
  std::array<int, kSide> rows_;
  std::array<int, kSide> columns_;
};

}  // namespace tessera::one_oh_one
