#pragma once

#include <array>

#include "base/random.h"
#include "games/one_oh_one/game.h"
#include "games/one_oh_one/grid.h"
#include "games/one_oh_one/tokens.h"

namespace tessera::one_oh_one {

// A quick estimate of how well a token fits each line of a grid, lines right outside the bounds
// included: by equal numbers, by its colour while the line has only that one, and as part of a
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

// Places a token where it fits best, takes the token that lies face up when it fits well, and
// takes and flips at random otherwise. It uses only what every seat knows; the token that lies
// face up, if there is one, is given.
OneOhOne::Move best_fit(const Public& pub, Token face_up, Rng& rng);

}  // namespace tessera::one_oh_one
