#pragma once

#include <algorithm>
#include <cassert>
#include <numeric>
#include <optional>
#include <vector>

#include "search/budget.h"
#include "search/findings.h"
#include "search/halving.h"
#include "search/plugins.h"

// Flat search: every move is tried in many imagined worlds, each played to its end,
// and the move with the best mean is chosen.

namespace tessera::search {

template <Searchable G, RolloutPolicy<G> Rollout, PriorOf<G> Prior, EvaluatorOf<G> Evaluator>
class FlatSearch {
  using Move = typename G::Move;
  using View = typename G::View;
  using State = typename G::State;

 public:
  // Of more moves than this, only those with the largest prior are tried.
  explicit FlatSearch(std::size_t most_moves) : most_moves_(most_moves) {}

  [[nodiscard]] Findings<Move> run(const View& view, const Budget& budget, std::uint64_t seed) const {
    return survey(view, budget, seed, std::nullopt);
  }

  // The same, with a close look at one move, if given, whatever it promises.
  [[nodiscard]] Findings<Move> survey(const View& view, const Budget& budget, std::uint64_t seed,
                                      const std::optional<Move>& keep) const {
    const Evaluator evaluator(view);
    Findings<Move> findings = candidates(view, seed, keep);
    const auto simulate = [&](Finding<Move>& finding, std::uint64_t world) {
      Rng rng(derive_seed(seed, world));
      State state = G::imagine(view, rng);
      G::apply(state, finding.move);
      play_out<G>(state, rollout_, evaluator, rng);
      finding.add(evaluator.verdict(state), G::viewer(view));
    };
    Halving<Move, decltype(simulate)>(findings, keep, simulate).run(budget);
    return findings;
  }

 private:
  [[nodiscard]] Findings<Move> candidates(const View& view, std::uint64_t seed,
                                          const std::optional<Move>& keep) const {
    const auto legal = G::legal(view);
    assert(!legal.empty());
    if (legal.size() <= most_moves_) return Findings<Move>::about(legal);

    Rng rng(seed);
    std::vector<double> shares(legal.size());
    prior_.weigh(G::imagine(view, rng), {legal.begin(), legal.end()}, shares);
    std::vector<std::size_t> order(legal.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return shares[a] > shares[b]; });
    std::vector<Move> some;
    for (std::size_t i = 0; i < order.size(); ++i)
      if (i < most_moves_ || legal[order[i]] == keep) some.push_back(legal[order[i]]);
    return Findings<Move>::about(some);
  }

  std::size_t most_moves_;
  [[no_unique_address]] Rollout rollout_;
  [[no_unique_address]] Prior prior_;
};

}  // namespace tessera::search
