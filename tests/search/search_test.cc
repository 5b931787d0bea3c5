#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <vector>

#include "bots/settings.h"
#include "core/playout.h"
#include "search/flat.h"
#include "search/tree.h"
#include "tests/search/allocations.h"
#include "tests/search/coin_game.h"
#include "tests/search/small_game.h"

namespace tessera::search {
namespace {

using testing::CoinGame;
using testing::SmallGame;
using Fold = SmallGame::Move;

using SmallTree = TreeSearch<SmallGame>;
using SmallFlat = FlatSearch<SmallGame>;

SmallGame::View facing_a_bet(std::uint8_t number) {
  return {.viewer = seat_at(1), .number = number, .moves = 1, .over = false, .to_first = 0};
}

const Budget kThousands = Budget::of_simulations(4000);

// 1 can only lose 2 by calling; 3 always wins; 2 wins half the time, which is better
// than losing 1 for sure.
TEST(SmallGameSolved, WhoFacesABetCallsWithAllButTheOne) {
  Scratch scratch;
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    EXPECT_EQ(SmallTree().run(facing_a_bet(1), kThousands, seed, scratch).best(), Fold::fold);
    EXPECT_EQ(SmallTree().run(facing_a_bet(2), kThousands, seed, scratch).best(), Fold::bet);
    EXPECT_EQ(SmallTree().run(facing_a_bet(3), kThousands, seed, scratch).best(), Fold::bet);
    EXPECT_EQ(SmallFlat().run(facing_a_bet(1), kThousands, seed, scratch).best(), Fold::fold);
    EXPECT_EQ(SmallFlat().run(facing_a_bet(2), kThousands, seed, scratch).best(), Fold::bet);
    EXPECT_EQ(SmallFlat().run(facing_a_bet(3), kThousands, seed, scratch).best(), Fold::bet);
  }
}

TEST(SmallGameSolved, TheValuesAreThoseOfTheRules) {
  Scratch scratch;
  const auto findings = SmallFlat().run(facing_a_bet(2), kThousands, 5, scratch);
  ASSERT_EQ(findings.moves.size(), 2U);
  const auto& call = findings.moves[0];
  const auto& fold = findings.moves[1];
  EXPECT_NEAR(call.win.value(), 0.5, 0.05);
  // Two points more than the other, or two fewer: a difference of four either way.
  EXPECT_NEAR(call.points.value(), 0, 0.3);
  EXPECT_NEAR(call.points.standard_error(), 4 / std::sqrt(call.points.count()), 0.02);
  EXPECT_DOUBLE_EQ(fold.points.value(), -2);
  EXPECT_DOUBLE_EQ(fold.win.value(), 0);
  EXPECT_DOUBLE_EQ(fold.points.standard_error(), 0);
}

// Seat 0 with a 3 wins whatever happens, if it bets.
TEST(SmallGameSolved, TheBestNumberBets) {
  Scratch scratch;
  const SmallGame::View first{.viewer = seat_at(0), .number = 3, .moves = 0, .over = false, .to_first = 0};
  const auto findings = SmallTree().run(first, Budget::of_simulations(40'000), 1, scratch);
  EXPECT_EQ(findings.best(), Fold::bet);
  EXPECT_DOUBLE_EQ(findings.moves[0].win.value(), 1);
  // Half folds and half calls would make it three; the other learns to fold.
  EXPECT_LT(findings.moves[0].points.value(), 2.7);
}

// As the small game, but nobody sees what the other does.
struct BlindGame : SmallGame {
  static std::uint64_t action_key(const State& state, const Move& move, Seat seat) {
    return turn(state).seat() == seat ? SmallGame::action_key(state, move, seat) : 0;
  }
};

// The prior makes no difference between folding and calling, so half of each: a difference
// of two points or of four.
TEST(SmallGameSolved, MovesThatLookAlikeAreDrawnByTheirPrior) {
  Scratch scratch;
  const SmallGame::View first{.viewer = seat_at(0), .number = 3, .moves = 0, .over = false, .to_first = 0};
  const auto findings = TreeSearch<BlindGame>().run(first, Budget::of_simulations(40'000), 1, scratch);
  EXPECT_EQ(findings.best(), Fold::bet);
  EXPECT_NEAR(findings.moves[0].points.value(), 3, 0.05);
}

// Without the coin in the information set the tree could not do better than a guess, mean 0.
TEST(CoinGameSolved, WhatChanceShowsIsPartOfTheInformationSet) {
  Scratch scratch;
  const auto findings = TreeSearch<CoinGame>().run(CoinGame::View{}, kThousands, 1, scratch);
  EXPECT_EQ(findings.best(), CoinGame::Move::wager);
  EXPECT_GT(findings.moves[0].points.value(), 90);
}

// Values only the world: what seat 0 holds, as seat 1 imagines it.
struct WorldEvaluator {
  explicit WorldEvaluator(const SmallGame::View&) {}
  static inline std::vector<int> seen;  // one a simulation
  [[nodiscard]] bool is_settled(const SmallGame::State&) const { return true; }
  [[nodiscard]] Evaluation evaluate(const SmallGame::State& state) const {
    seen.push_back(state.numbers[0]);
    return {};
  }
};

TEST(Comparing, TriesTheMovesInTheSameWorlds) {
  const TreeSearch<SmallGame, RandomRollout<SmallGame>, EvenPrior<SmallGame>, WorldEvaluator> search;
  Scratch scratch;
  WorldEvaluator::seen.clear();
  const std::array moves = {Fold::fold, Fold::bet};
  static_cast<void>(search.compare(facing_a_bet(2), moves, Budget::of_simulations(200), 4, scratch));
  const auto& seen = WorldEvaluator::seen;
  ASSERT_EQ(seen.size(), 200U);
  for (std::size_t i = 0; i < seen.size(); i += 2) EXPECT_EQ(seen[i], seen[i + 1]);
  // Not always the same world: seat 0 holds a 1 or a 3.
  EXPECT_GT(std::count(seen.begin(), seen.end(), 1), 50);
  EXPECT_GT(std::count(seen.begin(), seen.end(), 3), 50);
}

template <class G>
class SearchOf : public ::testing::Test {
 protected:
  // The first position of a game in which somebody has a choice.
  static typename G::View a_view() {
    Rng rng(11);
    auto state = G::start(*G::configure({G::spec().default_players, {}}));
    while (!G::turn(state).is_seat() || G::legal(state).size() < 2) {
      if (G::turn(state).is_chance())
        G::apply(state, G::sample(state, rng));
      else
        G::apply(state, G::legal(state)[0]);
    }
    return G::view(state, G::turn(state).seat());
  }
};
using Games = ::testing::Types<one_oh_one::OneOhOne, lexio::Lexio, twenty_one::TwentyOne>;
TYPED_TEST_SUITE(SearchOf, Games);

TYPED_TEST(SearchOf, IsTheSameForTheSameSeed) {
  using G = TypeParam;
  const auto view = this->a_view();
  const auto guided = BotSettings<G>::make_search();
  const TreeSearch<G> plain;
  Scratch scratch;
  for (const std::uint64_t seed : {1U, 2U}) {
    const auto once = plain.run(view, Budget::of_simulations(300), seed, scratch);
    const auto again = plain.run(view, Budget::of_simulations(300), seed, scratch);
    ASSERT_EQ(once.moves.size(), again.moves.size());
    for (std::size_t i = 0; i < once.moves.size(); ++i) {
      EXPECT_EQ(once.moves[i].move, again.moves[i].move);
      EXPECT_EQ(once.moves[i].worth.value(), again.moves[i].worth.value());
    }
    EXPECT_EQ(guided.run(view, Budget::of_simulations(300), seed, scratch).best(),
              guided.run(view, Budget::of_simulations(300), seed, scratch).best());
  }
}

TYPED_TEST(SearchOf, TakesNothingFromTheHeapForASimulation) {
  using G = TypeParam;
  const auto view = this->a_view();
  const auto guided = BotSettings<G>::make_search();
  const TreeSearch<G> plain;
  Scratch scratch;
  const auto allocated = [&](const auto& search, int simulations) {
    static_cast<void>(
        search.run(view, Budget::of_simulations(simulations), 3, scratch));  // grows the scratch
    const long before = testing::allocations();
    const auto findings = search.run(view, Budget::of_simulations(simulations), 3, scratch);
    EXPECT_GT(findings.simulations, simulations / 2);
    return testing::allocations() - before;
  };
  EXPECT_EQ(allocated(plain, 200), allocated(plain, 2000));
  EXPECT_EQ(allocated(guided, 200), allocated(guided, 2000));
  EXPECT_GT(allocated(plain, 200), 0);  // the counter counts
}

// In many positions of a random game, late ones included.
TYPED_TEST(SearchOf, AllocatesAsMuchForManySimulationsAsForFew) {
  using G = TypeParam;
  Rng rng(29);
  int compared = 0;
  Scratch scratch;
  const auto guided = BotSettings<G>::make_search();
  auto state = G::start(*G::configure({G::spec().max_players, {}}));
  const auto of_survey = [&](const auto& view, int simulations) {
    static_cast<void>(guided.survey(view, Budget::of_simulations(simulations), 3, scratch));
    const long before = testing::allocations();
    static_cast<void>(guided.survey(view, Budget::of_simulations(simulations), 3, scratch));
    return testing::allocations() - before;
  };
  for (int step = 0; !G::turn(state).is_over(); ++step) {
    if (step % 31 == 30 && compared < 4 && G::turn(state).is_seat() && G::legal(state).size() < 30) {
      const auto view = G::view(state, G::turn(state).seat());
      ++compared;
      // Enough of them, so that both try all moves.
      const int some = static_cast<int>(G::legal(view).size()) * 25;
      EXPECT_EQ(of_survey(view, some), of_survey(view, 4 * some));
    }
    random_step<G>(state, rng);
  }
  EXPECT_GT(compared, 0);
}

TYPED_TEST(SearchOf, ComparesTheMovesItIsGivenEquallyOften) {
  using G = TypeParam;
  const auto view = this->a_view();
  const auto legal = G::legal(view);
  Scratch scratch;
  const auto guided = BotSettings<G>::make_search();
  const std::array<typename G::Move, 2> two = {legal[0], legal[legal.size() - 1]};
  const auto findings = guided.compare(view, two, Budget::of_simulations(300), 4, scratch);
  ASSERT_EQ(findings.moves.size(), 2U);
  EXPECT_EQ(findings.moves[0].worth.count(), 150);
  EXPECT_EQ(findings.moves[1].worth.count(), 150);
  EXPECT_GE(findings.moves[0].worth.value(), findings.moves[1].worth.value());
}

}  // namespace
}  // namespace tessera::search
