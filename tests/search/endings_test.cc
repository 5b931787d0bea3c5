#include <algorithm>
#include <gtest/gtest.h>
#include <limits>
#include <map>
#include <optional>

#include "bots/settings.h"
#include "core/playout.h"
#include "search/tree.h"

// Endings small enough to try out every world and every move.

namespace tessera::search {
namespace {

using one_oh_one::OneOhOne;

// What a position is worth to the seat when nobody has a choice but the seat itself:
// everything is known, or forced.
double exact_worth(const OneOhOne::State& state, Seat seat) {
  if (OneOhOne::turn(state).is_over()) return one_oh_one::Evaluator({}).evaluate(state).worth[index(seat)];
  double best = -1;
  for (const auto& move : OneOhOne::legal(state)) {
    auto after = state;
    OneOhOne::apply(after, move);
    best = std::max(best, exact_worth(after, seat));
  }
  return best;
}

// Classic games for two with three tokens to place: two by the seat to act, who chooses
// between two cells, one by the other, who has no choice left. What is hidden are the two
// tokens to come: every order of the last tokens of the box is a world.
struct Ending {
  OneOhOne::State state;
  Seat seat{};
};

std::vector<Ending> endings(int count) {
  std::vector<Ending> found;
  const auto config = *OneOhOne::configure({2, {{"mode", "classic"}}});
  for (std::uint64_t seed = 1; static_cast<int>(found.size()) < count; ++seed) {
    Rng rng(seed);
    auto state = OneOhOne::start(config);
    while (state.pub.placed < 47) random_step<OneOhOne>(state, rng);
    if (OneOhOne::turn(state).is_seat()) found.push_back({state, OneOhOne::turn(state).seat()});
  }
  return found;
}

// The mean over many imagined worlds stands for all of them: three tokens have few orders.
double mean_worth(const Ending& ending, const OneOhOne::Move& move) {
  std::map<std::vector<std::size_t>, double> worlds;
  Rng rng(99);
  const auto view = OneOhOne::view(ending.state, ending.seat);
  for (int i = 0; i < 60; ++i) {
    auto state = OneOhOne::imagine(view, rng);
    std::vector<std::size_t> order;
    for (const auto token : state.box) order.push_back(token.index());
    if (worlds.contains(order)) continue;
    OneOhOne::apply(state, move);
    worlds[order] = exact_worth(state, ending.seat);
  }
  double sum = 0;
  for (const auto& [order, worth] : worlds) sum += worth;
  return sum / static_cast<double>(worlds.size());
}

TEST(Endings, OfAClassicGameAreSolved) {
  Scratch scratch;
  int with_a_difference = 0;
  for (const Ending& ending : endings(60)) {
    const auto view = OneOhOne::view(ending.state, ending.seat);
    double best = 0;
    double worst = 1;
    for (const auto& move : OneOhOne::legal(view)) {
      best = std::max(best, mean_worth(ending, move));
      worst = std::min(worst, mean_worth(ending, move));
    }
    if (best - worst > 1e-6) ++with_a_difference;
    const auto guided = BotSettings<OneOhOne>::make_search();
    const TreeSearch<OneOhOne, RandomRollout<OneOhOne>, EvenPrior<OneOhOne>, one_oh_one::Evaluator> plain;
    EXPECT_NEAR(mean_worth(ending, guided.run(view, Budget::of_simulations(5000), 1, scratch).best()), best,
                1e-9);
    EXPECT_NEAR(mean_worth(ending, plain.run(view, Budget::of_simulations(5000), 1, scratch).best()), best,
                1e-9);
  }
  EXPECT_GT(with_a_difference, 10);
}

using twenty_one::TwentyOne;

// What a position of 21 is worth to each seat when both play as well as can be; nothing is
// hidden and nothing left to draw.
Values solved(const TwentyOne::State& state) {
  if (TwentyOne::turn(state).is_over()) {
    const auto view = TwentyOne::view(state, Seat{});
    return twenty_one::Evaluator(view).evaluate(state).worth;
  }
  const std::size_t seat = index(TwentyOne::turn(state).seat());
  Values best{};
  best[seat] = -1;
  for (const auto& move : TwentyOne::legal(state)) {
    auto after = state;
    TwentyOne::apply(after, move);
    const Values values = solved(after);
    if (values[seat] > best[seat]) best = values;
  }
  return best;
}

// The last few tokens of a game for two, who know them all: what the other has not placed
// is in its hand. Three at most, and few moves at first, to be quick.
std::optional<TwentyOne::State> last_tokens(std::uint64_t seed) {
  Rng rng(seed);
  auto state = TwentyOne::start(*TwentyOne::configure({2, {}}));
  while (!TwentyOne::turn(state).is_over()) {
    const auto& left = state.pub.left;
    if (TwentyOne::turn(state).is_seat() && left[0].size() + left[1].size() <= 3 && !left[0].empty() &&
        !left[1].empty()) {
      const std::size_t moves = TwentyOne::legal(state).size();
      return moves > 1 && moves <= 40 ? std::optional(state) : std::nullopt;
    }
    random_step<TwentyOne>(state, rng);
  }
  return std::nullopt;
}

TEST(Endings, OfTwentyOneAreSolved) {
  Scratch scratch;
  constexpr double kNothing = 0.02;  // a few points of a game that is decided; who wins is worth 0.8
  int looked_at = 0;
  int with_a_difference = 0;
  for (std::uint64_t seed = 1; looked_at < 30; ++seed) {
    const auto ending = last_tokens(seed);
    if (!ending) continue;
    ++looked_at;
    const Seat seat = TwentyOne::turn(*ending).seat();
    const auto worth = [&](const TwentyOne::Move& move) {
      auto after = *ending;
      TwentyOne::apply(after, move);
      return solved(after)[index(seat)];
    };
    double best = -1;
    double worst = 2;
    for (const auto& move : TwentyOne::legal(*ending)) {
      best = std::max(best, worth(move));
      worst = std::min(worst, worth(move));
    }
    if (best - worst > kNothing) ++with_a_difference;
    const auto view = TwentyOne::view(*ending, seat);
    const auto guided = BotSettings<TwentyOne>::make_search();
    const TreeSearch<TwentyOne, RandomRollout<TwentyOne>, EvenPrior<TwentyOne>, twenty_one::Evaluator> plain;
    EXPECT_NEAR(worth(guided.run(view, Budget::of_simulations(5000), 1, scratch).best()), best, kNothing)
        << seed;
    EXPECT_NEAR(worth(plain.run(view, Budget::of_simulations(20'000), 1, scratch).best()), best, kNothing)
        << seed;
  }
  EXPECT_GT(with_a_difference, 5);
}

// Who can go out wins the round; no other play is worth more.
TEST(Endings, WhoCanGoOutInLexioDoes) {
  Scratch scratch;
  using lexio::Lexio;
  int chances = 0;
  for (std::uint64_t seed = 1; chances < 40; ++seed) {
    Rng rng(seed);
    auto state = Lexio::start(*Lexio::configure({4, {{"rounds", "1"}}}));
    while (!Lexio::turn(state).is_over()) {
      if (Lexio::turn(state).is_seat()) {
        const Seat seat = Lexio::turn(state).seat();
        const auto view = Lexio::view(state, seat);
        const auto legal = Lexio::legal(view);
        const auto out = std::find_if(legal.begin(), legal.end(),
                                      [&](const auto& move) { return move.tiles() == view.hand; });
        if (out != legal.end() && legal.size() > 1) {
          ++chances;
          const auto guided = BotSettings<Lexio>::make_search();
          const TreeSearch<Lexio, RandomRollout<Lexio>, EvenPrior<Lexio>, lexio::Evaluator> plain;
          for (const auto& findings : {guided.run(view, Budget::of_simulations(600), seed, scratch),
                                       plain.run(view, Budget::of_simulations(600), seed, scratch)})
            EXPECT_TRUE(findings.best() == *out || findings.moves[0].win.value() == 1)
                << Lexio::to_text(findings.best());
        }
      }
      random_step<Lexio>(state, rng);
    }
  }
}

}  // namespace
}  // namespace tessera::search
