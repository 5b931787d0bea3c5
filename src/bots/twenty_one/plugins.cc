#include "bots/twenty_one/plugins.h"

#include <algorithm>

#include "bots/twenty_one/greedy.h"
#include "games/twenty_one/placing.h"

namespace tessera::twenty_one {
namespace {

// The best of what was offered, or any of the equally good.
class Pick {
 public:
  void offer(const Place& place, int value, Rng& rng) {
    if (value < value_) return;
    if (value > value_) offered_ = 0;
    value_ = value;
    if (rng.below(++offered_) == 0) place_ = place;
  }
  [[nodiscard]] bool any() const { return offered_ > 0; }
  [[nodiscard]] int value() const { return value_; }
  [[nodiscard]] const Place& place() const { return place_; }

 private:
  Place place_{};
  int value_ = -1;
  std::uint32_t offered_ = 0;
};

}  // namespace

TwentyOne::Move Rollout::choose(const State& state, Rng& rng) const {
  constexpr int kWorthAStar = 20;
  const Public& pub = state.pub;
  const Pile hand = state.hand(pub.current);
  Pick number;
  Pick star;
  for_each_placement(pub, hand, [&](Face face, Square square) {
    const Place place{face, square};
    if (!face.is_star())
      number.offer(place, points_for(pub, face, square), rng);
    else if (face.value() == pub.board.limit(square))
      star.offer(place, points_for(pub, face, square), rng);
  });
  if (star.any() && (!number.any() || (star.value() >= kWorthAStar && star.value() > number.value())))
    return star.place();
  if (number.any()) return number.place();
  const auto moves = TwentyOne::legal(state);
  return rng.pick(moves);
}

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
