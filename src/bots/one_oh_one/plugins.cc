#include "bots/one_oh_one/plugins.h"

#include <algorithm>

#include "bots/one_oh_one/fit.h"

namespace tessera::one_oh_one {

OneOhOne::Move Rollout::choose(const State& state, Rng& rng) const {
  const auto& row = state.pub.face_up;
  return best_fit(state.pub, row ? state.box[state.pub.front_of(*row)] : Token(), rng);
}

void Prior::weigh(const State& state, std::span<const OneOhOne::Move> moves, std::span<double> shares) const {
  const Public& pub = state.pub;
  const Grid& grid = pub.grids[pub.current_grid()];
  if (pub.phase != Phase::place) {
    std::ranges::fill(shares, 1.0);
    return;
  }
  const Fits fits(grid, pub.hand);
  for (std::size_t i = 0; i < moves.size(); ++i) shares[i] = 2 + fits.at(std::get<Place>(moves[i]).cell);
}

search::Evaluation Evaluator::evaluate(const State& state) const {
  constexpr double kMargin = 4;
  const Outcome outcome = outcome_of(state.pub);
  search::Evaluation evaluation = search::evaluation_of(outcome, kMargin);
  if (state.pub.config.is_solo()) {
    // A typical score, and how far games are from it.
    constexpr double kTypical = 120;
    constexpr double kSpread = 30;
    evaluation.worth[0] = search::squash(outcome.scores[0] - kTypical, kSpread);
  }
  return evaluation;
}

}  // namespace tessera::one_oh_one
