#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/fixed_vector.h"
#include "core/outcome.h"
#include "games/one_oh_one/position.h"

namespace tessera::one_oh_one {

// One row or column, compared over all grids: what each holds and what it scores.
struct LineScore {
  FixedVector<Combination, kMaxPlayers> held;
  FixedVector<std::uint8_t, kMaxPlayers> points;
};

// Rows from the top, then columns from the left.
using ScoreSheet = FixedVector<LineScore, 10>;

// Which row is the first is known, in every grid. Only then can rows be compared; and columns, once it is
// known which is the first of them.
bool rows_are_comparable(const Public& pub);
bool columns_are_comparable(const Public& pub);
bool are_comparable(const Public& pub);

// The comparable lines as they are now; not for solo, where nothing is compared.
ScoreSheet compare_rows(const Public& pub);
ScoreSheet compare_columns(const Public& pub);
ScoreSheet score_sheet(const Public& pub);

// The solo points of all lines of a grid as they are now.
int solo_points(const Grid& grid);

// The points as they are now, one number for each seat.
FixedVector<std::int32_t, kMaxSeats> points_so_far(const Public& pub);

// When the game is over.
Outcome outcome_of(const Public& pub);

// Something that is counted in whole grids when points are equal.
struct TieBreak {
  std::string_view id;  // in data
  FixedVector<std::int32_t, kMaxPlayers> counts;
};

// When the game is over: what was looked at to part those who have the most points, in this order, until
// it did; empty where one has more points than all others.
FixedVector<TieBreak, 4> tie_breaks(const Public& pub);

}  // namespace tessera::one_oh_one
