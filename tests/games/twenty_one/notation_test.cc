#include <gtest/gtest.h>

#include "games/twenty_one/messages.h"
#include "tests/games/twenty_one/table.h"
#include "tests/support/said.h"

namespace tessera::twenty_one {
namespace {

using namespace testing;

TEST(TwentyOneNotation, MovesAndChanceReadBackAsWritten) {
  for (const char* text :
       {"place 7 H8", "place *21 A1", "place 17 O15", "exchange 5", "exchange *", "pass"}) {
    const auto parsed = TwentyOne::parse_move(text);
    ASSERT_TRUE(parsed) << text;
    EXPECT_EQ(TwentyOne::to_text(*parsed), text);
  }
  for (const char* text : {"start 0", "start 3", "hand 2 1 1 *", "hand 0 9 10 17", "draw 7", "draw *"}) {
    const auto parsed = TwentyOne::parse_chance(text);
    ASSERT_TRUE(parsed) << text;
    EXPECT_EQ(TwentyOne::to_text(*parsed), text);
  }
}

TEST(TwentyOneNotation, WordsMeanWhatTheySay) {
  EXPECT_EQ(move("place *12 C4"), TwentyOne::Move(Place{Face::star(12), square_at(3, 2)}));
  EXPECT_EQ(move("place 12 C4"), TwentyOne::Move(Place{Face::number(number_token(12)), square_at(3, 2)}));
  EXPECT_EQ(move("exchange *"), TwentyOne::Move(Exchange{Token::star}));
  EXPECT_EQ(chance("hand 1 3 9 *"),
            TwentyOne::Chance(Hand{Seat{1}, {number_token(3), number_token(9), Token::star}}));
  EXPECT_EQ(chance("draw 3"), TwentyOne::Chance(Draw{number_token(3)}));
  EXPECT_EQ(chance("start 3"), TwentyOne::Chance(Start{Seat{3}}));
}

struct Bad {
  const char* text;
  const char* code;
};

TEST(TwentyOneNotation, BadMovesAreRefused) {
  for (const Bad& bad : {Bad{"", "no_action"},           {"  ", "no_action"},
                         {"put 7 H8", "unknown_action"}, {"Place 7 H8", "unknown_action"},
                         {"place 7", "which_square"},    {"place 7 H8 H9", "bad_form"},
                         {"pass 1", "bad_form"},         {"exchange", "bad_form"},
                         {"exchange 5 6", "bad_form"},   {"place 0 H8", "bad_token"},
                         {"place 18 H8", "bad_token"},   {"place 07 H8", "bad_token"},
                         {"place +7 H8", "bad_token"},   {"place seven H8", "bad_token"},
                         {"exchange *7", "bad_token"},   {"exchange ?", "bad_token"},
                         {"place * H8", "bad_star"},     {"place *0 H8", "bad_star"},
                         {"place *22 H8", "bad_star"},   {"place *05 H8", "bad_star"},
                         {"place **5 H8", "bad_star"},   {"place 7 h8", "bad_square"},
                         {"place 7 P8", "bad_square"},   {"place 7 H0", "bad_square"},
                         {"place 7 H16", "bad_square"},  {"place 7 H08", "bad_square"},
                         {"place 7 H", "bad_square"},    {"place 7 8H", "bad_square"},
                         {"place 7 H-1", "bad_square"}}) {
    const auto parsed = TwentyOne::parse_move(bad.text);
    ASSERT_FALSE(parsed) << bad.text;
    EXPECT_EQ(code_name(parsed.error()), bad.code) << bad.text;
  }
}

TEST(TwentyOneNotation, BadChanceIsRefused) {
  for (const Bad& bad : {Bad{"", "no_chance"},
                         {"deal 1 2 3", "unknown_chance"},
                         {"start", "bad_form"},
                         {"start 0 1", "bad_form"},
                         {"start 4", "bad_seat"},
                         {"start -1", "bad_seat"},
                         {"start x", "bad_seat"},
                         {"hand 0 1 2", "bad_form"},
                         {"hand 0 1 2 3 4", "bad_form"},
                         {"hand 9 1 2 3", "bad_seat"},
                         {"hand 0 1 2 18", "bad_token"},
                         {"hand 0 ? ? ?", "bad_token"},
                         {"hand 0 3 2 1", "not_sorted"},
                         {"hand 0 * 1 2", "not_sorted"},
                         {"draw", "bad_form"},
                         {"draw 1 2", "bad_form"},
                         {"draw *7", "bad_token"}}) {
    const auto parsed = TwentyOne::parse_chance(bad.text);
    ASSERT_FALSE(parsed) << bad.text;
    EXPECT_EQ(code_name(parsed.error()), bad.code) << bad.text;
  }
}

TEST(TwentyOneNotation, AReasonNamesTheWordThatIsWrong) {
  EXPECT_EQ(said(TwentyOne::parse_move("place 18 H8").error()),
            "a token is a number from 1 to 17 or * for a star, not \"18\"");
  EXPECT_EQ(said(TwentyOne::parse_move("place 7 Z9").error()),
            "a square is a column A to O and a row 1 to 15 like H8, not \"Z9\"");
  EXPECT_EQ(said(TwentyOne::parse_move("place * H8").error()),
            "a star is placed with the number it stands for, *1 to *21, not \"*\"");
  EXPECT_EQ(said(TwentyOne::parse_move("place").error()), "\"place\" is written \"place TOKEN SQUARE\"");
}

TEST(TwentyOneNotation, HalfAPlacementIsToldWhatIsMissing) {
  const auto reason = [](std::string_view text) { return said(TwentyOne::parse_move(text).error()); };
  EXPECT_EQ(reason("place 7"), "7 on which square? It is written \"place 7 SQUARE\"");
  EXPECT_EQ(reason("place *12"), "*12 on which square? It is written \"place *12 SQUARE\"");
  EXPECT_EQ(reason("place *"),
            "a star needs the number it stands for and a square: \"place *NUMBER SQUARE\"");
  EXPECT_EQ(reason("place B6"), "which token on B6? It is written \"place TOKEN B6\"");
  EXPECT_EQ(reason("place 18"), "a token is a number from 1 to 17 or * for a star, not \"18\"");
}

TEST(TwentyOneNotation, ReasonsAreCodesWithArguments) {
  EXPECT_EQ(TwentyOne::parse_move("place 18 H8").error(),
            Message(Say::bad_token, {{"most", 17}, {"word", "18"}}));
  EXPECT_EQ(TwentyOne::parse_move("place B6").error(), Message(Say::which_token, {{"square", "B6"}}));
  EXPECT_EQ(TwentyOne::parse_move("pass 1").error(),
            Message(Say::bad_form, {{"word", "pass"}, {"form", "pass"}}));
  EXPECT_EQ(TwentyOne::parse_chance("hand 4 1 2 3").error(),
            Message(Say::bad_seat, {{"last", 3}, {"word", "4"}}));
  EXPECT_EQ(said(TwentyOne::parse_chance("hand 0 * 1 2").error()),
            "tokens are written in the order 1 to 17, then *");
}

TEST(TwentyOneNotation, PilesAreSortedWithStarsLast) {
  EXPECT_EQ(to_text(pile("* 17 5 1 5")), "1 5 5 17 *");
  EXPECT_EQ(to_text(Pile()), "");
}

}  // namespace
}  // namespace tessera::twenty_one
