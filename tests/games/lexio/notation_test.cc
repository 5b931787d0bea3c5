#include "games/lexio/notation.h"

#include <gtest/gtest.h>

#include "games/lexio/messages.h"
#include "tests/games/lexio/helpers.h"
#include "tests/support/said.h"

namespace tessera::lexio {
namespace {

template <class T>
std::string refusal_of(const Result<T>& result) {
  return result ? "" : concat(code_name(result.error()), ": ", said(result.error()));
}

TEST(LexioNotation, Tiles) {
  for (std::size_t i = 0; i < kTiles; ++i) EXPECT_EQ(*parse_tile(to_text(Tile::at(i))), Tile::at(i));
  EXPECT_EQ(to_text(Tile(3, Suit::cloud)), "3c");
  EXPECT_EQ(to_text(Tile(15, Suit::sun)), "15s");
  EXPECT_EQ(to_text(Tile(1, Suit::moon)), "1m");
  EXPECT_EQ(to_text(Tile(2, Suit::star)), "2t");
}

TEST(LexioNotation, BadTilesAreNamed) {
  for (std::string_view word :
       {"", "s", "7", "0s", "16s", "07s", "7S", "7x", "s7", "-1s", "7 s", "7ss", "+7s", "?", "99999999999s"})
    EXPECT_EQ(refusal_of(parse_tile(word)),
              concat("bad_tile: \"", word,
                     "\" is not a tile: a tile is a number from 1 to 15 and a suit, s, m, t "
                     "or c, as in 7s"));
}

TEST(LexioNotation, Moves) {
  for (std::string_view text : {"pass", "play 3c", "play 3t 3m", "play 10c 11t 12m 13s 1c", "play 15s 1c 2s",
                                "play 3c 4c 5c 6c 7c 8c"}) {
    const auto move = Lexio::parse_move(text);
    ASSERT_TRUE(move) << text;
    EXPECT_EQ(Lexio::to_text(*move), text);
  }
  EXPECT_EQ(*Lexio::parse_move("play 1c 2s"), play("2s 1c"));
}

TEST(LexioNotation, WordsAreSeparatedByOneOrMoreSpaces) {
  EXPECT_EQ(*Lexio::parse_move("play  3c   3t"), play("3c 3t"));
}

TEST(LexioNotation, BadMovesAreExplained) {
  EXPECT_EQ(refusal_of(Lexio::parse_move("")),
            "nothing_written: nothing is written; an action is \"play\" and tiles, or \"pass\"");
  EXPECT_EQ(refusal_of(Lexio::parse_move("Pass")),
            "unknown_action: \"Pass\" is not an action; an action is \"play\" and tiles, or \"pass\"");
  EXPECT_EQ(refusal_of(Lexio::parse_move("pass 3c")),
            "after_pass: nothing follows \"pass\", but \"3c\" does");
  EXPECT_EQ(refusal_of(Lexio::parse_move("play")),
            "play_without_tiles: \"play\" is followed by the tiles, as in \"play 7t 7s\"");
  EXPECT_TRUE(refusal_of(Lexio::parse_move("play 3c,3t")).starts_with("bad_tile: \"3c,3t\" is not a tile"));
  EXPECT_EQ(refusal_of(Lexio::parse_move("play 3c 3c")), "written_twice: 3c is written twice");
  EXPECT_EQ(refusal_of(Lexio::parse_move("play 3s 3t 3m")),
            "wrong_order: 3t is weaker than 3s and comes before it; in order: 3t 3m 3s");
  EXPECT_EQ(refusal_of(Lexio::parse_move("play 1c 3c")),
            "wrong_order: 3c is weaker than 1c and comes before it; in order: 3c 1c");
}

TEST(LexioNotation, ARefusalIsACodeWithArguments) {
  EXPECT_EQ(parse_tile("7x").error(), Message(Say::bad_tile, {{"word", "7x"}, {"most", 15}}));
  EXPECT_EQ(Lexio::parse_move("play 1c 3c").error(),
            Message(Say::wrong_order, {{"tile", "3c"}, {"before", "1c"}, {"tiles", "3c 1c"}}));
  EXPECT_EQ(Lexio::parse_chance("start 0").error(), Message(Say::not_a_deal, {{"word", "start"}}));
}

TEST(LexioNotation, Deals) {
  const std::string text = "deal 3c 4t | 5m 15s | 1c 2s";
  const auto deal = Lexio::parse_chance(text);
  ASSERT_TRUE(deal);
  ASSERT_EQ(deal->hands.size(), 3U);
  EXPECT_EQ(deal->hands[1], tiles("5m 15s"));
  EXPECT_EQ(Lexio::to_text(*deal), text);

  Rng rng(9);
  for (const Config& config : all_tables()) {
    const Deal sampled = Lexio::sample(Lexio::start(config), rng);
    EXPECT_EQ(*Lexio::parse_chance(Lexio::to_text(sampled)), sampled);
  }
}

TEST(LexioNotation, BadDealsAreExplained) {
  EXPECT_EQ(refusal_of(Lexio::parse_chance("")),
            "not_a_deal: \"\" is not what chance does here; it is \"deal\" and hands");
  EXPECT_EQ(refusal_of(Lexio::parse_chance("start 0")),
            "not_a_deal: \"start\" is not what chance does here; it is \"deal\" and hands");
  EXPECT_EQ(refusal_of(Lexio::parse_chance("deal")), "empty_hand: hand 0 has no tiles");
  EXPECT_EQ(refusal_of(Lexio::parse_chance("deal 3c | | 4c")), "empty_hand: hand 1 has no tiles");
  EXPECT_EQ(refusal_of(Lexio::parse_chance("deal 3c |")), "empty_hand: hand 1 has no tiles");
  EXPECT_EQ(refusal_of(Lexio::parse_chance("deal 3c | 3t | 3m | 3s | 4c | 4t")),
            "too_many_hands: there are more than 5 hands");
  EXPECT_EQ(refusal_of(Lexio::parse_chance("deal 3c | 4t 4c")),
            "wrong_order: 4c is weaker than 4t and comes before it; in order: 4c 4t");
  EXPECT_TRUE(refusal_of(Lexio::parse_chance("deal 3c|4t")).starts_with("bad_tile: \"3c|4t\""));
  EXPECT_TRUE(refusal_of(Lexio::parse_chance("deal ?13 | 3c")).starts_with("bad_tile: \"?13\""));
}

TEST(LexioNotation, SuitsHaveLetters) {
  EXPECT_EQ(letter(Suit::sun), 's');
  EXPECT_EQ(letter(Suit::moon), 'm');
  EXPECT_EQ(letter(Suit::star), 't');
  EXPECT_EQ(letter(Suit::cloud), 'c');
}

}  // namespace
}  // namespace tessera::lexio
