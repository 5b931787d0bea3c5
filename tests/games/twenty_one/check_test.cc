#include <gtest/gtest.h>

#include "core/messages.h"
#include "games/twenty_one/messages.h"
#include "tests/games/twenty_one/table.h"
#include "tests/support/said.h"

// Every refusal, with the sentence a person reads.

namespace tessera::twenty_one {
namespace {

using namespace testing;

struct Case {
  const char* move;
  const char* code;
  const char* reason;
};

void expect_refused(const State& state, const Case& c) {
  const auto refusal = TwentyOne::check(state, move(c.move));
  ASSERT_TRUE(refusal) << c.move;
  EXPECT_EQ(code_name(*refusal), c.code) << c.move;
  EXPECT_EQ(said(*refusal), c.reason) << c.move;
}

void expect_chance_refused(const State& state, const Case& c) {
  const auto refusal = TwentyOne::check(state, chance(c.move));
  ASSERT_TRUE(refusal) << c.move;
  EXPECT_EQ(code_name(*refusal), c.code) << c.move;
  EXPECT_EQ(said(*refusal), c.reason) << c.move;
}

const State kLot = TwentyOne::start(Config{.players = 2});
const State kDeal = after(kLot, {"~ start 1"});
const State kFirst = after(kDeal, {"~ hand 0 2 10 *", "~ hand 1 5 9 12"});

TEST(TwentyOneCheck, FirstRound) {
  const State state = after(kFirst, {"place 9 I7", "~ draw 9"});
  for (const Case& c : {
           Case{"place 10 G7", "first_number", "in the first round you place a number of 9 or less, not 10"},
           Case{"place *5 G7", "first_number", "in the first round you place a number of 9 or less, not *5"},
           Case{"place 2 H7", "first_square",
                "in the first round you place on your start square G7, not on H7"},
           Case{"place 9 G7", "not_in_hand", "you hold 2 10 *, but no 9"},
           Case{"pass", "must_place", "you can place a token, for example 2 on G7, so you must place one"},
           Case{"exchange 2", "must_place",
                "you can place a token, for example 2 on G7, so you must place one"},
       })
    expect_refused(state, c);
}

TEST(TwentyOneCheck, LaterRounds) {
  const State state = Table()
                          .draw("E4", {"p10 .  b9 p2#",  //
                                       ".   .  .  .",    //
                                       ".   .  .  p*14"})
                          .hand(0, "5 12 *");
  for (const Case& c : {
           Case{"place 5 O9", "off_board", "O9 is not on this board: columns A to O, rows 1 to 8"},
           Case{"place 7 D4", "not_in_hand", "you hold 5 12 *, but no 7"},
           Case{"exchange 7", "not_in_hand", "you hold 5 12 *, but no 7"},
           Case{"place 5 E4", "taken", "E4 is taken by a token of pink"},
           Case{"place 5 A1", "untouched", "A1 touches no token, by side or corner"},
           Case{"place 5 F4", "over_21",
                "with 5 on F4, row 4 would total 24, more than 21; at most 2 fits there"},
           Case{"place 12 E5", "over_21",
                "with 12 on E5, column E would total 22, more than 21; at most 11 fits there"},
           Case{
               "place 12 D3", "over_21",
               "with 12 on D3, the falling diagonal through D3 would total 22, more than 21; at most 11 fits "
               "there"},
           Case{"place 12 D5", "over_21",
                "with 12 on D5, the rising diagonal through D5 would total 22, more than 21; at most 11 fits "
                "there"},
           Case{"place 5 H3", "beside_face_down",
                "H3 is beside a face-down token, where only a star that scores may stand"},
           Case{"place *5 H3", "star_must_score",
                "H3 is beside a face-down token: a star may stand there only if it scores, as *12"},
           Case{"pass", "must_place", "you can place a token, for example 5 on D3, so you must place one"},
       })
    expect_refused(state, c);
}

TEST(TwentyOneCheck, NothingFitsBetweenTwoLargeRuns) {
  const State state = Table().draw("E6", {"p15 . b14"}).hand(0, "1 2");
  expect_refused(state, {"place 1 F6", "over_21",
                         "with 1 on F6, row 6 would total 30, more than 21; nothing fits there"});
}

// H3 is left of a face-down token and ends a run of 9: a star as 12 may stand there, and nothing else.
TEST(TwentyOneCheck, WhereASquareTakesNoNumberNoneIsSuggested) {
  const State state = Table().draw("G3", {"p9 . b2#"}).hand(0, "13 *");
  expect_refused(state,
                 {"place 13 H3", "over_21",
                  "with 13 on H3, row 3 would total 22, more than 21; only a star fits there, as *12"});
  expect_refused(state,
                 {"place *13 H3", "over_21",
                  "with *13 on H3, row 3 would total 22, more than 21; only a star fits there, as *12"});
  // Beside it nothing fits at all: 15 + 14 is more than 21 already.
  const State full = Table().draw("E6", {"p15 . b14", ". b3# ."}).hand(0, "1 *");
  expect_refused(full, {"place *1 F6", "over_21",
                        "with *1 on F6, row 6 would total 30, more than 21; nothing fits there"});
}

// What a page makes its own sentence of.
TEST(TwentyOneCheck, RefusalsAreCodesWithArguments) {
  const State state = Table().draw("E4", {"p10 .  b9 p2#"}).hand(0, "5 12 *");
  EXPECT_EQ(*TwentyOne::check(state, move("place 5 F4")),
            Message(Say::over_21, {{"token", "5"},
                                   {"square", "F4"},
                                   {"line", Message(Say::line_row, {{"row", 4}})},
                                   {"total", 24},
                                   {"fits", Message(Say::square_takes_at_most, {{"most", 2}})}}));
  EXPECT_EQ(*TwentyOne::check(state, move("place 5 E4")),
            Message(Say::taken, {{"square", "E4"}, {"colour", Message(Say::pink)}}));
  EXPECT_EQ(*TwentyOne::check(state, move("place *5 H3")),
            Message(Say::star_must_score, {{"square", "H3"}, {"number", 12}}));
  EXPECT_EQ(*TwentyOne::check(kDeal, chance("hand 1 1 2 3")),
            Message(Say::wrong_chance, {{"event", Message(Say::a_hand, {{"seat", Seat{1}}})},
                                        {"next", Message(Say::next_hand, {{"seat", Seat{0}}})}}));
  EXPECT_EQ(*TwentyOne::check(kDeal, chance("hand 0 5 5 5")),
            Message(Say::not_in_stock, {{"seat", Seat{0}}, {"token", "5"}, {"most", 2}, {"number", 3}}));
  EXPECT_TRUE(TwentyOne::check(kDeal, move("pass"))->is(tessera::Say::chance_first));
}

TEST(TwentyOneCheck, NothingToExchangeFor) {
  const State state = Table().draw("E6", {"p15"}).hand(0, "9").left(0, "9");
  expect_refused(state, {"exchange 9", "empty_stock",
                         "your stock is empty, there is nothing to exchange for; you can only pass"});
  EXPECT_FALSE(TwentyOne::check(state, move("pass")));
}

TEST(TwentyOneCheck, MovesOutOfTurn) {
  for (const State& state : {kLot, kDeal, after(kFirst, {"place 9 I7"})})
    expect_refused(state, {"pass", "chance_first", "a chance outcome comes before the next action"});
  const State over = after(Table().draw("E6", {"p15"}).hand(0, "1").left(0, "1"), {"place 1 E7"});
  expect_refused(over, {"pass", "game_over", "the game is over"});
  expect_chance_refused(over, {"draw 1", "game_over", "the game is over"});
}

TEST(TwentyOneCheck, Chance) {
  expect_chance_refused(kLot, {"start 2", "no_such_seat", "there is no seat 2: the seats are 0 to 1"});
  expect_chance_refused(
      kLot, {"draw 5", "wrong_chance", "a drawn token can’t come now, the starting seat comes next"});
  expect_chance_refused(
      kDeal, {"start 0", "wrong_chance", "a starting seat can’t come now, the hand of seat 0 comes next"});
  expect_chance_refused(kDeal, {"hand 1 1 2 3", "wrong_chance",
                                "a hand of seat 1 can’t come now, the hand of seat 0 comes next"});
  expect_chance_refused(kDeal, {"hand 3 1 2 3", "wrong_chance",
                                "a hand of seat 3 can’t come now, the hand of seat 0 comes next"});
  expect_chance_refused(kDeal, {"hand 0 5 5 5", "not_in_stock", "the stock of seat 0 has 2 of 5, not 3"});
  expect_chance_refused(kDeal,
                        {"hand 0 10 * *", "no_low_number",
                         "a first hand needs a number of 9 or less, 10 * * has none and is drawn again"});
  expect_chance_refused(kFirst,
                        {"draw 5", "no_chance_now", "seat 1 is to act, nothing is drawn or dealt now"});
  const State refill = after(kFirst, {"place 9 I7"});
  expect_chance_refused(refill, {"hand 0 1 2 3", "wrong_chance",
                                 "a hand of seat 0 can’t come now, a token drawn by seat 1 comes next"});
  expect_chance_refused(refill, {"draw 12", "not_in_stock", "the stock of seat 1 has 0 of 12, not 1"});
}

TEST(TwentyOneCheck, TheTokenSetAsideCannotBeDrawn) {
  const State state = after(Table().draw("E6", {"p15"}).hand(0, "9").left(0, "8 9"), {"exchange 9"});
  expect_chance_refused(state, {"draw 9", "not_in_stock", "the stock of seat 0 has 0 of 9, not 1"});
  EXPECT_FALSE(TwentyOne::check(state, chance("draw 8")));
}

}  // namespace
}  // namespace tessera::twenty_one
