#include "games/lexio/combination.h"

#include <array>
#include <gtest/gtest.h>
#include <vector>

#include "games/lexio/names.h"
#include "tests/games/lexio/helpers.h"
#include "tests/games/lexio/naive.h"

namespace tessera::lexio {
namespace {

const Config kFrench = table_of(4, Rulebook::french);
const Config kPublisher = table_of(4, Rulebook::publisher);

// Each beats the one before it, in the order given.
void expect_rising(const std::vector<std::string>& plays, const Config& config) {
  for (std::size_t i = 0; i + 1 < plays.size(); ++i) {
    const Combination low = combination(plays[i], config);
    const Combination high = combination(plays[i + 1], config);
    EXPECT_TRUE(beats(high, low)) << plays[i + 1] << " should beat " << plays[i];
    EXPECT_FALSE(beats(low, high)) << plays[i] << " should not beat " << plays[i + 1];
  }
}

// --- The examples of rulebook 003 -------------------------------------------

TEST(LexioRulebook003, FourOfSunBeatsFourOfMoon) { expect_rising({"4m", "4s"}, kFrench); }

TEST(LexioRulebook003, ThreesOfSunAndCloudBeatThreesOfMoonAndStar) {
  expect_rising({"3m 3t", "3s 3c"}, kFrench);
}

TEST(LexioRulebook003, StraightsCompareTheFirstNumberThenItsSuit) {
  expect_rising({"5c 6c 7s 8m 9m", "5s 6m 7c 8c 9t", "6c 7c 8c 9c 10t"}, kFrench);
}

TEST(LexioRulebook003, TheStrongestStraights) {
  for (Rulebook rulebook : {Rulebook::french, Rulebook::publisher})
    expect_rising({"11s 12s 13s 14s 15m", "12c 13c 14c 15c 1t", "2c 3c 4c 5c 6t", "1c 2c 3c 4c 5t"},
                  table_of(5, rulebook));
}

TEST(LexioRulebook003, TheOneClosesAStraight) {
  EXPECT_EQ(combination("6c 7t 8m 9s 1c", table_of(3)).kind(), Kind::straight);
  EXPECT_EQ(combination("10c 11t 12m 13s 1c", table_of(4)).kind(), Kind::straight);
  EXPECT_EQ(combination("10m 11m 12m 13m 1m", table_of(4)).kind(), Kind::straight_flush);
  // Only after the highest number of the table.
  EXPECT_FALSE(recognise(tiles("6c 7t 8m 9s 1c"), table_of(4)));
  EXPECT_FALSE(recognise(tiles("10c 11t 12m 13s 1c"), table_of(5)));
  EXPECT_EQ(combination("10m 11m 12m 13m 1m", table_of(5)).kind(), Kind::flush);
}

TEST(LexioRulebook003, TheTwoNeverClosesAStraight) {
  EXPECT_FALSE(recognise(tiles("11c 12t 13m 1s 2c"), kFrench));
  EXPECT_FALSE(recognise(tiles("12c 13t 1m 2s 3c"), kFrench));
  EXPECT_FALSE(recognise(tiles("13t 1m 2s 3c 4c"), kFrench));
  EXPECT_EQ(combination("11c 12c 13c 1c 2c").kind(), Kind::flush);
}

TEST(LexioRulebook003, OrderOfTheFiveTileKinds) {
  expect_rising({"1c 2s 3s 4s 5s", "3c 4c 5c 6c 8c", "3c 3t 3m 2c 2s", "3c 3t 3m 3s 4c", "3c 4c 5c 6c 7c"},
                kFrench);
}

TEST(LexioRulebook003, FullsCompareTheirThree) {
  expect_rising({"3c 3t 3m 12c 12t", "4c 4t 4m 5c 5s"}, kFrench);
  EXPECT_EQ(said(name_of(combination("3c 3t 3m 12c 12t"))), "full of 3");
}

TEST(LexioRulebook003, TheExamplesOfKinds) {
  EXPECT_EQ(combination("3c 4t 5m 6s 7c").kind(), Kind::straight);
  EXPECT_EQ(combination("3c 3t 3m 12c 12t").kind(), Kind::full);
  EXPECT_EQ(combination("4c 4t 4m 4s 1c").kind(), Kind::quad);
  EXPECT_EQ(combination("4s 5s 6s 7s 8s").kind(), Kind::straight_flush);
}

// --- Where the rulebooks differ ---------------------------------------------

TEST(LexioComparing, EqualStraightsFrenchLookAtTheFirstTile) {
  expect_rising({"5c 6s 7s 8s 9s", "5t 6c 7c 8c 9c"}, kFrench);
  expect_rising({"1c 2s 3s 4s 5s", "1t 2c 3c 4c 5c"}, kFrench);
  expect_rising({"10c 11s 12s 13s 1s", "10t 11c 12c 13c 1c"}, kFrench);
  expect_rising({"2c 3s 4s 5s 6s", "2t 3c 4c 5c 6c"}, kFrench);
}

TEST(LexioComparing, EqualStraightsPublisherLookAtTheStrongestTile) {
  expect_rising({"5s 6s 7s 8s 9c", "5c 6c 7c 8c 9t"}, kPublisher);
  expect_rising({"1s 2c 3s 4s 5s", "1c 2t 3c 4c 5c"}, kPublisher);
  expect_rising({"10s 11s 12s 13s 1c", "10c 11c 12c 13c 1t"}, kPublisher);
  expect_rising({"2c 3s 4s 5s 6s", "2t 3c 4c 5c 6c"}, kPublisher);
}

TEST(LexioComparing, StraightFlushesOfTheSameNumbersCompareTheSuit) {
  for (const Config& config : {kFrench, kPublisher})
    expect_rising({"9s 10s 11s 12s 13s", "10c 11c 12c 13c 1c", "10m 11m 12m 13m 1m", "2c 3c 4c 5c 6c",
                   "1c 2c 3c 4c 5c", "1s 2s 3s 4s 5s"},
                  config);
}

TEST(LexioComparing, FlushesFrenchLookAtTheStrongestTileOnly) {
  expect_rising({"9m 10m 11m 12m 1m", "3s 4s 5s 6s 1s", "3c 4c 5c 6c 2c"}, kFrench);
}

TEST(LexioComparing, FlushesPublisherLookAtTheNumbersFromTheStrongestDown) {
  expect_rising({"3s 4s 5s 6s 1s", "3c 4c 5c 7c 1c", "3t 4t 5t 7t 1t", "9c 10c 11c 13c 1c", "3c 4c 5c 6c 2c"},
                kPublisher);
}

// --- All of them ------------------------------------------------------------

TEST(LexioComparing, OnlyEquallyManyTilesCompare) {
  EXPECT_FALSE(beats(combination("2c 2s"), combination("3c")));
  EXPECT_FALSE(beats(combination("2s"), combination("3c 3t")));
  EXPECT_FALSE(beats(combination("2c 2t 2s"), combination("3c 3t")));
  EXPECT_FALSE(beats(combination("3c 3t 3m 3s 4c"), combination("3c 3t 3m")));
  EXPECT_FALSE(beats(combination("4c"), combination("4c")));
}

TEST(LexioCombination, OtherSetsAreNone) {
  for (const char* text :
       {"", "3c 4c", "3c 3t 4c", "3c 3t 3m 3s", "3c 3t 3m 4c", "3c 4c 5c 6c", "3c 3t 4c 4t 5c",
        "3c 3t 3m 4c 5c", "3c 3t 4c 5c 6c", "3c 4c 5c 6c 8t", "3c 4c 5c 6c 7c 8c", "3c 3t 3m 4c 4t 4m"})
    EXPECT_FALSE(recognise(tiles(text), kFrench)) << text;
}

// With 13 numbers there are as many hands of each kind as in poker: the 1 closes
// a straight and opens one, as an ace does.
TEST(LexioCombination, ThirteenNumbersCountLikePoker) {
  std::array<int, 8> count{};
  naive::for_each_subset(all_tiles(4), 5, [&](TileSet set) {
    if (const auto found = recognise(set, kFrench)) ++count[static_cast<std::size_t>(found->kind())];
  });
  EXPECT_EQ(count, (std::array{0, 0, 0, 10200, 5108, 3744, 624, 40}));
}

std::vector<TileSet> all_combinations(const Config& config, int size) {
  std::vector<TileSet> sets;
  if (size == 5)
    for (std::uint64_t bits : naive::all_fives(config)) sets.push_back(TileSet::from_bits(bits));
  else
    naive::for_each_subset(all_tiles(config.players), size, [&](TileSet set) {
      if (naive::rate(set, config)) sets.push_back(set);
    });
  return sets;
}

// All plays of a size, sorted by the slow rules: neighbours must compare alike
// in both, and then so do any two.
TEST(LexioComparing, AgreesWithTheRulesPageOnEveryPair) {
  for (const Config& config : all_tables()) {
    for (int size : {1, 2, 3, 5}) {
      std::vector<std::pair<naive::Rating, TileSet>> rated;
      for (TileSet set : all_combinations(config, size)) {
        const auto rating = naive::rate(set, config);
        const auto found = recognise(set, config);
        ASSERT_TRUE(rating && found) << to_text(set);
        ASSERT_EQ(rating->kind, said(term(found->kind()))) << to_text(set);
        rated.emplace_back(*rating, set);
      }
      std::sort(rated.begin(), rated.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
      for (std::size_t i = 0; i + 1 < rated.size(); ++i) {
        const Combination low = *recognise(rated[i].second, config);
        const Combination high = *recognise(rated[i + 1].second, config);
        ASSERT_EQ(beats(high, low), rated[i].first < rated[i + 1].first)
            << to_text(low.tiles) << " and " << to_text(high.tiles);
        ASSERT_FALSE(beats(low, high)) << to_text(low.tiles) << " and " << to_text(high.tiles);
      }
    }
  }
}

TEST(LexioCombination, Descriptions) {
  const std::pair<const char*, const char*> kExpected[] = {
      {"7s", "7 of suns"},
      {"10t", "10 of stars"},
      {"3c", "3 of clouds"},
      {"1m", "1 of moons"},
      {"7s 7c", "pair of 7"},
      {"2s 2c 2m", "three of 2"},
      {"6c 7c 8c 9c 10s", "straight 6–10"},
      {"10c 11c 12c 13c 1s", "straight 10–1"},
      {"1c 2c 3c 4c 5s", "straight 1–5"},
      {"2c 3c 4c 5c 6s", "straight 2–6"},
      {"3s 5s 7s 9s 13s", "flush of suns, 13 high"},
      {"4c 4t 4m 9c 9s", "full of 4"},
      {"4c 4t 9t 9c 9s", "full of 9"},
      {"4c 9t 9m 9c 9s", "quad of 9"},
      {"4c 4t 4m 4s 9s", "quad of 4"},
      {"6m 7m 8m 9m 10m", "straight flush 6–10 of moons"},
  };
  for (const auto& [text, description] : kExpected) EXPECT_EQ(said(name_of(combination(text))), description);
}

TEST(LexioCombination, RunsOfATable) {
  EXPECT_EQ(runs(3).size(), 6U);
  EXPECT_EQ(runs(4).size(), 10U);
  EXPECT_EQ(runs(5).size(), 12U);
  const auto strongest = runs(4).back();
  EXPECT_EQ(strongest.first, rank_of(1));
  EXPECT_EQ(strongest.highest, rank_of(2));
}

}  // namespace
}  // namespace tessera::lexio
