#include "bots/one_oh_one/plugins.h"

#include <gtest/gtest.h>

#include "tests/support/one_oh_one/positions.h"

namespace tessera::one_oh_one {
namespace {

search::Evaluation evaluated(Config config, std::initializer_list<Grid> grids) {
  State state;
  state.pub = finished(config, grids);
  return Evaluator(OneOhOne::view(state, Seat{})).evaluate(state);
}

// Five rows of equal numbers, and every column a straight.
Grid rich_grid() {
  return draw_grid(shape_for(1), {"B1 G1 O1 P1 R1", "B2 G2 O2 P2 R2", "B3 G3 O3 P3 R3", "B4 G4 O4 P4 R4",
                                  "B5 G5 O5 P5 R5"});
}

// Alone more points are worth more, far below and far above a typical score.
TEST(OneOhOneEvaluator, AloneStrivesForPoints) {
  const Config solo{.players = 1};
  const Grid poor = draw_grid(shape_for(1), {"B1 G3 O5 P7 B9", "G2 O4 P6 R8 G10", "O3 R5 B7 G9 O1",
                                             "P4 B6 G8 O10 R2", "R6 P8 R10 B2 P3"});
  const auto best = evaluated(solo, {rich_grid(), rich_grid()});
  const auto worst = evaluated(solo, {poor, poor});
  ASSERT_GT(best.points[0], worst.points[0]);
  EXPECT_GT(best.worth[0], worst.worth[0] + 0.1);
  EXPECT_LE(best.worth[0], 1);
  EXPECT_GE(worst.worth[0], 0);
}

TEST(OneOhOneEvaluator, AmongSeveralStrivesToWin) {
  const Config two{.players = 2};
  const auto left_wins = evaluated(two, {example_left(), example_right()});
  const auto right_wins = evaluated(two, {example_right(), example_left()});
  const std::size_t winner = left_wins.win[0] == 1 ? 0 : 1;
  EXPECT_EQ(left_wins.win[winner], 1);
  EXPECT_EQ(right_wins.win[1 - winner], 1);
  EXPECT_GT(left_wins.worth[winner], 0.8);
  EXPECT_LT(left_wins.worth[1 - winner], 0.2);
}

}  // namespace
}  // namespace tessera::one_oh_one
