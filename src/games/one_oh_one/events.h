#pragma once

#include <variant>

#include "base/fixed_vector.h"
#include "core/seat.h"
#include "games/one_oh_one/box.h"
#include "games/one_oh_one/grid.h"

// What can happen.

namespace tessera::one_oh_one {

// What a seat does.
struct Take {
  Row row{};
  friend constexpr bool operator==(const Take&, const Take&) = default;
};
struct Place {
  Cell cell{};
  friend constexpr bool operator==(const Place&, const Place&) = default;
};
struct Flip {
  Row row{};
  friend constexpr bool operator==(const Flip&, const Flip&) = default;
};
using Move = std::variant<Take, Place, Flip>;
using MoveList = FixedVector<Move, Grid::kMaxOpen>;

// What chance does: the lot that says who begins, then the shuffled box.
struct Start {
  Seat seat{};
  friend constexpr bool operator==(const Start&, const Start&) = default;
};
struct Deal {
  Box box{};
  friend constexpr bool operator==(const Deal&, const Deal&) = default;
};
using Chance = std::variant<Start, Deal>;

}  // namespace tessera::one_oh_one
