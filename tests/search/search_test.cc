#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bots/searching.h"
#include "search/flat.h"
#include "search/tree.h"
#include "tests/search/allocations.h"
#include "tests/search/small_game.h"

namespace tessera::search {
namespace {

using testing::SmallGame;
using Fold = SmallGame::Move;

using SmallTree = TreeSearch<SmallGame>;
using SmallFlat =
    FlatSearch<SmallGame, RandomRollout<SmallGame>, EvenPrior<SmallGame>, FinalOutcome<SmallGame>>;

SmallGame::View facing_a_bet(std::uint8_t number) {
  return {.viewer = seat_at(1), .number = number, .moves = 1, .over = false, .to_first = 0};
}

const Budget kThousands = Budget::of_simulations(4000);

// 1 can only lose 2 by calling; 3 always wins; 2 wins half the time, which is better
// than losing 1 for sure.
TEST(SmallGameSolved, WhoFacesABetCallsWithAllButTheOne) {
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    EXPECT_EQ(SmallTree().run(facing_a_bet(1), kThousands, seed).best(), Fold::fold);
    EXPECT_EQ(SmallTree().run(facing_a_bet(2), kThousands, seed).best(), Fold::bet);
    EXPECT_EQ(SmallTree().run(facing_a_bet(3), kThousands, seed).best(), Fold::bet);
    EXPECT_EQ(SmallFlat(10).run(facing_a_bet(1), kThousands, seed).best(), Fold::fold);
    EXPECT_EQ(SmallFlat(10).run(facing_a_bet(2), kThousands, seed).best(), Fold::bet);
    EXPECT_EQ(SmallFlat(10).run(facing_a_bet(3), kThousands, seed).best(), Fold::bet);
  }
}

TEST(SmallGameSolved, TheValuesAreThoseOfTheRules) {
  const auto findings = SmallFlat(10).run(facing_a_bet(2), kThousands, 5);
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
  const SmallGame::View first{.viewer = seat_at(0), .number = 3, .moves = 0, .over = false, .to_first = 0};
  const auto findings = SmallTree().run(first, Budget::of_simulations(40'000), 1);
  EXPECT_EQ(findings.best(), Fold::bet);
  EXPECT_DOUBLE_EQ(findings.moves[0].win.value(), 1);
  // Half folds and half calls would make it three; the other learns to fold.
  EXPECT_LT(findings.moves[0].points.value(), 2.7);
}

TEST(Budget, CountsSimulationsToTheLast) {
  EXPECT_EQ(SmallTree().run(facing_a_bet(2), Budget::of_simulations(1), 1).simulations, 1);
  EXPECT_EQ(SmallTree().run(facing_a_bet(2), Budget::of_simulations(777), 1).simulations, 777);
  const int flat = SmallFlat(10).run(facing_a_bet(2), Budget::of_simulations(777), 1).simulations;
  EXPECT_LE(flat, 777);
  EXPECT_GT(flat, 774);  // whole worlds of two moves
}

TEST(Budget, EndsInTime) {
  using namespace std::chrono_literals;
  const auto begin = Budget::Clock::now();
  const auto findings = SmallTree().run(facing_a_bet(2), Budget::of_time(100ms), 1);
  const auto spent = Budget::Clock::now() - begin;
  EXPECT_GE(spent, 100ms);
  EXPECT_GT(findings.simulations, 100);
}

TEST(Halving, SpendsMostOnTheBestAndKeepsWhatItIsToldToKeep) {
  std::vector<int> moves(16);
  for (int i = 0; i < 16; ++i) moves[static_cast<std::size_t>(i)] = i;
  for (const auto keep : {std::optional<int>(), std::optional<int>(3)}) {
    auto findings = Findings<int>::about(moves);
    // Worlds differ by much, moves by little: only because they meet the same worlds is
    // the best one always found.
    const auto simulate = [](Finding<int>& finding, std::uint64_t world) {
      Verdict verdict;
      verdict.worth[0] = static_cast<double>(scramble(world) % 1000) + finding.move * 0.01;
      finding.add(verdict, seat_at(0));
    };
    Halving<int, decltype(simulate)>(findings, keep, simulate).run(Budget::of_simulations(1600));
    EXPECT_EQ(findings.best(), 15);
    EXPECT_LE(findings.simulations, 1600 + 5);
    int least = 1 << 30;
    for (const auto& finding : findings.moves) {
      least = std::min(least, finding.worth.count());
      if (keep && finding.move == *keep) {
        EXPECT_EQ(finding.worth.count(), findings.moves[0].worth.count());
      }
    }
    EXPECT_GT(findings.moves[0].worth.count(), 8 * least);
  }
}

TEST(Mean, OfNumbersByHand) {
  Mean mean;
  for (const double x : {2.0, 4.0, 4.0, 6.0}) mean.add(x);
  EXPECT_DOUBLE_EQ(mean.value(), 4);
  // Deviations 2 0 0 2: the variance is 8 / 3, of the mean of four a quarter of it.
  EXPECT_DOUBLE_EQ(mean.standard_error(), std::sqrt(8.0 / 3 / 4));
}

TEST(EdgeTable, FindsWhatItHasAndRefusesMoreThanItCan) {
  EdgeTable table(3);
  EXPECT_EQ(table.find(5), nullptr);
  for (const std::uint64_t key : {5U, 13U, 21U}) {  // all in the same slot of eight
    ASSERT_NE(table.add(key), nullptr);
    table.find(key)->visits = static_cast<std::uint32_t>(key);
  }
  for (const std::uint64_t key : {5U, 13U, 21U}) EXPECT_EQ(table.find(key)->visits, key);
  EXPECT_EQ(table.add(29), nullptr);
  EXPECT_EQ(table.find(29), nullptr);
}

template <class G>
class SearchOf : public ::testing::Test {
 protected:
  // The first moment of a game at which somebody has a choice.
  static typename G::View a_view() {
    Rng rng(11);
    auto state = G::start(*G::configure({G::spec().usual_players, {}}));
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
  auto guided = Searching<G>::make();
  TreeSearch<G> plain;
  for (const std::uint64_t seed : {1U, 2U}) {
    const auto once = plain.run(view, Budget::of_simulations(300), seed);
    const auto again = plain.run(view, Budget::of_simulations(300), seed);
    ASSERT_EQ(once.moves.size(), again.moves.size());
    for (std::size_t i = 0; i < once.moves.size(); ++i) {
      EXPECT_EQ(once.moves[i].move, again.moves[i].move);
      EXPECT_EQ(once.moves[i].worth.value(), again.moves[i].worth.value());
    }
    EXPECT_EQ(guided.run(view, Budget::of_simulations(300), seed).best(),
              guided.run(view, Budget::of_simulations(300), seed).best());
  }
}

TYPED_TEST(SearchOf, TakesNothingFromTheHeapForASimulation) {
  using G = TypeParam;
  const auto view = this->a_view();
  auto guided = Searching<G>::make();
  TreeSearch<G> plain;
  const auto allocated = [&](auto& search, int simulations) {
    static_cast<void>(search.run(view, Budget::of_simulations(1), 3));  // what it keeps from search to search
    const long before = testing::allocations();
    const auto findings = search.run(view, Budget::of_simulations(simulations), 3);
    EXPECT_GT(findings.simulations, simulations / 2);
    return testing::allocations() - before;
  };
  EXPECT_EQ(allocated(plain, 200), allocated(plain, 2000));
  EXPECT_EQ(allocated(guided, 200), allocated(guided, 2000));
  EXPECT_GT(allocated(plain, 200), 0);  // the counter counts
}

// A survey knows something about every move it was asked about.
TYPED_TEST(SearchOf, SurveysTheMoveItIsAskedAbout) {
  using G = TypeParam;
  const auto view = this->a_view();
  const auto legal = G::legal(view);
  const auto last = legal[legal.size() - 1];
  auto guided = Searching<G>::make();
  const auto findings = guided.survey(view, Budget::of_simulations(2000), 4, last);
  const auto kept = std::find_if(findings.moves.begin(), findings.moves.end(),
                                 [&](const auto& finding) { return finding.move == last; });
  ASSERT_NE(kept, findings.moves.end());
  EXPECT_GE(kept->worth.count(), findings.moves[0].worth.count() / 2);
}

}  // namespace
}  // namespace tessera::search
