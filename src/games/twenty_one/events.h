#pragma once

#include <array>
#include <variant>

#include "base/fixed_vector.h"
#include "core/seat.h"
#include "games/twenty_one/squares.h"
#include "games/twenty_one/tokens.h"

namespace tessera::twenty_one {

inline constexpr int kHandSize = 3;

// What a seat does.
struct Place {
  Face face;
  Square square;
  friend bool operator==(const Place&, const Place&) = default;
};
struct Exchange {
  Token token;
  friend bool operator==(const Exchange&, const Exchange&) = default;
};
struct Pass {
  friend bool operator==(const Pass&, const Pass&) = default;
};
using Move = std::variant<Place, Exchange, Pass>;
// A star has 21 faces, and two other tokens are in hand.
using MoveList = FixedVector<Move, kLargestBoard * kLargestBoard*(kGoal + kHandSize - 1)>;

// What chance does.
struct Start {
  Seat seat;
  friend bool operator==(const Start&, const Start&) = default;
};
struct Hand {
  Seat seat;
  std::array<Token, kHandSize> tokens;  // sorted
  friend bool operator==(const Hand&, const Hand&) = default;
};
struct Draw {
  Token token;
  friend bool operator==(const Draw&, const Draw&) = default;
};
using Chance = std::variant<Start, Hand, Draw>;

}  // namespace tessera::twenty_one
