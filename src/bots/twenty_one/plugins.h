#pragma once

#include <span>

#include "bots/twenty_one/skilled.h"
#include "games/twenty_one/game.h"
#include "search/plugins.h"

// What search needs to know to play 21 with sense.

namespace tessera::twenty_one {

// Plays on like skilled.
struct Rollout {
  [[nodiscard]] TwentyOne::Move choose(const State& state, Rng& rng) const {
    return skilled_move(state, rng);
  }
};

// What greedy likes comes first.
struct Prior {
  void weigh(const State& state, std::span<const TwentyOne::Move> moves, std::span<double> shares) const;
};

class Evaluator {
 public:
  explicit Evaluator(const View&) {}
  [[nodiscard]] bool is_settled(const State& state) const { return state.pub.phase == Phase::over; }
  [[nodiscard]] search::Verdict verdict(const State& state) const;
};

}  // namespace tessera::twenty_one
