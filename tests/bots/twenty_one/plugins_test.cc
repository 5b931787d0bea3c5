#include "bots/twenty_one/plugins.h"

#include <gtest/gtest.h>

#include "core/playout.h"
#include "tests/games/twenty_one/table.h"

namespace tessera::twenty_one {
namespace {

// Partners win together: the whole win is each one's, and the sides' wins make 1.
TEST(TwentyOneEvaluator, GivesPartnersTheWholeWin) {
  for (const bool teams : {true, false}) {
    Rng rng(7);
    State state = TwentyOne::start({.players = 4, .teams = teams});
    random_playout<TwentyOne>(state, rng);
    const search::Evaluation evaluation = Evaluator(TwentyOne::view(state, Seat{})).evaluate(state);
    const double all = evaluation.win[0] + evaluation.win[1] + evaluation.win[2] + evaluation.win[3];
    EXPECT_DOUBLE_EQ(all, teams ? 2 : 1);
    if (teams) {
      EXPECT_EQ(evaluation.win[0], evaluation.win[2]);
      EXPECT_EQ(evaluation.win[1], evaluation.win[3]);
      EXPECT_EQ(evaluation.points[0], evaluation.points[2]);
    }
    for (std::size_t i = 0; i < 4; ++i) {
      EXPECT_GE(evaluation.worth[i], 0);
      EXPECT_LE(evaluation.worth[i], 1);
    }
  }
}

// A side leads by its score less the other side's, and nothing of the partner's is against it.
TEST(TwentyOneEvaluator, CountsTheLeadOfTheSide) {
  for (const bool teams : {true, false}) {
    State state = testing::Table(Config{.players = 4, .teams = teams})
                      .score(0, 50)
                      .score(1, 20)
                      .score(2, 40)
                      .score(3, 10);
    state.pub.phase = Phase::over;
    state.pub.left = {};
    const search::Evaluation evaluation = Evaluator(TwentyOne::view(state, Seat{})).evaluate(state);
    if (teams)
      EXPECT_EQ(evaluation.points, (search::Values{60, -60, 60, -60, 0}));
    else
      EXPECT_DOUBLE_EQ(evaluation.points[0], 50 - (20 + 40 + 10) / 3.0);
  }
}

}  // namespace
}  // namespace tessera::twenty_one
