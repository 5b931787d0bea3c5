#pragma once

#include <span>

#include "games/one_oh_one/game.h"
#include "search/plugins.h"

// What search needs to know to play 101 with sense.

namespace tessera::one_oh_one {

// Plays on like casual, for whoever's turn it is in the imagined world.
struct Rollout {
  [[nodiscard]] OneOhOne::Move choose(const State& state, Rng& rng) const;
};

// Prefers cells where the token fits well.
struct Prior {
  void weigh(const State& state, std::span<const OneOhOne::Move> moves, std::span<double> shares) const;
};

class Evaluator {
 public:
  explicit Evaluator(const View&) {}
  [[nodiscard]] bool is_settled(const State& state) const { return state.pub.phase == Phase::over; }
  [[nodiscard]] search::Evaluation evaluate(const State& state) const;
};

}  // namespace tessera::one_oh_one
