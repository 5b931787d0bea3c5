#pragma once

#include <array>
#include <cstdint>

#include "base/fixed_vector.h"
#include "core/seat.h"

// Who pays whom at the end of a round: README.md, "Paying".

namespace tessera::lexio {

// All that paying looks at. Kept after the round, so that a table can show it.
struct RoundEnd {
  std::array<std::int32_t, kMaxSeats> chips{};  // before anybody paid
  std::array<std::uint8_t, kMaxSeats> tiles{};  // left in each hand; none in the winner's
  std::array<std::uint8_t, kMaxSeats> twos{};   // 2s among them
  Seat winner{};
  std::uint8_t players = 0;

  friend bool operator==(const RoundEnd&, const RoundEnd&) = default;
};

struct Payment {
  Seat from{};
  Seat to{};
  std::int32_t owed = 0;
  std::int32_t paid = 0;  // less than owed when that was all there was

  friend bool operator==(const Payment&, const Payment&) = default;
};

// In the order they are made: four losers pay the winner and each other.
using Payments = FixedVector<Payment, 10>;

Payments payments(const RoundEnd& end);

// What each seat holds when all have paid.
std::array<std::int32_t, kMaxSeats> chips_after(const RoundEnd& end);

}  // namespace tessera::lexio
