#pragma once

#include <cassert>
#include <cmath>
#include <cstdint>
#include <limits>
#include <span>

#include "search/budget.h"
#include "search/candidates.h"
#include "search/findings.h"
#include "search/halving.h"
#include "search/plugins.h"
#include "search/rank.h"
#include "search/scratch.h"

// Information-set Monte Carlo tree search, seen by one seat, the viewer. Every simulation
// imagines a world that looks like the view, follows the tree through moves that are legal in
// that world, adds one edge, and plays the rest of the game with the rollout policy.
//
// An information set of the tree is what the viewer has seen since the root: the action keys of
// the moves and the observation key after each event. Worlds that the viewer can't tell apart
// share their statistics.
//
// Which move is followed depends on its mean for the seat that makes it, on its prior, and on how
// rarely it was followed when it was legal (PUCT with availability counts). Moves of others that
// look the same to the viewer, as exchanges in 21 do, are one option of the tree; one of them is
// drawn by their prior.

namespace tessera::search {

template <Searchable G, RolloutPolicy<G> Rollout = RandomRollout<G>, PriorOf<G> Prior = EvenPrior<G>,
          EvaluatorOf<G> Evaluator = FinalOutcome<G>>
class TreeSearch {
  using Move = typename G::Move;
  using View = typename G::View;
  using State = typename G::State;
  using MoveList = decltype(G::legal(std::declval<const State&>()));
  using Option = Scratch::Option;

 public:
  // The larger, the more often a move that looks worse is tried again.
  explicit TreeSearch(double exploration = 1.5) : exploration_(exploration) {}

  // Finds the best move. The same view, seed and number of simulations give the same findings,
  // whatever the scratch was used for before. At least one simulation is made.
  Findings<Move> run(const View& view, const Budget& budget, std::uint64_t seed, Scratch& scratch) const {
    const Tree tree = begin(view, scratch);
    auto findings = Findings<Move>::about(G::legal(view));
    Rng rng(seed);
    do {
      scratch.edges.make_room();
      State state = G::imagine(view, rng);
      const Choice choice = choose(tree, state, kRoot, rng);
      findings.moves[choice.place].add(simulate(tree, state, choice, rng), tree.viewer);
      ++findings.simulations;
    } while (!budget.is_spent(findings.simulations));
    rank_by_visits(findings);
    return findings;
  }

  // Says what every move is worth, by sequential halving: first all moves get the same number of
  // simulations, then the better ones more. Below the root the tree is the same as in run().
  // Moves that the budget is too small for come last and were never tried.
  Findings<Move> survey(const View& view, const Budget& budget, std::uint64_t seed, Scratch& scratch) const {
    auto findings = candidates<G>(view, prior_, seed);
    halve(findings, view, budget, seed, scratch);
    return findings;
  }

  // The same for these moves only.
  Findings<Move> compare(const View& view, std::span<const Move> moves, const Budget& budget,
                         std::uint64_t seed, Scratch& scratch) const {
    auto findings = Findings<Move>::about(moves);
    halve(findings, view, budget, seed, scratch);
    return findings;
  }

 private:
  static constexpr std::size_t kMostSteps = 1024;  // the tree is followed no deeper
  static constexpr std::uint64_t kRoot = 1;

  // What stays the same during one search.
  struct Tree {
    Evaluator evaluator;
    Seat viewer;
    Scratch& scratch;
  };
  struct Choice {
    Move move;
    std::size_t place;  // in the list of legal moves
    bool is_new;        // no edge of the tree led there
  };

  static Tree begin(const View& view, Scratch& scratch) {
    scratch.clear();
    return {Evaluator(view), G::viewer(view).seat(), scratch};
  }

  void halve(Findings<Move>& findings, const View& view, const Budget& budget, std::uint64_t seed,
             Scratch& scratch) const {
    const Tree tree = begin(view, scratch);
    const auto try_it = [&](Finding<Move>& finding, std::uint64_t world) {
      scratch.edges.make_room();
      Rng rng(derive_seed(seed, world));
      State state = G::imagine(view, rng);
      finding.add(simulate(tree, state, {finding.move, 0, false}, rng), tree.viewer);
    };
    Halving<Move, decltype(try_it)>(findings, try_it).run(budget);
  }

  // From the choice at the root down the tree and to the end of the game; then all edges on the
  // way are updated.
  Evaluation simulate(const Tree& tree, State& state, const Choice& first, Rng& rng) const {
    auto& steps = tree.scratch.steps;
    std::uint64_t set = make_move(tree, state, kRoot, first.move);
    bool in_tree = !first.is_new;
    while (in_tree && !tree.evaluator.is_settled(state)) {
      if (G::turn(state).is_chance()) {
        G::apply(state, G::sample(state, rng));
        set = scramble(set ^ G::observation_key(state, tree.viewer));
        continue;
      }
      const Choice choice = choose(tree, state, set, rng);
      set = make_move(tree, state, set, choice.move);
      in_tree = !choice.is_new && steps.size() < kMostSteps;
    }
    play_out<G>(state, rollout_, tree.evaluator, rng);
    const Evaluation evaluation = tree.evaluator.evaluate(state);
    for (const Scratch::Step& step : steps) {
      ++step.edge->visits;
      step.edge->sum += evaluation.worth[index(step.seat)];
    }
    steps.clear();
    return evaluation;
  }

  // An edge is identified by its information set and the action.
  static std::uint64_t edge_key(const Tree& tree, const State& state, std::uint64_t set, const Move& move) {
    return scramble(set ^ G::action_key(state, move, tree.viewer));
  }

  // Returns the information set that the move leads to.
  static std::uint64_t make_move(const Tree& tree, State& state, std::uint64_t set, const Move& move) {
    const std::uint64_t edge = edge_key(tree, state, set, move);
    G::apply(state, move);
    return scramble(edge ^ G::observation_key(state, tree.viewer));
  }

  Choice choose(const Tree& tree, const State& state, std::uint64_t set, Rng& rng) const {
    const MoveList moves = G::legal(state);
    assert(!moves.empty());
    weigh(tree.scratch, state, set, moves);
    Option& option = best_option(list_options(tree, state, set, moves));
    const bool is_new = option.edge == nullptr;
    if (is_new) option.edge = tree.scratch.edges.add(option.key);
    if (option.edge != nullptr) tree.scratch.steps.push_back({option.edge, G::turn(state).seat()});
    const std::size_t place = draw_move(option, tree.scratch.shares, rng);
    return {moves[place], place, is_new};
  }

  // Gives each move its share of the prior; the shares add up to 1. The moves at the root are the
  // same in every world and are weighed only once.
  void weigh(Scratch& scratch, const State& state, std::uint64_t set, const MoveList& moves) const {
    if (set == kRoot && !scratch.root_shares.empty()) {
      scratch.shares = scratch.root_shares;
      return;
    }
    auto& shares = scratch.shares;
    shares.resize(moves.size());
    prior_.weigh(state, {moves.begin(), moves.size()}, shares);
    double all = 0;
    for (const double share : shares) all += share;
    for (double& share : shares) share /= all;
    if (set == kRoot) scratch.root_shares = shares;
  }

  // In memory that is written anew at every step.
  static std::span<Option> list_options(const Tree& tree, const State& state, std::uint64_t set,
                                        const MoveList& moves) {
    auto& options = tree.scratch.options;
    if (options.size() < moves.size()) options.resize(moves.size());
    const double* shares = tree.scratch.shares.data();
    Option* last = nullptr;
    Option* next = options.data();
    for (std::uint32_t i = 0; i < moves.size(); ++i) {
      const std::uint64_t key = edge_key(tree, state, set, moves[i]);
      if (last != nullptr && last->key == key) {
        last->share += shares[i];
        last->end = i + 1;
        continue;
      }
      Edge* edge = tree.scratch.edges.find(key);
      if (edge != nullptr) ++edge->available;
      *next = {key, edge, shares[i], i, i + 1};
      last = next++;
    }
    return {options.data(), next};
  }

  // The option with the largest upper confidence bound.
  [[nodiscard]] Option& best_option(std::span<Option> options) const {
    double visits = 0;
    double sum = 0;
    for (const Option& option : options) {
      if (option.edge == nullptr) continue;
      visits += option.edge->visits;
      sum += option.edge->sum;
    }
    // An option that was never tried is assumed to be as good as the average of the others.
    const double mean_untried = visits == 0 ? 0.5 : sum / visits;
    const double bonus_untried = exploration_ * std::sqrt(visits + 1);
    Option* best = options.data();
    double most = -std::numeric_limits<double>::infinity();
    for (Option& option : options) {
      const Edge* edge = option.edge;
      const double bound = edge == nullptr || edge->visits == 0
                               ? mean_untried + option.share * bonus_untried
                               : edge->mean() + option.share * exploration_ * std::sqrt(edge->available) /
                                                    (1.0 + edge->visits);
      if (bound > most) {
        most = bound;
        best = &option;
      }
    }
    return *best;
  }

  // One of the moves that the option stands for, by their shares.
  static std::size_t draw_move(const Option& option, std::span<const double> shares, Rng& rng) {
    std::size_t place = option.first;
    if (option.end - place == 1) return place;
    for (double left = rng.unit() * option.share; place + 1 < option.end; ++place) {
      left -= shares[place];
      if (left < 0) break;
    }
    return place;
  }

  double exploration_;
  [[no_unique_address]] Rollout rollout_;
  [[no_unique_address]] Prior prior_;
};

}  // namespace tessera::search
