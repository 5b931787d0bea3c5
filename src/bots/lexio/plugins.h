#pragma once

#include <span>

#include "games/lexio/game.h"
#include "search/plugins.h"

// What search needs to know to play Lexio with sense.

namespace tessera::lexio {

// Goes out when it can. Otherwise leads many tiles at once and weak ones first, answers
// with weak tiles, and passes now and then to keep its hand together.
struct Rollout {
  [[nodiscard]] Move choose(const State& state, Rng& rng) const;
};

struct Prior {
  void weigh(const State& state, std::span<const Move> moves, std::span<double> shares) const;
};

// Search looks no further than the end of the round, and values it by the chips that were won.
class Evaluator {
 public:
  explicit Evaluator(const View& view) : before_(view.pub.chips) {}
  [[nodiscard]] bool is_settled(const State& state) const { return state.pub.phase != Phase::turn; }
  [[nodiscard]] search::Evaluation evaluate(const State& state) const;

 private:
  std::array<std::int32_t, kMaxSeats> before_;
};

}  // namespace tessera::lexio
