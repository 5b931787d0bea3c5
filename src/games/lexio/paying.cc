#include "games/lexio/paying.h"

#include <algorithm>
#include <cstddef>

namespace tessera::lexio {
namespace {

using Losers = FixedVector<Seat, kMaxSeats - 1>;
using Counts = std::array<int, kMaxSeats>;

Counts tiles_left(const FinishedRound& end) {
  Counts tiles{};
  for (Seat seat : seats(end.players)) tiles[index(seat)] = end.tiles(seat);
  return tiles;
}

Losers clockwise_from_winner(const FinishedRound& end) {
  Losers losers;
  for (Seat seat = next_seat(end.winner, end.players); seat != end.winner;
       seat = next_seat(seat, end.players))
    losers.push_back(seat);
  return losers;
}

// Fewest tiles first, equal ones clockwise from the winner: an insertion sort,
// because it keeps the order of equals.
Losers by_tiles(const Counts& tiles, Losers losers) {
  for (std::size_t i = 1; i < losers.size(); ++i)
    for (std::size_t k = i; k > 0 && tiles[index(losers[k])] < tiles[index(losers[k - 1])]; --k)
      std::swap(losers[k], losers[k - 1]);
  return losers;
}

class Till {
 public:
  explicit Till(const FinishedRound& end) : end_(end), chips_(end.chips) {}

  void pay(Seat from, Seat to, int tiles) {
    const std::int32_t owed = tiles * end_.factor(from);
    const std::int32_t paid = std::min(owed, chips_[index(from)]);
    chips_[index(from)] -= paid;
    chips_[index(to)] += paid;
    payments_.push_back({from, to, tiles, owed, paid});
  }
  [[nodiscard]] const Payments& payments() const { return payments_; }
  [[nodiscard]] const std::array<std::int32_t, kMaxSeats>& chips() const { return chips_; }

 private:
  const FinishedRound& end_;
  std::array<std::int32_t, kMaxSeats> chips_;
  Payments payments_;
};

Till settle(const FinishedRound& end) {
  Till till(end);
  const Losers losers = clockwise_from_winner(end);
  const Counts tiles = tiles_left(end);
  for (Seat loser : losers) till.pay(loser, end.winner, tiles[index(loser)]);
  for (Seat receiver : by_tiles(tiles, losers))
    for (Seat payer : losers) {
      const int difference = tiles[index(payer)] - tiles[index(receiver)];
      if (difference > 0) till.pay(payer, receiver, difference);
    }
  return till;
}

}  // namespace

Payments payments(const FinishedRound& end) { return settle(end).payments(); }

std::array<std::int32_t, kMaxSeats> chips_after(const FinishedRound& end) { return settle(end).chips(); }

}  // namespace tessera::lexio
