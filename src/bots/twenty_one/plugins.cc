#include "bots/twenty_one/plugins.h"

#include <algorithm>

#include "bots/twenty_one/appeal.h"
#include "bots/twenty_one/most_points.h"

namespace tessera::twenty_one {

TwentyOne::Move Rollout::choose(const State& state, Rng& rng) const {
  if (const auto place = most_points(state.pub, state.hand(state.pub.to_act), rng)) return *place;
  return rng.pick(TwentyOne::legal(state));
}

void Prior::weigh(const State& state, std::span<const TwentyOne::Move> moves,
                  std::span<double> shares) const {
  const View view = TwentyOne::view(state, state.pub.to_act);
  std::ranges::transform(moves, shares.begin(), [&](const auto& move) { return weight(view, move); });
}

search::Evaluation Evaluator::evaluate(const State& state) const {
  constexpr double kMargin = 60;
  Outcome outcome = TwentyOne::outcome(state);
  if (state.pub.config.teams) {
    const auto own = outcome.scores;
    for (const Seat a : seats(state.pub.config.players))
      for (const Seat b : seats(state.pub.config.players))
        if (a != b && are_partners(state.pub.config, a, b)) outcome.scores[index(a)] += own[index(b)];
  }
  return search::evaluation_of(outcome, kMargin, state.pub.config.teams ? 2 : 1);
}

}  // namespace tessera::twenty_one
