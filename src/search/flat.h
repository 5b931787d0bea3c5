#pragma once

#include "search/budget.h"
#include "search/candidates.h"
#include "search/findings.h"
#include "search/halving.h"
#include "search/plugins.h"
#include "search/scratch.h"

// Flat Monte Carlo search: every move is tried in many imagined worlds, each of which is played to
// its end, and the move with the best mean is chosen.

namespace tessera::search {

template <Searchable G, RolloutPolicy<G> Rollout = RandomRollout<G>, PriorOf<G> Prior = EvenPrior<G>,
          EvaluatorOf<G> Evaluator = FinalOutcome<G>>
class FlatSearch {
  using Move = typename G::Move;
  using View = typename G::View;
  using State = typename G::State;

 public:
  // Called like TreeSearch::run, but there is no tree to keep.
  Findings<Move> run(const View& view, const Budget& budget, std::uint64_t seed, Scratch& /*scratch*/) const {
    const Evaluator evaluator(view);
    auto findings = candidates<G>(view, prior_, seed);
    const auto simulate = [&](Finding<Move>& finding, std::uint64_t world) {
      Rng rng(derive_seed(seed, world));
      State state = G::imagine(view, rng);
      G::apply(state, finding.move);
      play_out<G>(state, rollout_, evaluator, rng);
      finding.add(evaluator.evaluate(state), G::viewer(view).seat());
    };
    Halving<Move, decltype(simulate)>(findings, simulate).run(budget);
    return findings;
  }

 private:
  [[no_unique_address]] Rollout rollout_;
  [[no_unique_address]] Prior prior_;
};

}  // namespace tessera::search
