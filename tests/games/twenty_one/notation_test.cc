#include <gtest/gtest.h>

#include "core/playout.h"
#include "tests/games/twenty_one/table.h"

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
  for (const Bad& bad : {Bad{"", "no-action"},           {"  ", "no-action"},
                         {"put 7 H8", "unknown-action"}, {"Place 7 H8", "unknown-action"},
                         {"place 7", "bad-form"},        {"place 7 H8 H9", "bad-form"},
                         {"pass 1", "bad-form"},         {"exchange", "bad-form"},
                         {"exchange 5 6", "bad-form"},   {"place 0 H8", "bad-token"},
                         {"place 18 H8", "bad-token"},   {"place 07 H8", "bad-token"},
                         {"place +7 H8", "bad-token"},   {"place seven H8", "bad-token"},
                         {"exchange *7", "bad-token"},   {"exchange ?", "bad-token"},
                         {"place * H8", "bad-star"},     {"place *0 H8", "bad-star"},
                         {"place *22 H8", "bad-star"},   {"place *05 H8", "bad-star"},
                         {"place **5 H8", "bad-star"},   {"place 7 h8", "bad-square"},
                         {"place 7 P8", "bad-square"},   {"place 7 H0", "bad-square"},
                         {"place 7 H16", "bad-square"},  {"place 7 H08", "bad-square"},
                         {"place 7 H", "bad-square"},    {"place 7 8H", "bad-square"},
                         {"place 7 H-1", "bad-square"}}) {
    const auto parsed = TwentyOne::parse_move(bad.text);
    ASSERT_FALSE(parsed) << bad.text;
    EXPECT_EQ(parsed.error().code, bad.code) << bad.text;
  }
}

TEST(TwentyOneNotation, BadChanceIsRefused) {
  for (const Bad& bad : {Bad{"", "no-chance"},
                         {"deal 1 2 3", "unknown-chance"},
                         {"start", "bad-form"},
                         {"start 0 1", "bad-form"},
                         {"start 4", "bad-seat"},
                         {"start -1", "bad-seat"},
                         {"start x", "bad-seat"},
                         {"hand 0 1 2", "bad-form"},
                         {"hand 0 1 2 3 4", "bad-form"},
                         {"hand 9 1 2 3", "bad-seat"},
                         {"hand 0 1 2 18", "bad-token"},
                         {"hand 0 ? ? ?", "bad-token"},
                         {"hand 0 3 2 1", "not-sorted"},
                         {"hand 0 * 1 2", "not-sorted"},
                         {"draw", "bad-form"},
                         {"draw 1 2", "bad-form"},
                         {"draw *7", "bad-token"}}) {
    const auto parsed = TwentyOne::parse_chance(bad.text);
    ASSERT_FALSE(parsed) << bad.text;
    EXPECT_EQ(parsed.error().code, bad.code) << bad.text;
  }
}

TEST(TwentyOneNotation, AReasonNamesTheWordThatIsWrong) {
  EXPECT_EQ(TwentyOne::parse_move("place 18 H8").error().reason,
            "a token is a number from 1 to 17 or * for a star, not \"18\"");
  EXPECT_EQ(TwentyOne::parse_move("place 7 Z9").error().reason,
            "a square is a column A to O and a row 1 to 15 like H8, not \"Z9\"");
  EXPECT_EQ(TwentyOne::parse_move("place * H8").error().reason,
            "a star is placed with the number it stands for, *1 to *21, not \"*\"");
  EXPECT_EQ(TwentyOne::parse_move("place").error().reason, "\"place\" is written \"place TOKEN SQUARE\"");
}

TEST(TwentyOneNotation, HalfAPlacementIsToldWhatIsMissing) {
  const auto reason = [](std::string_view text) { return TwentyOne::parse_move(text).error().reason; };
  EXPECT_EQ(reason("place 7"), "7 on which square? It is written \"place 7 SQUARE\"");
  EXPECT_EQ(reason("place *12"), "*12 on which square? It is written \"place *12 SQUARE\"");
  EXPECT_EQ(reason("place *"),
            "a star needs the number it stands for and a square: \"place *NUMBER SQUARE\"");
  EXPECT_EQ(reason("place B6"), "which token on B6? It is written \"place TOKEN B6\"");
  EXPECT_EQ(reason("place 18"), "a token is a number from 1 to 17 or * for a star, not \"18\"");
}

TEST(TwentyOneNotation, PilesAreSortedWithStarsLast) {
  EXPECT_EQ(to_text(pile("* 17 5 1 5")), "1 5 5 17 *");
  EXPECT_EQ(to_text(Pile()), "");
}

}  // namespace
}  // namespace tessera::twenty_one
