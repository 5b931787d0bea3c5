#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>

#include "search/budget.h"
#include "search/findings.h"

namespace tessera::search {

// Sequential halving: spends the budget in rounds of equal size, each on the better
// half of the moves of the round before, until two are left, and ranks them. The
// moves of a round meet the same worlds (common random numbers): simulate(finding,
// world) is called for each of them with the same world.
//
// The moves come in the order of what they promise: where the budget is too small to
// try each of them a few times, only the first are tried at all.
template <class Move, class Simulate>
class Halving {
 public:
  Halving(Findings<Move>& findings, Simulate& simulate)
      : findings_(findings), simulate_(simulate), alive_(findings.moves.size()) {}

  // There must be a move.
  void run(const Budget& budget) {
    assert(alive_ > 0);
    while (alive_ > 1 && least_cost(alive_) > budget.simulations()) alive_ = (alive_ + 1) / 2;
    const int rounds = rounds_for(alive_);
    for (int round = 1; round <= rounds; ++round) {
      if (round > 1) alive_ = std::max<std::size_t>((alive_ + 1) / 2, 2);
      spend(budget.share(round, rounds));
      rank();
    }
  }

 private:
  static int rounds_for(std::size_t moves) {
    int rounds = 1;
    for (; moves > 2; moves = (moves + 1) / 2) ++rounds;
    return rounds;
  }
  // So that every move of the first round meets a few worlds.
  static std::int64_t least_cost(std::size_t moves) {
    constexpr std::int64_t kFew = 2;
    return kFew * static_cast<std::int64_t>(moves) * rounds_for(moves);
  }

  // One world at least, however late it is.
  void spend(const Budget& share) {
    const int cost = static_cast<int>(alive_);
    do {
      for (std::size_t i = 0; i < alive_; ++i) simulate_(findings_.moves[i], world_);
      findings_.simulations += cost;
      ++world_;
    } while (!share.is_spent(findings_.simulations + cost - 1));
  }

  void rank() {
    std::stable_sort(findings_.moves.begin(), findings_.moves.begin() + static_cast<std::ptrdiff_t>(alive_),
                     [](const auto& a, const auto& b) { return a.worth.value() > b.worth.value(); });
  }

  Findings<Move>& findings_;
  Simulate& simulate_;
  std::size_t alive_;
  std::uint64_t world_ = 0;
};

}  // namespace tessera::search
