#pragma once

#include <span>

#include "games/twenty_one/game.h"
#include "search/plugins.h"

// What search needs to know to play 21 with sense.

namespace tessera::twenty_one {

// Plays on like skilled, for whoever's turn it is in the imagined world.
struct Rollout {
  [[nodiscard]] TwentyOne::Move choose(const State& state, Rng& rng) const;
};

// Prefers what expert prefers.
struct Prior {
  void weigh(const State& state, std::span<const TwentyOne::Move> moves, std::span<double> shares) const;
};

class Evaluator {
 public:
  explicit Evaluator(const View&) {}
  [[nodiscard]] bool is_settled(const State& state) const { return state.pub.phase == Phase::over; }
  [[nodiscard]] search::Evaluation evaluate(const State& state) const;
};

}  // namespace tessera::twenty_one
