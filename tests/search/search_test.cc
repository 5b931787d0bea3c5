#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <numeric>

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
using SmallFlat = FlatSearch<SmallGame>;

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
    EXPECT_EQ(SmallFlat().run(facing_a_bet(1), kThousands, seed).best(), Fold::fold);
    EXPECT_EQ(SmallFlat().run(facing_a_bet(2), kThousands, seed).best(), Fold::bet);
    EXPECT_EQ(SmallFlat().run(facing_a_bet(3), kThousands, seed).best(), Fold::bet);
  }
}

TEST(SmallGameSolved, TheValuesAreThoseOfTheRules) {
  const auto findings = SmallFlat().run(facing_a_bet(2), kThousands, 5);
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

// As the small game, but nobody sees what the other does.
struct BlindGame : SmallGame {
  static std::uint64_t action_key(const State& state, const Move& move, Seat seat) {
    return turn(state).seat() == seat ? SmallGame::action_key(state, move, seat) : 0;
  }
};

// The prior makes no difference between folding and calling, so half of each: a difference
// of two points or of four.
TEST(SmallGameSolved, MovesThatLookAlikeAreDrawnByTheirPrior) {
  const SmallGame::View first{.viewer = seat_at(0), .number = 3, .moves = 0, .over = false, .to_first = 0};
  const auto findings = TreeSearch<BlindGame>().run(first, Budget::of_simulations(40'000), 1);
  EXPECT_EQ(findings.best(), Fold::bet);
  EXPECT_NEAR(findings.moves[0].points.value(), 3, 0.05);
}

TEST(Budget, CountsSimulationsToTheLast) {
  EXPECT_EQ(SmallTree().run(facing_a_bet(2), Budget::of_simulations(1), 1).simulations, 1);
  EXPECT_EQ(SmallTree().run(facing_a_bet(2), Budget::of_simulations(777), 1).simulations, 777);
  const int flat = SmallFlat().run(facing_a_bet(2), Budget::of_simulations(777), 1).simulations;
  EXPECT_LE(flat, 777);
  EXPECT_GT(flat, 774);  // whole worlds of two moves
}

TEST(Budget, EndsInTime) {
  using namespace std::chrono_literals;
  const auto begin = Budget::Clock::now();
  const auto findings = SmallTree().run(facing_a_bet(2), Budget::of_time(100ms), 1);
  const auto spent = Budget::Clock::now() - begin;
  EXPECT_GE(spent, 100ms);
  EXPECT_LT(spent, 10s);  // however busy the machine is
  EXPECT_GT(findings.simulations, 10);
}

TEST(Budget, EndsAtTheEarlierOfTwoTimes) {
  using namespace std::chrono_literals;
  EXPECT_TRUE(Budget::of_time(0ms).no_later_than(1h).is_spent(0));
  EXPECT_TRUE(Budget::of_time(1h).no_later_than(0ms).is_spent(0));
  EXPECT_FALSE(Budget::of_time(1h).no_later_than(1h).is_spent(0));
}

TEST(Budget, SharesAreExactForMany) {
  const Budget all = Budget::of_simulations(1'000'000'000);
  EXPECT_EQ(all.share(7, 8).simulations(), 875'000'000);
}

// Moves 0 to 15, the last the best. Worlds differ by much, moves by little: only because
// they meet the same worlds is the best one always found.
Findings<int> halved(const Budget& budget) {
  std::vector<int> moves(16);
  std::iota(moves.begin(), moves.end(), 0);
  auto findings = Findings<int>::about(moves);
  const auto simulate = [](Finding<int>& finding, std::uint64_t world) {
    Evaluation evaluation;
    evaluation.worth[0] = static_cast<double>(scramble(world) % 1000) + finding.move * 0.01;
    finding.add(evaluation, seat_at(0));
  };
  Halving<int, decltype(simulate)>(findings, simulate).run(budget);
  return findings;
}

TEST(Halving, SpendsMostOnTheBest) {
  const auto findings = halved(Budget::of_simulations(1600));
  EXPECT_EQ(findings.best(), 15);
  EXPECT_LE(findings.simulations, 1600);
  EXPECT_GT(findings.simulations, 1500);
  // Four rounds of 400: 16 moves 25 times, 8 moves 50 times more, then 4, then 2.
  std::vector<int> counts;
  for (const auto& finding : findings.moves) counts.push_back(finding.worth.count());
  EXPECT_THAT(counts,
              ::testing::ElementsAre(375, 375, 175, 175, 75, 75, 75, 75, 25, 25, 25, 25, 25, 25, 25, 25));
}

TEST(Halving, TriesOnlyTheMostPromisingWhenItCanAffordNoMore) {
  for (const int simulations : {1, 2, 3, 4, 10, 20, 50, 100, 127, 128, 200}) {
    const auto findings = halved(Budget::of_simulations(simulations));
    EXPECT_LE(findings.simulations, simulations);
    EXPECT_GT(findings.simulations, 0);
    // 16 moves need four rounds of 32, 8 moves three rounds of 16, 4 moves two of 8.
    const int tried = simulations >= 128  ? 16
                      : simulations >= 48 ? 8
                      : simulations >= 16 ? 4
                      : simulations >= 4  ? 2
                                          : 1;
    EXPECT_EQ(findings.best(), tried - 1) << simulations;
    EXPECT_EQ(std::count_if(findings.moves.begin(), findings.moves.end(),
                            [](const auto& finding) { return finding.worth.count() > 0; }),
              tried)
        << simulations;
  }
}

// However late it is, each move is tried once in every round it is in.
TEST(Halving, ByTheClockTriesEveryMove) {
  const auto findings = halved(Budget::of_time(std::chrono::milliseconds(0)));
  EXPECT_EQ(findings.simulations, 16 + 8 + 4 + 2);
  EXPECT_EQ(findings.best(), 15);
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

// At every moment of a random game, late ones included, whatever the search is asked for.
TYPED_TEST(SearchOf, AllocatesAsMuchForManySimulationsAsForFew) {
  using G = TypeParam;
  Rng rng(29);
  int compared = 0;
  auto guided = Searching<G>::make();
  auto state = G::start(*G::configure({G::spec().max_players, {}}));
  const auto of_survey = [&](const auto& view, int simulations) {
    static_cast<void>(guided.survey(view, Budget::of_simulations(simulations), 3));
    const long before = testing::allocations();
    static_cast<void>(guided.survey(view, Budget::of_simulations(simulations), 3));
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

TYPED_TEST(SearchOf, ComparesTheMovesItIsGivenInTheSameWorlds) {
  using G = TypeParam;
  const auto view = this->a_view();
  const auto legal = G::legal(view);
  auto guided = Searching<G>::make();
  const std::array<typename G::Move, 2> two = {legal[0], legal[legal.size() - 1]};
  const auto findings = guided.compare(view, two, Budget::of_simulations(300), 4);
  ASSERT_EQ(findings.moves.size(), 2U);
  EXPECT_EQ(findings.moves[0].worth.count(), 150);
  EXPECT_EQ(findings.moves[1].worth.count(), 150);
  EXPECT_GE(findings.moves[0].worth.value(), findings.moves[1].worth.value());
}

}  // namespace
}  // namespace tessera::search
