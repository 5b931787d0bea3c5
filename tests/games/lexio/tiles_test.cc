#include "games/lexio/tiles.h"

#include <gtest/gtest.h>

#include "games/lexio/config.h"
#include "tests/games/lexio/helpers.h"

namespace tessera::lexio {
namespace {

// Rulebook 003: "3 4 5 6 7 8 9 10 11 12 13 14 15 1 2", from the smallest to the greatest.
TEST(LexioTiles, NumbersRiseFromThreeToTwo) {
  int strength = 0;
  for (int number : {3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 1, 2}) {
    EXPECT_EQ(static_cast<int>(rank_of(number)), strength++);
    EXPECT_EQ(number_of(rank_of(number)), number);
  }
}

// Rulebook 003: "Soleil > Lune > Etoile > Nuage".
TEST(LexioTiles, SuitsDecideBetweenEqualNumbers) {
  EXPECT_GT(Tile(7, Suit::sun), Tile(7, Suit::moon));
  EXPECT_GT(Tile(7, Suit::moon), Tile(7, Suit::star));
  EXPECT_GT(Tile(7, Suit::star), Tile(7, Suit::cloud));
  EXPECT_GT(Tile(8, Suit::cloud), Tile(7, Suit::sun));
  EXPECT_GT(Tile(2, Suit::cloud), Tile(1, Suit::sun));
}

TEST(LexioTiles, TilesKnowTheirNumberAndSuit) {
  for (std::size_t i = 0; i < kTiles; ++i) {
    const Tile tile = Tile::at(i);
    EXPECT_EQ(Tile(tile.number(), tile.suit()), tile);
    EXPECT_EQ(tile.index(), i);
  }
  EXPECT_EQ(kOpeningTile, Tile::at(0));
}

// Rulebook 003, "Tuiles": 3 players 1-9 and 12 each, 4 players 1-13 and 13 each, 5 players 1-15 and 12 each.
TEST(LexioTiles, TilesAndHandsByPlayers) {
  EXPECT_EQ(highest_number(3), 9);
  EXPECT_EQ(highest_number(4), 13);
  EXPECT_EQ(highest_number(5), 15);
  EXPECT_EQ(hand_size(3), 12);
  EXPECT_EQ(hand_size(4), 13);
  EXPECT_EQ(hand_size(5), 12);
  for (int players : {3, 4, 5}) EXPECT_EQ(all_tiles(players).count(), players * hand_size(players));
  EXPECT_TRUE(all_tiles(3).contains(tiles("1s 2c 9t")));
  EXPECT_FALSE(all_tiles(3).contains(tiles("10c")));
  EXPECT_FALSE(all_tiles(4).contains(tiles("14c")));
}

TEST(LexioTiles, SetsAnswerQuestions) {
  const TileSet set = tiles("1s 4c 4m 9t");
  EXPECT_EQ(set.count(), 4);
  EXPECT_EQ(set.weakest(), Tile(4, Suit::cloud));
  EXPECT_EQ(set.strongest(), Tile(1, Suit::sun));
  EXPECT_EQ(set.ranks(), tiles("1c 4c 9c"));
  EXPECT_TRUE(set.contains(tiles("4m 1s")));
  EXPECT_FALSE(set.contains(tiles("4m 1m")));
  EXPECT_TRUE(set.touches(tiles("4m 1m")));
  EXPECT_FALSE(set.touches(tiles("4s")));
  EXPECT_EQ(set - tiles("4c 5c"), tiles("1s 4m 9t"));
  EXPECT_EQ(set & tiles("4c 5c"), tiles("4c"));
  EXPECT_FALSE(set.one_suit());
  EXPECT_TRUE(tiles("3m 9m 2m").one_suit());
  EXPECT_FALSE(TileSet().one_suit());
}

TEST(LexioTiles, AtLeastCounts) {
  const TileSet set = tiles("3c 9t 2s");
  EXPECT_TRUE(set.at_least(1));
  EXPECT_TRUE(set.at_least(3));
  EXPECT_FALSE(set.at_least(4));
  EXPECT_FALSE(TileSet().at_least(1));
  EXPECT_FALSE(TileSet().at_least(5));
}

TEST(LexioTiles, WalkingASetIsCanonicalOrder) {
  std::string text;
  for (Tile tile : tiles("2c 1s 15m 3s 3c 10t")) text += to_text(tile) + ' ';
  EXPECT_EQ(text, "3c 3s 10t 15m 1s 2c ");
}

}  // namespace
}  // namespace tessera::lexio
