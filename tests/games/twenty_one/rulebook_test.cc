#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/games/twenty_one/table.h"

// The examples and sentences of rulebook 004, one by one, and what our rules add.

namespace tessera::twenty_one {
namespace {

using namespace testing;
using ::testing::ElementsAre;

State opening(int players, std::vector<std::string_view> events) {
  return after(TwentyOne::start(Config{.players = players}), events);
}

TEST(TwentyOneRulebook004, FirstRoundIsANumberOfNineOrLessOnTheOwnStartSquare) {
  const State state = opening(2, {"~ start 1", "~ hand 0 2 10 *", "~ hand 1 5 9 12"});
  EXPECT_EQ(TwentyOne::turn(state), Turn::of(Seat{1}));
  EXPECT_THAT(texts(TwentyOne::legal(state)), ElementsAre("place 5 I7", "place 9 I7"));
  const State next = after(state, {"place 9 I7", "~ draw 9"});
  EXPECT_EQ(TwentyOne::turn(next), Turn::of(Seat{0}));
  EXPECT_THAT(texts(TwentyOne::legal(next)), ElementsAre("place 2 G7"));
}

TEST(TwentyOneRulebook004, EveryTokenPlayedIsReplacedFromTheOwnSeries) {
  State state = opening(2, {"~ start 0", "~ hand 0 1 2 3", "~ hand 1 1 2 3", "place 3 G7"});
  EXPECT_TRUE(TwentyOne::turn(state).is_chance());
  EXPECT_EQ(state.hand(Seat{0}), pile("1 2"));
  state = after(state, {"~ draw 17"});
  EXPECT_EQ(state.hand(Seat{0}), pile("1 2 17"));
  EXPECT_EQ(state.pub.left[0].size(), 28);
}

TEST(TwentyOneRulebook004, SecondRoundTouchesAnyTokenBySideOrCorner) {
  const State state = opening(2, {"~ start 0", "~ hand 0 1 4 *", "~ hand 1 6 10 11", "place 4 G7", "~ draw 8",
                                  "place 6 I7", "~ draw 2"});
  EXPECT_EQ(state.pub.round, 2);
  EXPECT_EQ(refusal(state, "place 1 F6"), "");  // corner of the own token
  EXPECT_EQ(refusal(state, "place 1 J7"), "");  // side of the other's
  EXPECT_EQ(refusal(state, "place 1 E7"), "untouched");
}

TEST(TwentyOneRulebook004, TenAndThirteenExceed21) {
  const State state = Table().draw("G7", {"p10"}).hand(0, "11 13");
  EXPECT_EQ(refusal(state, "place 13 H7"), "over_21");
  EXPECT_EQ(refusal(state, "place 13 H6"), "over_21");  // by the corner as well
  EXPECT_EQ(refusal(state, "place 11 H7"), "");
}

TEST(TwentyOneRulebook004, NothingIsScoredBeforeTheFourthRound) {
  for (int round : {2, 3}) {
    const State state = after(Table().draw("G7", {"p10"}).hand(0, "1 2 11").round(round), {"place 11 H7"});
    EXPECT_EQ(score(state, 0), 0);
    EXPECT_FALSE(state.pub.board.is_face_down(at("H7")));
    EXPECT_EQ(state.pub.board.limit(at("F7")), 0) << "nothing can lengthen a face-up 21";
  }
}

TEST(TwentyOneRulebook004, FromTheFourthRoundOnTheScoringTokenIsTurned) {
  const State state = after(Table().draw("G7", {"p10"}).hand(0, "1 2 11").round(4), {"place 11 H7"});
  EXPECT_EQ(score(state, 0), 5);
  EXPECT_TRUE(state.pub.board.is_face_down(at("H7")));
  EXPECT_FALSE(state.pub.board.is_face_down(at("G7")));
  EXPECT_EQ(state.pub.board.limit(at("F7")), 11) << "the turned token joins no run";
}

TEST(TwentyOneRulebook004, NoTokenBesideAFaceDownOneButACornerIsFine) {
  const State state = Table().draw("G7", {"p10 b11#"}).hand(0, "1 2 3");
  for (const char* beside : {"H6", "H8", "I7"})
    EXPECT_EQ(refusal(state, std::string("place 3 ") + beside), "beside_face_down") << beside;
  for (const char* corner : {"I6", "I8"})
    EXPECT_EQ(refusal(state, std::string("place 3 ") + corner), "") << corner;
}

// The drawing with V and X: a 7 completes 21 on V; on the squares marked X, at
// the side of the turned token, only a star can.
TEST(TwentyOneRulebook004, ASevenMarksOnlyAwayFromTheTurnedToken) {
  const State state = Table()
                          .draw("E6", {"p5 p9 .  .",  //
                                       ".  .  p2#"})
                          .hand(0, "7 *");
  EXPECT_EQ(refusal(state, "place 7 D6"), "");
  EXPECT_EQ(refusal(state, "place 7 G6"), "beside_face_down");
  EXPECT_EQ(refusal(state, "place *7 G6"), "");
  EXPECT_EQ(score(after(state, {"place *7 G6"}), 0), 5);
}

TEST(TwentyOneRulebook004, AStarBesideAFaceDownTokenMustScore) {
  const State state = Table().draw("E4", {"p5 p9 .  p2#"}).hand(0, "*");
  EXPECT_EQ(refusal(state, "place *6 G4"), "star_must_score");
  EXPECT_EQ(refusal(state, "place *8 G4"), "over_21");
  EXPECT_EQ(refusal(state, "place *7 G4"), "");
  EXPECT_EQ(refusal(state, "place *21 H3"), "");  // above the turned token: no run meets it
  EXPECT_EQ(refusal(state, "place *20 H3"), "star_must_score");
}

TEST(TwentyOneRulebook004, AStarDeclared21IsALineOfItsOwn) {
  const State state = Table().draw("E5", {"p2#"}).hand(0, "*").left(0, "1 *");
  const State next = after(state, {"place *21 F6", "~ draw 1"});
  EXPECT_EQ(score(next, 0), 5);
  EXPECT_TRUE(next.pub.board.is_face_down(at("F6")));
  EXPECT_EQ(refusal(Table().draw("E5", {"p2"}).hand(0, "*"), "place *21 F6"), "over_21");
}

TEST(TwentyOneRulebook004, AStarCountsAsTheNumberItWasDeclared) {
  const State state = after(Table().draw("G7", {"p*10"}).hand(0, "1 11"), {"place 11 H7"});
  EXPECT_EQ(score(state, 0), 5);
}

TEST(TwentyOneRulebook004, PointsGoByTheSquare) {
  const struct {
    const char* neighbour;
    const char* square;
    int points;
  } cases[] = {{"F5", "F6", 5},  {"C4", "C3", 10},  // blue's own colour
               {"G6", "G7", 10},                    // its start square is its colour too
               {"D2", "D1", 5},                     // pink's colour
               {"F5", "E5", 15}, {"D3", "D2", 20}, {"B1", "A1", 30}};
  for (const auto& c : cases) {
    const State state = Table().draw(c.neighbour, {"p10"}).hand(0, "1 11");
    EXPECT_EQ(score(after(state, {concat("place 11 ", c.square)}), 0), c.points) << c.square;
  }
}

TEST(TwentyOneRulebook004, TheFifthRoundStarMarksFifteen) {
  const State state = Table().draw("E4", {"p5", ".", "p9"}).hand(0, "1 *").round(5);
  EXPECT_EQ(score(after(state, {"place *7 E5"}), 0), 15);
}

TEST(TwentyOneRulebook004, SeveralLinesScoreOnceOrEach) {
  const auto cross = [](Lines lines) {
    return after(Table(Config{.players = 2, .lines = lines})
                     .draw("E4", {".  p8 .",   //
                                  "p5 .  p3",  //
                                  "p4 b4 ."})
                     .hand(0, "1 9"),
                 {"place 9 F5"});
  };
  // Column 8 + 9 + 4 and no other: row 5 + 9 + 3 is 17, the rising diagonal 4 + 9.
  EXPECT_EQ(score(cross(Lines::one), 0), 5);
  EXPECT_EQ(score(cross(Lines::each), 0), 5);

  const auto twice = [](Lines lines) {
    return after(Table(Config{.players = 2, .lines = lines})
                     .draw("E4", {".  p8 .",   //
                                  "p5 .  p7",  //
                                  ".  b4 ."})
                     .hand(0, "1 9"),
                 {"place 9 F5"});
  };
  EXPECT_EQ(score(twice(Lines::one), 0), 5);
  EXPECT_EQ(score(twice(Lines::each), 0), 10);
}

TEST(TwentyOneRulebook004, AStarOf21IsOneLineEvenWhereEachCounts) {
  const State state = Table(Config{.players = 2, .lines = Lines::each}).draw("D4", {"p2#"}).hand(0, "1 *");
  EXPECT_EQ(score(after(state, {"place *21 E5"}), 0), 15);
}

TEST(TwentyOneRulebook004, WhoeverCannotPlayMayExchangeAndLosesTheTurn) {
  const State state = Table().draw("G7", {"p10"}).hand(0, "12 13 14");
  EXPECT_THAT(texts(TwentyOne::legal(state)),
              ElementsAre("exchange 12", "exchange 13", "exchange 14", "pass"));
  const State aside = after(state, {"exchange 14"});
  EXPECT_TRUE(TwentyOne::turn(aside).is_chance());
  EXPECT_FALSE(aside.stock(Seat{0}).has(number_token(14))) << "drawn from the stock as it was";
  EXPECT_EQ(aside.pub.stock_size(Seat{0}), aside.stock(Seat{0}).size());
  const State next = after(aside, {"~ draw 1"});
  EXPECT_EQ(next.hand(Seat{0}), pile("1 12 13"));
  EXPECT_TRUE(next.stock(Seat{0}).has(number_token(14)));
  EXPECT_EQ(TwentyOne::turn(next), Turn::of(Seat{1}));
}

TEST(TwentyOneRulebook004, EqualTokensAreListedOnce) {
  const State stuck = Table().draw("G7", {"p17"}).hand(0, "8 8 9");
  EXPECT_THAT(texts(TwentyOne::legal(stuck)), ElementsAre("exchange 8", "exchange 9", "pass"));
  const State free = Table().draw("A1", {"p10"}).hand(0, "2 2 2").round(2);
  EXPECT_THAT(texts(TwentyOne::legal(free)), ElementsAre("place 2 B1", "place 2 A2", "place 2 B2"));
}

TEST(TwentyOneRulebook004, WithAnEmptyStockOnlyPassRemains) {
  const State state = Table().draw("G7", {"p10"}).hand(0, "12 13").left(0, "12 13").hand(1, "1").left(1, "1");
  EXPECT_THAT(texts(TwentyOne::legal(state)), ElementsAre("pass"));
  EXPECT_EQ(TwentyOne::turn(after(state, {"pass"})), Turn::of(Seat{1}));
}

TEST(TwentyOneRulebook004, TheLastTokenPlacedEndsTheGameAndTheOthersPay) {
  const State state = Table()
                          .draw("G7", {"p10"})
                          .hand(0, "3")
                          .left(0, "3")
                          .score(0, 40)
                          .hand(1, "2 7 *")
                          .left(1, "2 7 12 * *")
                          .score(1, 90);
  const State end = after(state, {"place 3 H7"});
  ASSERT_TRUE(TwentyOne::turn(end).is_over());
  const Outcome outcome = TwentyOne::outcome(end);
  EXPECT_THAT(outcome.scores, ElementsAre(40, 90 - (2 + 7 + 12 + 21 + 21)));
  EXPECT_THAT(outcome.winners, ElementsAre(Seat{0}));
}

TEST(TwentyOneRulebook004, TheLastTokenMayScoreFirst) {
  const State end = after(Table().draw("G7", {"p10"}).hand(0, "11").left(0, "11"), {"place 11 H7"});
  ASSERT_TRUE(TwentyOne::turn(end).is_over());
  EXPECT_EQ(TwentyOne::outcome(end).scores[0], 5);
}

// Every token on the table is a 6 or more, so 16 and 17 fit nowhere.
TEST(TwentyOneRulebook004, TheGameEndsWhenNobodyCanPlayAnyMore) {
  const State state =
      Table().draw("G7", {"p8"}).hand(0, "6 17").left(0, "6 17").hand(1, "16").left(1, "16 17");
  const State end = after(state, {"place 6 G8"});
  ASSERT_TRUE(TwentyOne::turn(end).is_over());
  EXPECT_THAT(TwentyOne::outcome(end).scores, ElementsAre(-17, -33));
  EXPECT_THAT(TwentyOne::outcome(end).winners, ElementsAre(Seat{0}));
}

TEST(TwentyOneRulebook004, ATokenInSomebodysStockKeepsTheGameGoing) {
  const State state =
      Table().draw("G7", {"p8"}).hand(0, "6 17").left(0, "6 17").hand(1, "16").left(1, "1 16");
  EXPECT_EQ(TwentyOne::turn(after(state, {"place 6 G8"})), Turn::of(Seat{1}));
}

// Nothing fits around a face-up 21. B1 and A2 are open, but beside a turned token.
TEST(TwentyOneRulebook004, AStarThatCouldScoreKeepsTheGameGoing) {
  const auto with = [](std::string_view pink) {
    return after(Table()
                     .draw("A1", {"b5# .  .",  //
                                  ".   .  .",  //
                                  ".   .  p*21"})
                     .hand(0, "1")
                     .left(0, "1")
                     .hand(1, pink)
                     .left(1, pink),
                 {"pass"});
  };
  EXPECT_TRUE(TwentyOne::turn(with("1")).is_over());
  EXPECT_THAT(texts(TwentyOne::legal(with("1 *"))), ElementsAre("place *21 B1", "place *21 A2"));
}

// The example of rules.en.md.
TEST(TwentyOneRules, Example) {
  const State state = Table()
                          .draw("F5", {"p9 b5 .",  //
                                       ".  .  p3#"})
                          .round(6)
                          .hand(0, "7 8 *");
  EXPECT_EQ(score(after(state, {"place 7 E5"}), 0), 15);
  EXPECT_EQ(refusal(state, "place 7 H5"), "beside_face_down");
  EXPECT_EQ(score(after(state, {"place *7 H5"}), 0), 15);
  EXPECT_EQ(refusal(state, "place 8 E5"), "over_21");
  EXPECT_EQ(score(after(state, {"place 8 E4"}), 0), 0);
  EXPECT_EQ(state.pub.board.limit(at("E4")), 12);
}

TEST(TwentyOneRules, TwelveRoundsWithoutAPlacementEndTheGame) {
  State state = Table().draw("G7", {"p10"}).hand(0, "12").left(0, "1 12").hand(1, "13").left(1, "13");
  for (int round = 1; round <= 12; ++round) {
    ASSERT_EQ(TwentyOne::turn(state), Turn::of(Seat{0})) << round;
    state = after(state, {"pass"});
    ASSERT_EQ(TwentyOne::turn(state), Turn::of(Seat{1})) << round;
    state = after(state, {"pass"});
  }
  ASSERT_TRUE(TwentyOne::turn(state).is_over());
  EXPECT_THAT(TwentyOne::outcome(state).scores, ElementsAre(-13, -13));
  EXPECT_THAT(TwentyOne::outcome(state).winners, ElementsAre(Seat{0}, Seat{1}));
}

// Pink began, so the round in which blue places ends with blue's turn, and it is
// not without a placement; only the twelve after it are.
TEST(TwentyOneRules, RoundsAreCountedFromTheStartingSeat) {
  State state = Table()
                    .draw("G7", {"p10"})
                    .starter(1)
                    .to_act(0)
                    .hand(0, "2 12")
                    .left(0, "2 12")
                    .hand(1, "13")
                    .left(1, "1 13");
  state = after(state, {"place 2 G8"});
  EXPECT_EQ(state.pub.round, 6);
  for (int turn = 0; turn < 24; ++turn) {
    ASSERT_TRUE(TwentyOne::turn(state).is_seat()) << turn;
    state = after(state, {"pass"});
  }
  EXPECT_TRUE(TwentyOne::turn(state).is_over());
}

TEST(TwentyOneRules, ARoundWithoutPlacementIsForgottenAfterAPlacement) {
  State state = Table().draw("G7", {"p10"}).hand(0, "12").left(0, "1 12").hand(1, "13").left(1, "1 2 13");
  for (int turn = 0; turn < 2 * 10; ++turn) state = after(state, {"pass"});
  state = after(state, {"exchange 12", "~ draw 1", "pass"});
  EXPECT_EQ(state.pub.idle_rounds, 11) << "an exchange is no placement";
  state = after(state, {"place 1 G8", "~ draw 12", "pass"});
  EXPECT_EQ(state.pub.idle_rounds, 0);
  EXPECT_TRUE(TwentyOne::turn(state).is_seat());
}

TEST(TwentyOneRules, TwoPlayersUseTheUpperHalfWithTheCentralRow) {
  const State two = Table().draw("G8", {"p10"}).hand(0, "1");
  EXPECT_EQ(refusal(two, "place 1 G9"), "off_board");
  const State three = Table(Config{.players = 3}).draw("G8", {"p10"}).hand(0, "1");
  EXPECT_EQ(refusal(three, "place 1 G9"), "");
}

TEST(TwentyOneRules, WithThreePlayersTheFourthColourIsWorthFive) {
  const State state = Table(Config{.players = 3}).draw("H9", {"p10"}).hand(0, "1 11");
  EXPECT_EQ(score(after(state, {"place 11 G9"}), 0), 5);
}

TEST(TwentyOneRules, TeamsAddTheirScores) {
  const auto outcome = [](int a, int b, int c, int d) {
    Table table(Config{.players = 4, .teams = true});
    table.draw("G7", {"p10"}).score(0, a).score(1, b).score(2, c).score(3, d);
    for (int seat = 1; seat < 4; ++seat) table.hand(seat, "").left(seat, "");
    return TwentyOne::outcome(after(table.hand(0, "1").left(0, "1"), {"place 1 G8"}));
  };
  EXPECT_THAT(outcome(10, 50, 45, 0).scores, ElementsAre(10, 50, 45, 0));
  EXPECT_THAT(outcome(10, 50, 45, 0).winners, ElementsAre(Seat{0}, Seat{2}));
  EXPECT_THAT(outcome(10, 50, 35, 0).winners, ElementsAre(Seat{1}, Seat{3}));
  EXPECT_THAT(outcome(10, 50, 45, 5).winners, ElementsAre(Seat{0}, Seat{1}, Seat{2}, Seat{3}));
}

}  // namespace
}  // namespace tessera::twenty_one
