#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

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

// Which row is the first is known, in every grid. Only then can lines be compared.
bool are_comparable(const Public& pub);

// The lines of comparable grids as they are now; not for solo, where nothing is compared.
ScoreSheet score_sheet(const Public& pub);

// The solo points of all lines of a grid as they are now.
int solo_points(const Grid& grid);

// The points as they are now, one number for each seat.
FixedVector<std::int32_t, kMaxSeats> points_so_far(const Public& pub);

// When the game is over.
Outcome outcome_of(const Public& pub);

}  // namespace tessera::one_oh_one
