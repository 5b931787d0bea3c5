#pragma once

#include <array>
#include <cstdint>

#include "base/fixed_vector.h"
#include "core/seat.h"
#include "games/lexio/tiles.h"

// Who pays whom at the end of a round: rules.en.md, "Paying".

namespace tessera::lexio {

// What every tile in a hand costs at the end of a round.
inline int cost_factor(TileSet hand) { return 1 << (hand & TileSet::of_rank(rank_of(2))).count(); }

// All that paying looks at. Kept after the round: everybody lays open what is left.
struct FinishedRound {
  std::array<std::int32_t, kMaxSeats> chips{};  // before anybody paid
  std::array<TileSet, kMaxSeats> left{};        // in each hand; none in the winner's
  Seat winner{};
  std::uint8_t players = 0;

  [[nodiscard]] int tiles(Seat seat) const { return left[index(seat)].count(); }
  [[nodiscard]] int twos(Seat seat) const {
    return (left[index(seat)] & TileSet::of_rank(rank_of(2))).count();
  }
  // What the seat's 2s multiply each of its payments by: they double it, once each.
  [[nodiscard]] int factor(Seat seat) const { return cost_factor(left[index(seat)]); }
  friend bool operator==(const FinishedRound&, const FinishedRound&) = default;
};

struct Payment {
  Seat from{};
  Seat to{};
  std::int32_t tiles = 0;  // that are paid for: the payer's, less the receiver's
  std::int32_t owed = 0;   // each counted by the payer's factor
  std::int32_t paid = 0;   // less than owed when that was all there was

  friend bool operator==(const Payment&, const Payment&) = default;
};

// In the order they are made: four losers pay the winner and each other.
using Payments = FixedVector<Payment, 10>;

Payments payments(const FinishedRound& end);

// What each seat holds when all have paid.
std::array<std::int32_t, kMaxSeats> chips_after(const FinishedRound& end);

}  // namespace tessera::lexio
