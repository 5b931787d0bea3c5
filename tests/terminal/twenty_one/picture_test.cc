#include "terminal/twenty_one/picture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/playout.h"
#include "tests/games/twenty_one/table.h"
#include "tests/terminal/pictures.h"

namespace tessera::terminal::twenty_one {
namespace {

using namespace tessera::twenty_one::testing;
using ::testing::ContainsRegex;
using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

std::string drawn(const State& state, int seat = 0) {
  return draw(TwentyOne::view(state, seat_at(static_cast<std::size_t>(seat)))).plain();
}

// Read off by hand: an 11 completes every line with the 10; on E5 and G7, where
// something is printed, the panel says so. H5, J5, H7 and J7 touch the turned
// token by a corner only, its sides wait for a star.
TEST(TwentyOnePicture, ShowsTheTableAndWhatEachSquareWaitsFor) {
  const State state = Table()
                          .draw("F6", {"p10 . . b3#"})
                          .hand(0, "3 11 *")
                          .left(0, "1 3 11 *")
                          .score(0, 25)
                          .hand(1, "1 2 4")
                          .left(1, "1 2 4 9 17");
  EXPECT_EQ(drawn(state),
            R"(   A   B   C   D   E   F   G   H   I   J   K   L   M   N   O    round 5
 1 30  .   .   p   .   .   .   30  .   .   .   b   .   .   30   your hand
 2 .   .   .   20  .   p   .   .   .   b   .   20  .   .   .     3 11 *
 3 .   .   b   .   .   .   .   20  .   .   .   .   p   .   .    >b you        25
 4 .   .   .   .   .   .   b   .   p   .   .   .   .   .   .      3+1, 36 left
 5 .   .   .   .   15= =11 =11 15+ x   +   15  .   .   .   .     p seat 1      0
 6 .   b   .   .   =11 p10 =11 x   b## x   .   .   .   p   .      3+2, 33 left
 7 .   .   .   p   =11 =11 B=  +   Px  +   .   b   .   .   .    21: 5 of 16
 8 30  .   20  .   15  .   .   .   .   .   15  .   20  .   30     11  E5  +15
   2 players use the upper half of the board, down to here.       11  G7  +10
                                                                  11  F5  +5
                                                                  11  G5  +5
                                                                  11  E6  +5
                                                                  E5=11  G7=11
blue stock   1
pink left    1 2 4 9 17
b7: blue’s 7  B7: a star as 7  b##: face down  15 20 30 b: worth more
=7: a 7 makes 21  =: its number is listed  +: any fits  x: scoring star  -: none
)");
}

// The same table: the 11 scores on eight squares, the star as 21 on the other eight.
TEST(TwentyOnePicture, StandsBelowTheBoardWhereItIsNarrow) {
  const State state = Table()
                          .draw("F6", {"p10 . . b3#"})
                          .hand(0, "3 11 *")
                          .left(0, "1 3 11 *")
                          .score(0, 25)
                          .hand(1, "1 2 4")
                          .left(1, "1 2 4 9 17");
  Canvas canvas;
  canvas.columns = 70;
  const Picture picture = draw(TwentyOne::view(state, seat_at(0)), canvas);
  EXPECT_LE(picture.width(), 70U);
  EXPECT_THAT(picture.plain(), HasSubstr("\nYour hand  3 11 *   round 5\n"
                                         ">b you       25  3+1, 36 left    p seat 1     0  3+2, 33 left\n"
                                         "makes 21:  11 E5 +15  11 G7 +10  11 F5 +5"));
  EXPECT_THAT(picture.plain(), HasSubstr("11 F7 +5  *21 H5 +15  *21 I5 +5  and 6 more\n=:  E5=11  G7=11\n"));
}

std::vector<std::string> changed_by(std::string_view marked, const State& state, int seat = 0,
                                    std::size_t columns = 80) {
  Canvas canvas{.columns = columns};
  const View view = TwentyOne::view(state, seat_at(static_cast<std::size_t>(seat)));
  const Picture before = draw(view, canvas);
  canvas.marked = marked;
  return tessera::testing::changed_lines(before, draw(view, canvas));
}

// The table of the first test: 15= at E5, 15+ at H5.
TEST(TwentyOnePicture, AMarkedPlacementIsShownOnItsSquareAndInTheHand) {
  const State state = Table().draw("F6", {"p10 . . b3#"}).hand(0, "3 11 *").hand(1, "1 2 4");
  EXPECT_THAT(changed_by("place 11 E5", state),
              ElementsAre(EndsWith("  3 [11] *"), StartsWith(" 5 .   .   .   .  [b11]=11 =11 15+ x   +  ")));
  EXPECT_THAT(changed_by("place *21 H5", state),
              ElementsAre(EndsWith("  3 11 [*]"), StartsWith(" 5 .   .   .   .   15= =11 =11[B21]x   +  ")));
  EXPECT_THAT(changed_by("place 3 G7", state),
              ElementsAre(EndsWith(" [3] 11 *"), StartsWith(" 7 .   .   .   p   =11 =11[b3] +   Px ")))
      << "nothing that is printed shows through";
}

TEST(TwentyOnePicture, MarksTheHandBelowANarrowBoard) {
  const State state = Table().draw("F6", {"p10 . . b3#"}).hand(0, "3 11 *").hand(1, "1 2 4");
  EXPECT_THAT(
      changed_by("place 11 E5", state, 0, 70),
      ElementsAre(StartsWith(" 5 .   .   .   .  [b11]=11"), StartsWith("Your hand  3 [11] *   round 5")));
}

TEST(TwentyOnePicture, AMarkedExchangeStandsOutInTheHandAlone) {
  const State state = Table().draw("G7", {"p17"}).hand(0, "9 9 10").hand(1, "4");
  EXPECT_THAT(changed_by("exchange 9", state), ElementsAre(EndsWith(" [9] 9 10")));
  EXPECT_THAT(changed_by("exchange 10", state), ElementsAre(EndsWith(" 9 9 [10]")));
}

TEST(TwentyOnePicture, OnlyMovesOfTheViewerAreMarked) {
  const State state = Table().draw("F6", {"p10 . . b3#"}).hand(0, "3 11 *").hand(1, "1 2 4");
  for (const char* nothing :
       {"", "place", "E5", "place 4 E5", "place 11 F6", "place 3 A1", "exchange 3", "pass", "take 3"})
    EXPECT_TRUE(changed_by(nothing, state).empty()) << nothing;
  EXPECT_TRUE(changed_by("place 1 E5", state, 1).empty()) << "it is not their turn";
}

std::string drawn_in(std::size_t rows, const State& state) {
  Canvas canvas;
  canvas.rows = rows;
  const Picture picture = draw(TwentyOne::view(state, seat_at(0)), canvas);
  EXPECT_LE(picture.lines().size(), rows);
  EXPECT_LE(picture.width(), canvas.columns);
  return picture.plain();
}

TEST(TwentyOnePicture, FourPlayersSeeWhatTheOthersHaveLeftOnceThereIsRoom) {
  const State state =
      Table({.players = 4}).draw("G7", {"p10"}).hand(0, "3 11 *").hand(2, "1").left(2, "1 17");
  for (std::size_t rows : {18U, 19U, 20U}) {
    EXPECT_THAT(drawn_in(rows, state), Not(HasSubstr("green left")));
    EXPECT_THAT(drawn_in(rows, state), HasSubstr("\n=7: a 7 makes 21  =: its number is listed"))
        << "nobody can play without";
  }
  EXPECT_THAT(drawn_in(21, state), HasSubstr("\ngreen left   1 17\n"));
}

TEST(TwentyOnePicture, ShortListsOfWhatIsLeftShareALine) {
  const State state = Table({.players = 4})
                          .draw("G7", {"p10"})
                          .hand(0, "3")
                          .left(0, "3 4")
                          .left(1, "5")
                          .left(2, "1 17")
                          .left(3, "9 *");
  EXPECT_THAT(drawn_in(19, state),
              HasSubstr("\nblue stock   4   pink left    5   green left   1 17   yellow left  9 *\n"));
  EXPECT_THAT(drawn_in(30, state), HasSubstr("\nblue stock   4\npink left    5\n"));
}

// A star makes 21 on nearly every square; that must not hide which numbers do.
TEST(TwentyOnePicture, WhatSquaresWaitForIsListedBesideAllThatAStarCanDo) {
  const State state =
      Table({.players = 4, .teams = true})
          .draw("D2", {"p10 . b9 . g8 . y7 . p6", ". . . . . . . . .", "b5 . p4 . g3 . y2 . b1"})
          .hand(0, "3 12 *");
  const std::string low = drawn_in(20, state);
  EXPECT_THAT(low, ContainsRegex(" 21: [0-9]+ of 45\n"));
  EXPECT_THAT(low, ContainsRegex("and [0-9]+ more =\n"));
  EXPECT_EQ(low.find(" more"), low.rfind(" more")) << "one line says what is left out: " << low;
  Canvas narrow;
  narrow.columns = 70;
  narrow.rows = 20;
  EXPECT_THAT(draw(TwentyOne::view(state, seat_at(0)), narrow).plain(),
              HasSubstr("\n=:  H1=13  H3=10  E5=16  "));
  const std::string tall = drawn_in(41, state);
  EXPECT_THAT(tall, HasSubstr(" *13 H1  +30\n"));
  for (const char* square :
       {" D1=11", " H1=13", " L1=15", " C3=11", " H3=10", " M3=15", " G4=14", " I4=16", " E5=16"})
    EXPECT_THAT(tall, HasSubstr(square)) << "all that say = on the board";
}

TEST(TwentyOnePicture, SaysWhoPlaysEveryColour) {
  Table table({.players = 4});
  const State state = table.draw("G7", {"p10"}).hand(0, "3 11 *").score(2, 120);
  Canvas canvas;
  canvas.names = {"Ana", "Casual 1", "Champion 1", "Ésmé the Magnificent"};
  for (std::size_t columns : {80U, 70U}) {
    canvas.columns = columns;
    const std::string plain = draw(TwentyOne::view(state, seat_at(0)), canvas).plain();
    EXPECT_THAT(plain, HasSubstr(">b you "));
    EXPECT_THAT(plain, HasSubstr(" p Casual 1 "));
    EXPECT_THAT(plain, HasSubstr(columns == 80 ? " y Ésmé the.   0" : " y Ésmé th.   0"));
  }
  EXPECT_THAT(draw(TwentyOne::view(state, seat_at(0)), canvas).plain(), HasSubstr(" g Champ. 1 120"))
      << "the number tells bots apart";
}

TEST(TwentyOnePicture, TeamsHaveAScore) {
  Table table({.players = 4, .teams = true});
  table.draw("F6", {"p10"}).hand(0, "3 11 *").score(0, 20).score(1, 5).score(2, 25).score(3, 30);
  const State state = table;
  EXPECT_THAT(drawn(state), HasSubstr(" b+g 45, p+y 35\n"));
  EXPECT_THAT(drawn(state), HasSubstr(" 21: 2 of 8\n")) << "there is still room for it";
  EXPECT_THAT(drawn(state), HasSubstr(" E5=11")) << "and for what the squares wait for";
  Canvas canvas;
  canvas.columns = 70;
  EXPECT_THAT(draw(TwentyOne::view(state, seat_at(0)), canvas).plain(),
              HasSubstr("   round 5   b+g 45, p+y 35\n"));
  EXPECT_THAT(drawn(Table({.players = 4}).draw("G7", {"p10"}).hand(0, "3")), Not(HasSubstr("b+g")));
  const State over = after(table.left(0, "1").hand(0, "1").score(1, -400), {"place 1 F7"});
  EXPECT_THAT(drawn(over), ContainsRegex(" b.g -[0-9]+\n")) << "too wide for one line";
  EXPECT_THAT(drawn(over), ContainsRegex(" p.y -[0-9]+\n"));
}

TEST(TwentyOnePicture, TellsWhatNothingFitsAndWhatIsAStar) {
  const State state = Table().draw("E3", {"p*15 . b9 . p17"}).hand(0, "3 11").hand(1, "1");
  EXPECT_THAT(drawn(state), HasSubstr(" 3 .   .   b   =6  P15 -   b9  20- p17 =4  .   .   p   .   ."));
}

TEST(TwentyOnePicture, HidesTheOthersHands) {
  const State state = Table().draw("G7", {"p10"}).hand(0, "3 11 *").hand(1, "1 2 4");
  EXPECT_THAT(drawn(state, 0), HasSubstr("  3 11 *\n"));
  EXPECT_THAT(drawn(state, 1), HasSubstr("  1 2 4\n"));
  EXPECT_THAT(drawn(state, 1), Not(HasSubstr("  3 11 *\n")));
}

// Nobody's hand, nobody's stock, and nothing that a hand could do.
TEST(TwentyOnePicture, AnOnlookerSeesThePublicSide) {
  const State state = Table()
                          .draw("F6", {"p10 . . b3#"})
                          .hand(0, "3 11 *")
                          .left(0, "1 3 11 *")
                          .hand(1, "1 2 4")
                          .left(1, "1 2 4 9 17");
  for (std::size_t columns : {80U, 70U}) {
    Canvas canvas{.columns = columns, .rows = 20};
    const std::string plain = draw(TwentyOne::view(state, Viewer::onlooker()), canvas).plain();
    EXPECT_THAT(plain, HasSubstr("15= =11 =11 15+ x   +  ")) << "what squares wait for is public";
    EXPECT_THAT(plain, HasSubstr("G7=11"));
    EXPECT_THAT(plain, HasSubstr(">b seat 0 "));
    EXPECT_THAT(plain, HasSubstr("\nblue left    1 3 11 *\npink left    1 2 4 9 17\n"));
    for (const char* hidden : {"our hand", "you", "stock", "makes 21:", " 21: "})
      EXPECT_THAT(plain, Not(HasSubstr(hidden)));
  }
  EXPECT_THAT(draw(TwentyOne::view(state, Viewer::onlooker()), {.rows = 20}).plain(),
              HasSubstr("\nb7: blue’s 7  B7: a star as 7  b##: face down  15 20 30: worth more\n"));
}

TEST(TwentyOnePicture, TheLegendSpeaksOfTheViewersColour) {
  const State state = Table().draw("G7", {"p10"}).hand(0, "3 11 *").hand(1, "1 2 4");
  EXPECT_THAT(drawn(state, 1),
              HasSubstr("\np7: pink’s 7  P7: a star as 7  p##: face down  15 20 30 p: worth more\n"));
}

TEST(TwentyOnePicture, DealingIsCalledSo) {
  EXPECT_THAT(drawn(TwentyOne::start(Config{.players = 2})), HasSubstr("dealing"));
}

TEST(TwentyOnePicture, BeforeTheFourthRoundNothingMakes21) {
  const State state = Table().draw("G7", {"p10"}).round(3).hand(0, "3 11 *");
  EXPECT_THAT(drawn(state), ContainsRegex(" round 3\n.* no points yet\n"));
  EXPECT_THAT(drawn(state), Not(HasSubstr("makes 21:")));
  Canvas canvas;
  canvas.columns = 70;
  EXPECT_THAT(draw(TwentyOne::view(state, seat_at(0)), canvas).plain(),
              HasSubstr("   round 3, no points yet\n"));
}

TEST(TwentyOnePicture, HalfABoardSaysSo) {
  for (const int players : {2, 3, 4}) {
    const State state = Table({.players = players}).draw("G7", {"p10"}).hand(0, "3 11 *");
    for (std::size_t columns : {70U, 80U}) {
      Canvas canvas;
      canvas.columns = columns;
      const std::string plain = draw(TwentyOne::view(state, seat_at(0)), canvas).plain();
      EXPECT_EQ(plain.find("upper half") != std::string::npos, players == 2) << plain;
    }
  }
}

TEST(TwentyOnePicture, StartSquaresThatWaitAreCapitals) {
  const State state =
      after(TwentyOne::start(Config{.players = 3}),
            {"~ start 0", "~ hand 0 1 2 3", "~ hand 1 1 2 3", "~ hand 2 1 2 3", "place 1 G7", "~ draw *"});
  EXPECT_THAT(drawn(state), HasSubstr(" 7 .   .   .   p   .   .   b1  .   P   .   .   b"));
  EXPECT_THAT(drawn(state), HasSubstr(" 9 .   .   .   g   .   .   y   .   G   .   .   y"));
}

TEST(TwentyOnePicture, AtTheEndScoresAreFinal) {
  const State over = after(Table()
                               .draw("G7", {"p10"})
                               .hand(0, "1")
                               .left(0, "1")
                               .score(0, 20)
                               .hand(1, "17")
                               .left(1, "17 *")
                               .score(1, 45),
                           {"place 1 G8"});
  EXPECT_THAT(drawn(over), HasSubstr("final scores"));
  EXPECT_THAT(drawn(over), HasSubstr("20 - 0 left\n"));
  EXPECT_THAT(drawn(over), HasSubstr("45 - 38 left\n"));
  EXPECT_THAT(drawn(over), HasSubstr(" 7 .   .   .   p   .   .   p10 .   P")) << "nothing is waited for";
}

}  // namespace
}  // namespace tessera::terminal::twenty_one
