#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <span>

#include "base/random.h"
#include "core/game.h"

// What a search is made of besides the rules: how it plays on when the tree ends
// (a rollout policy), which moves it looks at first (a prior), and what an end is
// worth (an evaluator). Plain types that are known when it is compiled; the ones
// here know nothing but the rules.

namespace tessera::search {

using Values = std::array<double, kMaxSeats>;

// What an end is to each seat.
struct Evaluation {
  Values worth{};   // what search strives for, 0 to 1
  Values win{};     // 1 for the winner, shared among several but not between partners
  Values points{};  // more than the other sides have, on the average; alone: the points
};

template <class R, class G>
concept RolloutPolicy = requires(const R& rollout, const typename G::State& state, Rng& rng) {
  { rollout.choose(state, rng) } -> std::same_as<typename G::Move>;
};

// Gives each of the legal moves a share of attention; the shares are positive and
// need not add up to 1.
template <class P, class G>
concept PriorOf = requires(const P& prior, const typename G::State& state,
                           std::span<const typename G::Move> moves, std::span<double> shares) {
  { prior.weigh(state, moves, shares) } -> std::same_as<void>;
};

// Made for the view that is searched from, so that it may say what has been gained since.
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

// Half way from 0 to 1 at `scale`, beyond it less and less.
constexpr double squash(double x, double scale) { return 0.5 + 0.5 * x / (scale + (x < 0 ? -x : x)); }

// Who won counts most; by how much makes the difference between moves that win or lose alike.
// A side is one seat, or as many partners, who win together and share nothing; each of them
// has the score of the side.
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

// Plays on until the evaluator can say something.
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
