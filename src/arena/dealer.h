#pragma once

#include <array>
#include <cstdint>

#include "core/any_game.h"

namespace tessera::arena {

// Chance at a table where the same deal is played more than once.
//
// What one seat alone gets to see is that seat's own drawing (a hand and every draw
// in 21); everything else belongs to the table (the lot for the start, the box of
// 101, every round's deal of Lexio). The n-th event of the table and the n-th
// drawing of a seat have a seed of their own each, made of the deal's seed and n.
// So the same seed gives:
// - 101: the same start and box.
// - Lexio: the same deal in round n, whoever won the rounds before.
// - 21: the same start and hands, and every seat draws its tokens in the same order,
//   whatever is placed and by whom. Only an exchange changes what that seat draws
//   from then on, since its stock is another.
// Whether a seat comes to draw, or a round to be dealt, is up to the players.
class Dealer {
 public:
  explicit Dealer(std::uint64_t seed) : seed_(seed) {}

  // On chance's turn: draws an outcome and plays it.
  Happened draw(AnyState& state, Audience audience = {});

 private:
  static constexpr std::size_t kTable = kMaxSeats;

  std::uint64_t seed_;
  std::array<std::uint64_t, kMaxSeats + 1> drawn_{};  // events so far: of each seat, and of the table
};

}  // namespace tessera::arena
