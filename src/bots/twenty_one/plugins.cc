#include "bots/twenty_one/plugins.h"

#include <algorithm>

#include "bots/twenty_one/greedy.h"

namespace tessera::twenty_one {
void Prior::weigh(const State& state, std::span<const TwentyOne::Move> moves,
                  std::span<double> shares) const {
  const View view = TwentyOne::view(state, state.pub.current);
  std::ranges::transform(moves, shares.begin(), [&](const auto& move) { return liking(view, move); });
}

search::Verdict Evaluator::verdict(const State& state) const {
  constexpr double kMargin = 60;
  Outcome outcome = TwentyOne::outcome(state);
  if (state.pub.config.teams) {
    const auto own = outcome.scores;
    for (std::size_t i = 0; i < own.size(); ++i) outcome.scores[i] = own[i] + own[(i + 2) % own.size()];
  }
  return search::verdict_of(outcome, kMargin);
}

}  // namespace tessera::twenty_one
