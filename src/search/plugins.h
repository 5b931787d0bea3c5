#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <span>

#include "base/random.h"
#include "core/game.h"

// What a search needs besides the rules: a rollout policy, which chooses the moves after the tree
// ends; a prior, which says what moves to look at first; and an evaluator, which says what the
// result is worth. They are template parameters. The ones here work for every game and know
// nothing but its rules.

namespace tessera::search {

using Values = std::array<double, kMaxSeats>;

// What the end of a game or round is worth to each seat.
struct Evaluation {
  Values worth{};   // what search maximises, 0 to 1
  Values win{};     // 1 for the winner; several winners share it, but partners do not
  Values points{};  // the score less the mean of the other sides' scores; alone: the score
};

template <class R, class G>
concept RolloutPolicy = requires(const R& rollout, const typename G::State& state, Rng& rng) {
  { rollout.choose(state, rng) } -> std::same_as<typename G::Move>;
};

// Gives each of the legal moves a weight. Weights are positive and need not add up to 1.
template <class P, class G>
concept PriorOf = requires(const P& prior, const typename G::State& state,
                           std::span<const typename G::Move> moves, std::span<double> shares) {
  { prior.weigh(state, moves, shares) } -> std::same_as<void>;
};

// It is made from the view at the root, so that it can value what was gained since.
template <class E, class G>
concept EvaluatorOf = std::constructible_from<E, const typename G::View&> &&
                      requires(const E& evaluator, const typename G::State& state) {
                        {
                          evaluator.is_settled(state)
                        } -> std::same_as<bool>;  // true at the latest when over
                        { evaluator.evaluate(state) } -> std::same_as<Evaluation>;  // when settled
                      };

template <Searchable G>
struct RandomRollout {
  typename G::Move choose(const typename G::State& state, Rng& rng) const {
    const auto moves = G::legal(state);
    return rng.pick(moves);
  }
};

template <Searchable G>
struct EvenPrior {
  void weigh(const typename G::State&, std::span<const typename G::Move>, std::span<double> shares) const {
    std::ranges::fill(shares, 1.0);
  }
};

// Maps any number to 0 .. 1: 0 to 0.5, scale to 0.75, -scale to 0.25.
constexpr double squash(double x, double scale) { return 0.5 + 0.5 * x / (scale + (x < 0 ? -x : x)); }

// Winning counts most; the margin decides between moves that win or lose equally often.
// `side` is the number of seats that play together. Partners win together, and the outcome
// gives each of them the score of the whole side.
inline Evaluation evaluation_of(const Outcome& outcome, double scale, int side = 1) {
  constexpr double kWinning = 0.8;
  Evaluation evaluation;
  const std::size_t players = outcome.scores.size();
  const double sides = static_cast<double>(players) / side;
  double total = 0;  // of all sides
  for (const std::int32_t score : outcome.scores) total += static_cast<double>(score) / side;
  for (const Seat seat : outcome.winners)
    evaluation.win[index(seat)] = side / static_cast<double>(outcome.winners.size());
  for (std::size_t i = 0; i < players; ++i) {
    const double score = outcome.scores[i];
    evaluation.points[i] = players == 1 ? score : score - (total - score) / (sides - 1);
    const double margin = squash(evaluation.points[i], scale);
    evaluation.worth[i] = players == 1 ? margin : kWinning * evaluation.win[i] + (1 - kWinning) * margin;
  }
  return evaluation;
}

template <Searchable G>
class FinalOutcome {
 public:
  explicit FinalOutcome(const typename G::View&) {}
  [[nodiscard]] bool is_settled(const typename G::State& state) const { return G::turn(state).is_over(); }
  [[nodiscard]] Evaluation evaluate(const typename G::State& state) const {
    constexpr double kScale = 20;
    return evaluation_of(G::outcome(state), kScale);
  }
};

// Plays on until the evaluator can value the state.
template <Searchable G, RolloutPolicy<G> Rollout, EvaluatorOf<G> Evaluator>
void play_out(typename G::State& state, const Rollout& rollout, const Evaluator& evaluator, Rng& rng) {
  while (!evaluator.is_settled(state)) {
    if (G::turn(state).is_chance())
      G::apply(state, G::sample(state, rng));
    else
      G::apply(state, rollout.choose(state, rng));
  }
}

}  // namespace tessera::search
