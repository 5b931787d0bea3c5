#include "search/budget.h"

#include <gtest/gtest.h>

#include "search/flat.h"
#include "search/tree.h"
#include "tests/search/small_game.h"

namespace tessera::search {
namespace {

using testing::SmallGame;
using namespace std::chrono_literals;

const SmallGame::View kFacingABet{
    .viewer = seat_at(1), .number = 2, .moves = 1, .over = false, .to_first = 0};

TEST(Budget, CountsSimulationsToTheLast) {
  Scratch scratch;
  const TreeSearch<SmallGame> tree;
  EXPECT_EQ(tree.run(kFacingABet, Budget::of_simulations(1), 1, scratch).simulations, 1);
  EXPECT_EQ(tree.run(kFacingABet, Budget::of_simulations(777), 1, scratch).simulations, 777);
  const int flat =
      FlatSearch<SmallGame>().run(kFacingABet, Budget::of_simulations(777), 1, scratch).simulations;
  EXPECT_EQ(flat, 776);  // whole worlds of two moves
}

TEST(Budget, EndsInTime) {
  Scratch scratch;
  const auto begin = Budget::Clock::now();
  const auto findings = TreeSearch<SmallGame>().run(kFacingABet, Budget::of_time(100ms), 1, scratch);
  const auto spent = Budget::Clock::now() - begin;
  EXPECT_GE(spent, 100ms);
  EXPECT_LT(spent, 10s);  // however busy the machine is
  EXPECT_GT(findings.simulations, 10);
}

TEST(Budget, EndsAtTheEarlierOfTwoTimes) {
  EXPECT_TRUE(Budget::of_time(0ms).no_later_than(1h).is_spent(0));
  EXPECT_TRUE(Budget::of_time(1h).no_later_than(0ms).is_spent(0));
  EXPECT_FALSE(Budget::of_time(1h).no_later_than(1h).is_spent(0));
}

TEST(Budget, SharesAreExactForMany) {
  const Budget all = Budget::of_simulations(1'000'000'000);
  EXPECT_EQ(all.share(7, 8).simulations(), 875'000'000);
}

// None of four hours is over at once, one of them is not, and one of 3.6 million parts of an hour
// is a millisecond.
TEST(Budget, TheTimeIsSharedLikeTheSimulations) {
  const Budget all = Budget::of_time(4h);
  EXPECT_TRUE(all.share(0, 4).is_spent(0));
  EXPECT_FALSE(all.share(1, 4).is_spent(0));
  const auto begin = Budget::Clock::now();
  const Budget first = Budget::of_time(1h).share(1, 3'600'000);
  while (!first.is_spent(0) && Budget::Clock::now() - begin < 10s) continue;
  EXPECT_LT(Budget::Clock::now() - begin, 10s);
}

TEST(Budget, AStopEndsItWhateverIsLeft) {
  std::atomic<bool> flag = false;
  const Budget budget = Budget::of_simulations(1000).no_later_than(1h).until(Stop(flag));
  EXPECT_FALSE(budget.is_spent(0));
  EXPECT_FALSE(budget.share(1, 2).is_stopped());
  flag = true;
  EXPECT_TRUE(budget.is_spent(0));
  EXPECT_TRUE(budget.share(1, 2).is_stopped());
  EXPECT_FALSE(Budget::of_simulations(1).until(Stop()).is_stopped());
}

// Requests the stop itself after so many simulations, each of which it values once.
struct StoppingEvaluator : FinalOutcome<SmallGame> {
  using FinalOutcome::FinalOutcome;
  static inline int evaluated = 0;
  static inline int stop_after = 0;
  static inline std::atomic<bool> flag = false;
  static void begin(int simulations) {
    evaluated = 0;
    stop_after = simulations;
    flag = false;
  }
  [[nodiscard]] Evaluation evaluate(const SmallGame::State& state) const {
    if (++evaluated == stop_after) flag = true;
    return FinalOutcome::evaluate(state);
  }
};

// The stop is asked after every simulation.
TEST(Stopping, EndsEverySearchAfterTheSimulationThatRuns) {
  using Random = RandomRollout<SmallGame>;
  const TreeSearch<SmallGame, Random, EvenPrior<SmallGame>, StoppingEvaluator> tree;
  const FlatSearch<SmallGame, Random, EvenPrior<SmallGame>, StoppingEvaluator> flat;
  Scratch scratch;
  const Budget budget = Budget::of_simulations(1000).until(Stop(StoppingEvaluator::flag));
  for (const int simulations : {1, 2, 7, 100}) {
    StoppingEvaluator::begin(simulations);
    EXPECT_EQ(tree.run(kFacingABet, budget, 1, scratch).simulations, simulations);
    StoppingEvaluator::begin(simulations);
    EXPECT_EQ(tree.survey(kFacingABet, budget, 1, scratch).simulations, simulations);
    StoppingEvaluator::begin(simulations);
    EXPECT_EQ(flat.run(kFacingABet, budget, 1, scratch).simulations, simulations);
  }
}

}  // namespace
}  // namespace tessera::search
