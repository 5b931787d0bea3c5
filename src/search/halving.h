#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <utility>

#include "search/budget.h"
#include "search/findings.h"

namespace tessera::search {

// Sequential halving. The budget is spent in rounds of equal size: the first on all moves, each
// further one on the better half of the round before, until two moves are left. All moves of a
// round are tried in the same worlds (common random numbers): simulate(finding, world) is called
// for each of them with the same world.
//
// The moves come most promising first. Where the budget is too small to try each of them a few
// times, only the first ones are tried.
template <class Move, class Simulate>
class Halving {
 public:
  Halving(Findings<Move>& findings, Simulate& simulate)
      : findings_(findings), simulate_(simulate), alive_(findings.moves.size()) {}

  // There must be a move. At least one simulation is made, even if the stop is requested.
  void run(const Budget& budget) {
    assert(alive_ > 0);
    while (alive_ > 1 && least_cost(alive_) > budget.simulations()) alive_ = (alive_ + 1) / 2;
    const int rounds = rounds_for(alive_);
    for (int round = 1; round <= rounds; ++round) {
      if (round > 1) alive_ = std::max<std::size_t>((alive_ + 1) / 2, 2);
      spend(budget.share(round, rounds));
      rank();
      if (budget.is_stopped()) return;
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

  // Every move that is left meets the same worlds: one at least, so that a ranking exists even if the share
  // of the budget was used up before. Only a stop breaks off in the middle of a world.
  void spend(const Budget& share) {
    do {
      for (std::size_t i = 0; i < alive_; ++i) {
        simulate_(findings_.moves[i], world_);
        ++findings_.simulations;
        if (share.is_stopped()) return;
      }
      ++world_;
    } while (!share.is_spent(findings_.simulations + static_cast<int>(alive_) - 1));
  }

  // A stop may come before all moves were tried; those that were not come last.
  void rank() {
    const auto is_better = [](const auto& a, const auto& b) {
      return std::pair(a.worth.count() > 0, a.worth.value()) >
             std::pair(b.worth.count() > 0, b.worth.value());
    };
    std::stable_sort(findings_.moves.begin(), findings_.moves.begin() + static_cast<std::ptrdiff_t>(alive_),
                     is_better);
  }

  Findings<Move>& findings_;
  Simulate& simulate_;
  std::size_t alive_;
  std::uint64_t world_ = 0;
};

}  // namespace tessera::search
