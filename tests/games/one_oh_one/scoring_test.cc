#include "games/one_oh_one/scoring.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/text.h"
#include "tests/support/one_oh_one/positions.h"

namespace tessera::one_oh_one {
namespace {

using ::testing::ElementsAre;

constexpr Config kTwo{.players = 2};
constexpr Config kThree{.players = 3};
constexpr Config kFour{.players = 4};

std::string result(const Public& pub) { return to_text(outcome_of(pub)); }

// "colour_straights 0 0, strikes 1 0"
std::string ties(const Public& pub) {
  std::string text;
  for (const TieBreak& tie : tie_breaks(pub)) {
    text += concat(text.empty() ? "" : ", ", tie.id);
    for (const std::int32_t count : tie.counts) text += concat(' ', count);
  }
  return text;
}

// Rulebook 001, "exemple de score": 6 - 4.
TEST(OneOhOneRulebook001, TheWorkedExampleIsSixToFour) {
  const Public pub = finished(kTwo, {example_left(), example_right()});
  EXPECT_EQ(result(pub), "result 6 4 winner 0");
  std::vector<std::pair<int, int>> lines;
  for (const LineScore& line : score_sheet(pub)) lines.emplace_back(line.points[0], line.points[1]);
  using P = std::pair<int, int>;
  EXPECT_THAT(lines, ElementsAre(P{1, 0}, P{0, 1}, P{0, 0}, P{2, 0}, P{0, 1},  // rows
                                 P{0, 1}, P{1, 0}, P{1, 0}, P{1, 0}, P{0, 1}));
  EXPECT_EQ(result(finished(kTwo, {example_right(), example_left()})), "result 4 6 winner 1");
}

TEST(OneOhOneRulebook001, TheExampleUsesAllFiftyTokens) {
  Bits<kTokens> used;
  for (const Grid& grid : {example_left(), example_right()})
    grid.occupied().for_each([&](std::size_t i) { used.set(grid.at(static_cast<Cell>(i)).index()); });
  EXPECT_EQ(used.count(), kTokens);
}

// "p. ex. carré de 2 et carré de 8": the same combination scores nobody, whatever the values.
TEST(OneOhOneScoring, EqualCombinationsScoreNobody) {
  const Public pub = finished(kTwo, {draw_grid(shape_for(2), {"B2 G2 O2 P2 R7",     //
                                                              "B3 B6 B8 O10 O9",    //
                                                              "R1 R3 O6 P9 P4",     //
                                                              "O8 O4 B1 B7 P10",    //
                                                              "P1 R10 G5 G3 B9"}),  //
                                     draw_grid(shape_for(2), {"B8 G8 P8 R8 B5",     //
                                                              "R2 R4 R6 G9 G7",     //
                                                              "G10 G1 O3 O1 O5",    //
                                                              "P5 P7 R5 R9 G4",     //
                                                              "B4 B10 P3 P6 O7"})});
  const ScoreSheet sheet = score_sheet(pub);
  EXPECT_EQ(sheet[0].held[0], Combination::square);
  EXPECT_EQ(sheet[0].held[1], Combination::square);
  EXPECT_EQ(sheet[0].points[0] + sheet[0].points[1], 0);
  EXPECT_EQ(sheet[1].held[0], Combination::none);
  EXPECT_EQ(sheet[1].held[1], Combination::none);
  EXPECT_EQ(sheet[1].points[0] + sheet[1].points[1], 0);
}

TEST(OneOhOneScoring, ColourStraightAndStrikeScoreTwoAgainstOneOpponent) {
  const Grid strong = draw_grid(shape_for(2), {"B1 B2 B3 B4 B5",   //
                                               "O8 G1 R3 P6 G10",  //
                                               "G7 O7 P7 R7 B7",   //
                                               "R9 R5 P9 O1 O3",   //
                                               "P4 P10 O5 G8 R2"});
  const Grid weak = draw_grid(shape_for(2), {"B6 G6 B8 B9 R10",   //
                                             "O2 O4 G3 R1 P8",    //
                                             "G2 G5 O9 O6 P3",    //
                                             "P2 O10 R8 B10 P1",  //
                                             "R6 R4 G9 P5 G4"});
  const ScoreSheet sheet = score_sheet(finished(kTwo, {strong, weak}));
  EXPECT_EQ(sheet[0].held[0], Combination::colour_straight);
  EXPECT_EQ(sheet[0].points[0], 2);
  EXPECT_EQ(sheet[2].held[0], Combination::strike);
  EXPECT_EQ(sheet[2].points[0], 2);
}

TEST(OneOhOneScoring, TieBreaksComeInOrder) {
  // The cells left out don't matter: lines with a token or two hold nothing here.
  // A colour straight and a strike, each against nothing: 2 to 2.
  const Grid colour_straight_above =
      draw_grid(shape_for(2), {"B1 B2 B3 B4 B5", "G10 . . . .", "G6 . . . .", "G8 . . . .", "R9 . . . ."});
  const Grid strike_below =
      draw_grid(shape_for(2), {"R1 . . . .", "P10 . . . .", "P3 . . . .", "P8 . . . .", "B7 G7 O7 P7 R7"});
  EXPECT_EQ(result(finished(kTwo, {colour_straight_above, strike_below})), "result 2 2 winner 0");
  EXPECT_EQ(result(finished(kTwo, {strike_below, colour_straight_above})), "result 2 2 winner 1");

  // A strike and nothing else against a square and a full: 2 to 2, the strike decides.
  const Grid square_and_full = draw_grid(
      shape_for(2), {"B1 G1 O1 P1 R2", "B3 G3 O3 P4 R4", "P5 . . . .", "P8 . . . .", "R10 . . . ."});
  EXPECT_EQ(result(finished(kTwo, {square_and_full, strike_below})), "result 2 2 winner 1");

  // A square against a full: 1 to 1.
  const Grid square =
      draw_grid(shape_for(2), {"B1 G1 O1 P1 R2", "B6 . . . .", "P5 . . . .", "P8 . . . .", "R10 . . . ."});
  const Grid full =
      draw_grid(shape_for(2), {"R1 . . . .", "B3 G3 O3 P4 R4", "O5 O6 . . .", "O9 . . . .", "G10 . . . ."});
  EXPECT_EQ(result(finished(kTwo, {full, square})), "result 1 1 winner 1");

  // Squares come before 5s: none of them against two.
  const Grid square_without_five =
      draw_grid(shape_for(2), {"B1 G1 O1 P1 R2", "B6 . . . .", "P3 . . . .", "P8 . . . .", "R10 . . . ."});
  const Grid full_with_two_fives =
      draw_grid(shape_for(2), {"R1 . . . .", "B3 G3 O3 P4 R4", "O5 O6 . . .", "O9 R5 . . .", "G10 . . . ."});
  EXPECT_EQ(result(finished(kTwo, {full_with_two_fives, square_without_five})), "result 1 1 winner 1");

  // A three against a pair: 1 to 1, and only the fives are left: one and two.
  const Grid one_five =
      draw_grid(shape_for(2), {"B1 G1 O1 P2 R3", "B6 . . . .", "P5 . . . .", "P8 . . . .", "R10 . . . ."});
  const Grid two_fives =
      draw_grid(shape_for(2), {"R1 . . . .", "B3 G3 O4 P6 B7", "O5 . . . .", "O9 R5 . . .", "G10 . . . ."});
  EXPECT_EQ(result(finished(kTwo, {one_five, two_fives})), "result 1 1 winner 1");
  EXPECT_EQ(ties(finished(kTwo, {one_five, two_fives})),
            "colour_straights 0 0, strikes 0 0, squares 0 0, fives 1 2");
  EXPECT_EQ(ties(finished(kTwo, {full_with_two_fives, square_without_five})),
            "colour_straights 0 0, strikes 0 0, squares 0 1")
      << "nothing more is looked at once they are parted";
}

TEST(OneOhOneScoring, TiesAreOfThoseWhoHaveTheMostPoints) {
  EXPECT_EQ(ties(finished(kTwo, {example_left(), example_right()})), "") << "6 to 4 needs none";
  EXPECT_EQ(ties(finished(Config{.players = 1}, {example_left(), example_right()})), "");
}

TEST(OneOhOneScoring, WithThreePlayersEverybodyWithTheBestScoresOne) {
  const Grid a = draw_grid(shape_for(3), {"B1 B2 B3 B4", "G6 . . .", "O8 . . .", "R10 . . ."});
  const Grid b = draw_grid(shape_for(3), {"R1 R2 R3 R4", "P6 . . .", "G8 . . .", "O10 . . ."});
  const Grid c = draw_grid(shape_for(3), {"P1 P2 P3 O4", "B6 O6 . .", "B8 . . .", "G10 . . ."});
  const Public pub = finished(kThree, {a, b, c});
  const ScoreSheet sheet = score_sheet(pub);
  EXPECT_EQ(sheet.size(), 8U);
  EXPECT_EQ(sheet[0].held[2], Combination::straight);
  EXPECT_THAT(std::vector<int>(sheet[0].points.begin(), sheet[0].points.end()), ElementsAre(1, 1, 0));
  EXPECT_THAT(std::vector<int>(sheet[1].points.begin(), sheet[1].points.end()), ElementsAre(0, 0, 1));
  EXPECT_THAT(std::vector<int>(sheet[2].points.begin(), sheet[2].points.end()), ElementsAre(0, 0, 0));
  // One point each: the colour straights decide between seat 2 and the others, who share.
  EXPECT_EQ(result(pub), "result 1 1 1 winner 0 1");
  EXPECT_EQ(ties(pub), "colour_straights 1 1 0, squares 0 0 0, fives 0 0 0")
      << "no line of four has a strike; the first two stay equal";
}

TEST(OneOhOneScoring, ManyPlayersTieOnSquaresThenFives) {
  const auto grid = [](std::string_view first, std::string_view second, std::string_view third) {
    return draw_grid(shape_for(4), {first, second, third});
  };
  // Each of the first three wins one row; seat 3 has nothing.
  const Grid square = grid("B1 G1 O1 P1", "R3 . . .", "O6 . . .");
  const Grid colour = grid("B8 . . .", "G2 G4 G7 G9", "O10 . . .");
  const Grid three = grid("O2 . . .", "R3 . . .", "P6 R6 O6 P9");
  const Grid nothing = grid("R2 . . .", "P4 . . .", "R8 B10 G4 O3");
  EXPECT_EQ(result(finished(kFour, {three, colour, square, nothing})), "result 1 1 1 0 winner 2");
  const Grid colour_with_five = grid("B8 . . .", "G2 G4 G5 G9", "O10 . . .");
  EXPECT_EQ(result(finished(kFour, {three, colour_with_five, nothing, nothing})), "result 1 1 0 0 winner 1");
  EXPECT_EQ(result(finished(kFour, {three, colour, nothing, nothing})), "result 1 1 0 0 winner 0 1");
  EXPECT_EQ(ties(finished(kFour, {three, colour, square, nothing})),
            "colour_straights 0 0 0 0, squares 0 0 1 0");
}

TEST(OneOhOneScoring, FourPlayersCompareColumnsOfThree) {
  const auto grid = [](std::string_view first, std::string_view second, std::string_view third) {
    return draw_grid(shape_for(4), {first, second, third});
  };
  const Public pub = finished(kFour, {grid("B1 G4 P8 R6", "B3 . . .", "B2 . . ."),    // colour straight
                                      grid("G1 G4 P8 R6", "P3 . . .", "R2 . . ."),    // straight
                                      grid("O1 G4 P8 R6", "O6 . . .", "O2 . . ."),    // colour
                                      grid("P7 G4 B9 R2", "B7 . . .", "G7 . . .")});  // three
  const ScoreSheet sheet = score_sheet(pub);
  ASSERT_EQ(sheet.size(), 7U);
  EXPECT_THAT(std::vector<Combination>(sheet[3].held.begin(), sheet[3].held.end()),
              ElementsAre(Combination::colour_straight, Combination::straight, Combination::colour,
                          Combination::three));
  EXPECT_EQ(result(pub), "result 1 0 0 0 winner 0");
}

// Solo column: the left grid has rows 9 1 0 25 1 and columns 1 15 9 9 0; the right one rows
// 1 15 0 11 2 and columns 11 1 5 1 5.
TEST(OneOhOneScoring, SoloAddsTheSoloColumnOfBothGrids) {
  EXPECT_EQ(solo_points(example_left()), 9 + 1 + 0 + 25 + 1 + 1 + 15 + 9 + 9 + 0);
  EXPECT_EQ(solo_points(example_right()), 1 + 15 + 0 + 11 + 2 + 11 + 1 + 5 + 1 + 5);
  EXPECT_EQ(result(finished(Config{.players = 1}, {example_left(), example_right()})), "result 122 winner 0");
}

TEST(OneOhOneScoring, GridsAreComparedOnlyWhenAllAreFixed) {
  State state = OneOhOne::start(kTwo);
  state.pub.grids[0] = example_left();
  EXPECT_FALSE(are_comparable(state.pub));
  state.pub.grids[1] =
      draw_grid(shape_for(2), {"B1 . . . .", ". B2 . . .", ". . B3 . .", ". . . B4 .", ". . . . G5"});
  EXPECT_TRUE(are_comparable(state.pub));
  // Everything the left grid holds is better than the lone tokens of the other.
  const auto points = points_so_far(state.pub);
  EXPECT_EQ(points[0], 1 + 1 + 0 + 2 + 1 + 1 + 1 + 1 + 1 + 0);
  EXPECT_EQ(points[1], 0);
}

}  // namespace
}  // namespace tessera::one_oh_one
