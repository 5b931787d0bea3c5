#pragma once

#include <span>

#include "bots/one_oh_one/casual.h"
#include "games/one_oh_one/game.h"
#include "search/plugins.h"

// What search needs to know to play 101 with sense.

namespace tessera::one_oh_one {

// Plays on like casual.
struct Rollout {
  [[nodiscard]] OneOhOne::Move choose(const State& state, Rng& rng) const { return casual_move(state, rng); }
};

// Where the token fits well comes first.
struct Prior {
  void weigh(const State& state, std::span<const OneOhOne::Move> moves, std::span<double> shares) const;
};

class Evaluator {
 public:
  explicit Evaluator(const View&) {}
  [[nodiscard]] bool is_settled(const State& state) const { return state.pub.phase == Phase::over; }
  [[nodiscard]] search::Verdict verdict(const State& state) const;
};

}  // namespace tessera::one_oh_one
