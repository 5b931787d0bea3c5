#include "search/halving.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <numeric>

#include "base/random.h"

namespace tessera::search {
namespace {

// Moves 0 to 15, the last the best. Worlds differ by much, moves by little: only because
// they meet the same worlds is the best one always found.
Findings<int> halved(const Budget& budget, std::atomic<bool>* stop = nullptr, int stop_after = 0) {
  std::vector<int> moves(16);
  std::iota(moves.begin(), moves.end(), 0);
  auto findings = Findings<int>::about(moves);
  int simulations = 0;
  const auto simulate = [&](Finding<int>& finding, std::uint64_t world) {
    Evaluation evaluation;
    evaluation.worth[0] = static_cast<double>(scramble(world) % 1000) + finding.move * 0.01;
    finding.add(evaluation, seat_at(0));
    if (++simulations == stop_after) *stop = true;
  };
  Halving<int, decltype(simulate)>(findings, simulate).run(budget);
  return findings;
}

std::vector<int> counts_of(const Findings<int>& findings) {
  std::vector<int> counts;
  for (const auto& finding : findings.moves) counts.push_back(finding.worth.count());
  return counts;
}

TEST(Halving, SpendsMostOnTheBest) {
  const auto findings = halved(Budget::of_simulations(1600));
  EXPECT_EQ(findings.best(), 15);
  EXPECT_EQ(findings.simulations, 1600);
  // Four rounds of 400: 16 moves 25 times, 8 moves 50 times more, then 4, then 2.
  EXPECT_THAT(counts_of(findings),
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

// In the first world only moves 0 to 4 were tried before the first stop; two whole worlds before
// the second.
TEST(Halving, WhenStoppedNamesTheBestOfTheMovesThatWereTried) {
  std::atomic<bool> flag = false;
  const Budget budget = Budget::of_simulations(1600).until(Stop(flag));
  const auto early = halved(budget, &flag, 5);
  EXPECT_EQ(early.simulations, 5);
  EXPECT_EQ(early.best(), 4);
  EXPECT_THAT(counts_of(early), ::testing::ElementsAre(1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0));
  flag = false;
  const auto whole_worlds = halved(budget, &flag, 32);
  EXPECT_EQ(whole_worlds.simulations, 32);
  EXPECT_EQ(whole_worlds.best(), 15);
}

TEST(Mean, OfNumbersByHand) {
  Mean mean;
  for (const double x : {2.0, 4.0, 4.0, 6.0}) mean.add(x);
  EXPECT_DOUBLE_EQ(mean.value(), 4);
  // Deviations 2 0 0 2: the variance is 8 / 3, of the mean of four a quarter of it.
  EXPECT_DOUBLE_EQ(mean.standard_error(), std::sqrt(8.0 / 3 / 4));
}

}  // namespace
}  // namespace tessera::search
