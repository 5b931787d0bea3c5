#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <limits>
#include <span>

#include "search/budget.h"
#include "search/candidates.h"
#include "search/edge_table.h"
#include "search/findings.h"
#include "search/halving.h"
#include "search/plugins.h"

// Information-set Monte Carlo tree search, seen by one seat. Every simulation
// imagines a world that looks like the view, goes down the tree through the moves
// that are legal in that world, adds one move, and plays on to the end. An information set of
// the tree is what the seat has seen since the root: the moves as it sees them and
// what came to light, so that worlds it can't tell apart share their statistics.
//
// Which move is followed is decided by its mean for the seat that makes it, its
// prior, and how seldom it was followed where it could have been. Moves of others that
// look alike to the seat, as exchanges in 21 do, are one option of the tree; which of them
// it was is drawn by their prior.

namespace tessera::search {

template <Searchable G, RolloutPolicy<G> Rollout = RandomRollout<G>, PriorOf<G> Prior = EvenPrior<G>,
          EvaluatorOf<G> Evaluator = FinalOutcome<G>>
class TreeSearch {
  using Move = typename G::Move;
  using View = typename G::View;
  using State = typename G::State;
  using MoveList = decltype(G::legal(std::declval<const State&>()));

 public:
  // The larger, the more often a move that looks worse is tried again.
  explicit TreeSearch(double exploration = 1.5) : exploration_(exploration) {}

  Findings<Move> run(const View& view, const Budget& budget, std::uint64_t seed) {
    Descent descent = begin(view, budget);
    auto findings = Findings<Move>::about(G::legal(view));
    Rng rng(seed);
    do {
      State state = G::imagine(view, rng);
      const Choice choice = follow(descent, state, kRoot, rng);
      findings.moves[choice.place].add(simulate(descent, state, choice, rng), descent.viewer);
      ++findings.simulations;
    } while (!budget.is_spent(findings.simulations));
    rank(findings);
    return findings;
  }

  // Looks at the moves of the view alike and then at the better ones more closely; the tree
  // grows beneath. For somebody who asks about every move. What the budget is too small
  // for comes last and was never tried.
  Findings<Move> survey(const View& view, const Budget& budget, std::uint64_t seed) {
    auto findings = candidates<G>(view, prior_, seed);
    halve(findings, view, budget, seed);
    return findings;
  }

  // The same of these moves only.
  Findings<Move> compare(const View& view, std::span<const Move> moves, const Budget& budget,
                         std::uint64_t seed) {
    auto findings = Findings<Move>::about(moves);
    halve(findings, view, budget, seed);
    return findings;
  }

 private:
  static constexpr int kMostEdges = 1 << 18;
  static constexpr std::uint64_t kRoot = 1;

  // What stays the same as long as one search runs.
  struct Descent {
    Evaluator evaluator;
    Seat viewer;
    EdgeTable edges;
  };
  // Moves that the viewer can't tell apart, side by side among the legal ones.
  struct Option {
    std::uint64_t key;
    Edge* edge;  // null when it was never chosen
    double share;
    std::uint32_t first;
    std::uint32_t end;
  };
  struct Choice {
    Move move;
    std::size_t place;  // among the legal moves
    bool is_new;
  };
  struct Step {
    Edge* edge;
    Seat seat;
  };

  Descent begin(const View& view, const Budget& budget) {
    steps_.clear();
    root_shares_.clear();
    return {Evaluator(view), G::viewer(view),
            EdgeTable(static_cast<std::size_t>(std::min(budget.simulations(), kMostEdges)))};
  }

  // The best is what is worth most for sure, among the moves that were visited often: a
  // mean of few visits is luck. The others follow by their visits.
  static void rank(Findings<Move>& findings) {
    constexpr int kOften = 8;
    auto& moves = findings.moves;
    const auto more_visits = [](const auto& a, const auto& b) { return a.worth.count() > b.worth.count(); };
    std::stable_sort(moves.begin(), moves.end(), more_visits);
    const int enough = std::max(moves.front().worth.count() / kOften, 2);
    const auto for_sure = [](const auto& finding) {
      return finding.worth.value() - 2 * finding.worth.standard_error();
    };
    auto best = moves.begin();
    for (auto it = moves.begin(); it != moves.end() && it->worth.count() >= enough; ++it)
      if (for_sure(*it) > for_sure(*best)) best = it;
    std::rotate(moves.begin(), best, best + 1);
  }

  void halve(Findings<Move>& findings, const View& view, const Budget& budget, std::uint64_t seed) {
    Descent descent = begin(view, budget);
    const auto try_it = [&](Finding<Move>& finding, std::uint64_t world) {
      Rng rng(derive_seed(seed, world));
      State state = G::imagine(view, rng);
      finding.add(simulate(descent, state, {finding.move, 0, false}, rng), descent.viewer);
    };
    Halving<Move, decltype(try_it)>(findings, try_it).run(budget);
  }

  // From the root's choice on, down the tree and to the end; then up again.
  Evaluation simulate(Descent& descent, State& state, const Choice& first, Rng& rng) {
    std::uint64_t set = step(descent, state, kRoot, first.move);
    bool in_tree = !first.is_new;
    while (in_tree && !descent.evaluator.is_settled(state)) {
      if (G::turn(state).is_chance()) {
        G::apply(state, G::sample(state, rng));
        set = scramble(set ^ G::observation_key(state, descent.viewer));
        continue;
      }
      const Choice choice = follow(descent, state, set, rng);
      set = step(descent, state, set, choice.move);
      in_tree = !choice.is_new && steps_.size() < steps_.capacity();
    }
    play_out<G>(state, rollout_, descent.evaluator, rng);
    const Evaluation evaluation = descent.evaluator.evaluate(state);
    for (const Step& taken : steps_) {
      ++taken.edge->visits;
      taken.edge->sum += evaluation.worth[index(taken.seat)];
    }
    steps_.clear();
    return evaluation;
  }

  // Makes the move; the information set it leads to.
  static std::uint64_t step(const Descent& descent, State& state, std::uint64_t set, const Move& move) {
    const std::uint64_t after = scramble(set ^ G::action_key(state, move, descent.viewer));
    G::apply(state, move);
    return scramble(after ^ G::observation_key(state, descent.viewer));
  }

  Choice follow(Descent& descent, const State& state, std::uint64_t set, Rng& rng) {
    const MoveList moves = G::legal(state);
    assert(!moves.empty());
    weigh(state, set, moves);
    gather(descent, state, set, moves);
    Option& option = options_[most_urgent()];
    const bool is_new = option.edge == nullptr;
    if (is_new) option.edge = descent.edges.add(option.key);
    if (option.edge != nullptr) steps_.push_back({option.edge, G::turn(state).seat()});
    const std::size_t place = draw(option, rng);
    return {moves[place], place, is_new};
  }

  // What there is to choose from, in options_.
  void gather(Descent& descent, const State& state, std::uint64_t set, const MoveList& moves) {
    options_.clear();
    for (std::uint32_t i = 0; i < moves.size(); ++i) {
      const std::uint64_t key = key_of(descent, state, set, moves[i]);
      if (!options_.empty() && options_.back().key == key) {
        options_.back().share += shares_[i];
        options_.back().end = i + 1;
        continue;
      }
      Edge* edge = descent.edges.find(key);
      if (edge != nullptr) ++edge->available;
      options_.push_back({key, edge, shares_[i], i, i + 1});
    }
  }

  // One of the option's moves.
  std::size_t draw(const Option& option, Rng& rng) const {
    std::size_t place = option.first;
    if (option.end - place == 1) return place;
    for (double left = rng.unit() * option.share; place + 1 < option.end; ++place) {
      left -= shares_[place];
      if (left < 0) break;
    }
    return place;
  }

  // Leaves in shares_ what adds up to 1. The moves at the root are the same in every
  // world, and weighed only once.
  void weigh(const State& state, std::uint64_t set, const MoveList& moves) {
    const std::size_t count = moves.size();
    if (set == kRoot && !root_shares_.empty()) {
      std::ranges::copy(root_shares_, shares_.begin());
      return;
    }
    prior_.weigh(state, {moves.begin(), count}, {shares_.data(), count});
    double all = 0;
    for (std::size_t i = 0; i < count; ++i) all += shares_[i];
    for (std::size_t i = 0; i < count; ++i) shares_[i] /= all;
    if (set == kRoot) root_shares_.assign(shares_.begin(), shares_.begin() + static_cast<int>(count));
  }

  [[nodiscard]] std::size_t most_urgent() const {
    double visits = 0;
    double sum = 0;
    for (const Option& option : options_) {
      if (option.edge == nullptr) continue;
      visits += option.edge->visits;
      sum += option.edge->sum;
    }
    // What was never tried is taken to be as good as the others are on the average.
    const double untried = visits == 0 ? 0.5 : sum / visits;
    const double urge_untried = exploration_ * std::sqrt(visits + 1);
    std::size_t best = 0;
    double most = -std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < options_.size(); ++i) {
      const auto& [key, edge, share, first, end] = options_[i];
      const double score =
          edge == nullptr || edge->visits == 0
              ? untried + share * urge_untried
              : edge->mean() + share * exploration_ * std::sqrt(edge->available) / (1.0 + edge->visits);
      if (score > most) {
        most = score;
        best = i;
      }
    }
    return best;
  }

  static std::uint64_t key_of(const Descent& descent, const State& state, std::uint64_t set,
                              const Move& move) {
    return scramble(set ^ G::action_key(state, move, descent.viewer)) | 1;  // 0 is no key
  }

  double exploration_;
  [[no_unique_address]] Rollout rollout_;
  [[no_unique_address]] Prior prior_;
  // Kept from one simulation to the next: a simulation takes nothing from the heap.
  std::vector<double> root_shares_;
  std::array<double, MoveList::capacity()> shares_{};
  FixedVector<Option, MoveList::capacity()> options_;
  FixedVector<Step, 1024> steps_;
};

}  // namespace tessera::search
