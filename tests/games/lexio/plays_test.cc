#include "games/lexio/plays.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <gtest/gtest.h>
#include <vector>

#include "tests/games/lexio/helpers.h"
#include "tests/games/lexio/naive.h"

namespace tessera::lexio {
namespace {

std::vector<std::uint64_t> sorted_bits(const MoveList& list) {
  std::vector<std::uint64_t> bits;
  for (const Move& move : list) bits.push_back(move.tiles().bits());
  std::sort(bits.begin(), bits.end());
  return bits;
}

std::vector<std::uint64_t> listed(TileSet hand, TileSet table, const Config& config) {
  MoveList list;
  if (table.empty())
    list_leads(hand, config, list);
  else
    list_answers(hand, *recognise(table, config), config, list);
  return sorted_bits(list);
}

// The same by trying every subset of the hand.
std::vector<std::uint64_t> tried(TileSet hand, TileSet table, const Config& config) {
  std::vector<std::uint64_t> bits;
  const auto to_beat = naive::rate(table, config);
  for (int size : {1, 2, 3, 4, 5}) {
    if (to_beat && size != table.count()) continue;
    naive::for_each_subset(hand, size, [&](TileSet set) {
      const auto rating = naive::rate(set, config);
      if (rating && (!to_beat || *to_beat < *rating)) bits.push_back(set.bits());
    });
  }
  std::sort(bits.begin(), bits.end());
  return bits;
}

TileSet random_tiles(TileSet from, int n, Rng& rng) {
  std::vector<Tile> list;
  for (Tile tile : from) list.push_back(tile);
  rng.shuffle(list);
  TileSet set;
  for (int i = 0; i < n; ++i) set |= list[static_cast<std::size_t>(i)];
  return set;
}

TEST(LexioPlays, EverySubsetOfARandomHandLeading) {
  Rng rng(11);
  for (const Config& config : all_tables())
    for (int size = 1; size <= hand_size(config.players); ++size) {
      const TileSet hand = random_tiles(all_tiles(config.players), size, rng);
      ASSERT_EQ(listed(hand, {}, config), tried(hand, {}, config)) << to_text(hand);
    }
}

// Tables of every kind: what somebody else could have led with.
TEST(LexioPlays, EverySubsetOfARandomHandFollowing) {
  Rng rng(12);
  for (const Config& config : all_tables()) {
    std::array<int, 8> seen{};
    for (int round = 0; round < 8; ++round) {
      const TileSet hand = random_tiles(all_tiles(config.players), hand_size(config.players), rng);
      MoveList others;
      list_leads(random_tiles(all_tiles(config.players) - hand, hand_size(config.players), rng), config,
                 others);
      for (Kind kind : {Kind::single, Kind::pair, Kind::three, Kind::straight, Kind::flush, Kind::full,
                        Kind::quad, Kind::straight_flush}) {
        std::vector<TileSet> tables;
        for (const Move& move : others)
          if (recognise(move.tiles(), config)->kind() == kind) tables.push_back(move.tiles());
        if (tables.empty()) continue;
        ++seen[static_cast<std::size_t>(kind)];
        const TileSet table = rng.pick(tables);
        ASSERT_EQ(listed(hand, table, config), tried(hand, table, config))
            << to_text(hand) << " on " << to_text(table);
      }
    }
    EXPECT_EQ(seen[0], 8);
    EXPECT_GT(seen[static_cast<std::size_t>(Kind::straight)], 0);
  }
}

// Hands that make many combinations, against every table that the rest allows of
// a kind: the limits of each kind are met exactly.
TEST(LexioPlays, RichHandsOnTablesOfEveryKind) {
  struct Case {
    const char* hand;
    std::vector<const char*> tables;
  };
  const Case kCases[] = {
      {"5t 6t 7t 8t 9t 5m 6m 7m 8m 9m 10m 1m 2m",
       {"5c 6c 7c 8c 9s", "5s 6c 7c 8c 9c", "6c 7c 8c 9c 10s", "3c 4c 5c 6c 8c", "3s 4s 5s 6s 1s",
        "3s 4s 5s 8s 2s", "5c 6c 7c 8c 9c", "5s 6s 7s 8s 9s", "6c 7c 8c 9c 10c"}},
      {"4c 4t 4m 4s 9c 9t 9m 9s 12c 12t 12m 2c 2s",
       {"3c 3t 3m 5c 5t", "5c 5t 5m 3c 3t", "11c 11t 11m 3c 3t", "3c 3t 3m 3s 5c", "5c 5t 5m 5s 3c",
        "10c 10t 10m 10s 3c", "3c", "9c 9s", "3s 3c", "8c 8t 8s", "2m", "2t 2m", "1c 2t 3c 4c 5c"}},
      {"1c 1t 1m 2c 2t 3c 3t 4c 4t 5c 5t 13m 12m",
       {"1s 2s 3m 4m 5m", "1s 2m 3s 4s 5s", "2s 3m 4m 5m 6m", "10c 11c 12c 13c 1s", "10s 11c 12c 13c 1s"}},
  };
  for (const Case& c : kCases)
    for (const char* table : c.tables)
      for (Rulebook rulebook : {Rulebook::french, Rulebook::publisher}) {
        const Config config = table_of(4, rulebook);
        EXPECT_EQ(listed(tiles(c.hand), tiles(table), config), tried(tiles(c.hand), tiles(table), config))
            << c.hand << " on " << table;
      }
}

TEST(LexioPlays, ThirteenTilesOfOneSuitLeadThirteenHundredWays) {
  const TileSet hand = all_tiles(4) & TileSet::of_suit(Suit::moon);
  const auto plays = listed(hand, {}, table_of(4));
  EXPECT_EQ(plays.size(), 13U + 1287U);
  EXPECT_EQ(plays, tried(hand, {}, table_of(4)));
  EXPECT_LE(plays.size(), kMaxMoves);
}

// By hand: 13 single tiles, 3 x 6 pairs, 3 x 4 threes; each three with the 12 pairs
// of the two other numbers; each four with the 9 other tiles.
TEST(LexioPlays, ThreeWholeNumbersAndATile) {
  const TileSet hand = tiles("3c 3t 3m 3s 6c 6t 6m 6s 10c 10t 10m 10s 1c");
  EXPECT_EQ(listed(hand, {}, table_of(4)).size(), 13U + 18U + 12U + 12U * 12U + 3U * 9U);
}

TEST(LexioPlays, FewerTilesThanTheTableHaveNoAnswer) {
  EXPECT_TRUE(listed(tiles("2c 2t 2m 2s"), tiles("3c 4c 5c 6c 7t"), table_of(4)).empty());
  EXPECT_TRUE(listed(tiles("2s"), tiles("3c 3t"), table_of(4)).empty());
}

}  // namespace
}  // namespace tessera::lexio
