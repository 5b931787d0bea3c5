#pragma once

#include <algorithm>
#include <optional>

#include "search/budget.h"
#include "search/findings.h"

namespace tessera::search {

// Sequential halving: spends the budget in rounds of equal size, each on the better
// half of the moves of the round before, until two are left, and ranks them. The
// moves of a round meet the same worlds (common random numbers): simulate(finding,
// world) is called for each of them with the same world. A move to keep is never
// dropped, so that much is known about it in the end.
template <class Move, class Simulate>
class Halving {
 public:
  Halving(Findings<Move>& findings, std::optional<Move> keep, Simulate& simulate)
      : findings_(findings), keep_(std::move(keep)), simulate_(simulate), alive_(findings.moves.size()) {}

  void run(const Budget& budget) {
    const auto begin = Budget::Clock::now();
    int rounds = 1;
    for (std::size_t n = alive_; n > 2; n = (n + 1) / 2) ++rounds;
    for (int round = 1; round <= rounds; ++round) {
      if (round > 1) drop_worse_half();
      spend(budget.share(round, rounds, begin));
      rank();
    }
  }

 private:
  // At least one world, even when there is nothing left to spend.
  void spend(const Budget& share) {
    const int cost = static_cast<int>(alive_);
    do {
      for (std::size_t i = 0; i < alive_; ++i) simulate_(findings_.moves[i], world_);
      findings_.simulations += cost;
      ++world_;
    } while (!share.is_spent(findings_.simulations + cost - 1));
  }

  void rank() {
    std::stable_sort(findings_.moves.begin(), at(alive_),
                     [](const auto& a, const auto& b) { return a.worth.value() > b.worth.value(); });
  }

  void drop_worse_half() {
    const std::size_t half = std::min(alive_, std::max<std::size_t>((alive_ + 1) / 2, 2));
    const auto kept =
        std::find_if(at(half), at(alive_), [&](const auto& finding) { return finding.move == keep_; });
    const bool keeps_one_more = kept != at(alive_);
    if (keeps_one_more) std::rotate(at(half), kept, kept + 1);
    alive_ = half + (keeps_one_more ? 1 : 0);
  }

  auto at(std::size_t i) { return findings_.moves.begin() + static_cast<std::ptrdiff_t>(i); }

  Findings<Move>& findings_;
  std::optional<Move> keep_;
  Simulate& simulate_;
  std::size_t alive_;
  std::uint64_t world_ = 0;
};

}  // namespace tessera::search
