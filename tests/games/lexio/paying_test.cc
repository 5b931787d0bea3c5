#include "games/lexio/paying.h"

#include <gtest/gtest.h>
#include <numeric>
#include <vector>

#include "base/random.h"
#include "tests/games/lexio/helpers.h"

namespace tessera::lexio {
namespace {

// So many tiles with so many 2s among them; payments ask for nothing else.
TileSet some_tiles(int count, int twos) {
  TileSet tiles;
  for (int i = 0; i < twos; ++i) tiles |= Tile(2, static_cast<Suit>(i));
  for (std::size_t i = 0; tiles.count() < count; ++i) tiles |= Tile::at(i);
  return tiles;
}

// Tiles left and 2s among them, seat by seat; the winner is the seat without tiles.
FinishedRound round_end(const std::vector<std::pair<int, int>>& left, const std::vector<int>& chips) {
  FinishedRound end;
  end.players = static_cast<std::uint8_t>(left.size());
  for (std::size_t i = 0; i < left.size(); ++i) {
    end.left[i] = some_tiles(left[i].first, left[i].second);
    end.chips[i] = chips[i];
    if (left[i].first == 0) end.winner = seat_at(i);
  }
  return end;
}

// "1>0 8", or "1>0 5/10" when five of ten were paid.
std::vector<std::string> written(const FinishedRound& end) {
  std::vector<std::string> list;
  for (const Payment& p : payments(end))
    list.push_back(
        concat(index(p.from), '>', index(p.to), ' ', p.paid, p.paid < p.owed ? concat('/', p.owed) : ""));
  return list;
}

std::vector<int> chips(const FinishedRound& end) {
  const auto after = chips_after(end);
  return {after.begin(), after.begin() + end.players};
}

using Lines = std::vector<std::string>;

// Rulebook 003: four tiles with a 2 among them pay 8.
TEST(LexioRulebook003, FourTilesWithATwoPayEight) {
  EXPECT_EQ(written(round_end({{0, 0}, {4, 1}, {4, 0}}, {149, 149, 149})), (Lines{"1>0 8", "2>0 4"}));
}

// Rulebook 003 prints 18; every 2 doubles, so it is 16.
TEST(LexioRulebook003, FourTilesWithTwoTwosPaySixteen) {
  EXPECT_EQ(written(round_end({{0, 0}, {4, 2}, {4, 0}}, {149, 149, 149}))[0], "1>0 16");
}

TEST(LexioPaying, EveryTwoDoubles) {
  EXPECT_EQ(written(round_end({{0, 0}, {4, 3}, {4, 0}}, {149, 149, 149}))[0], "1>0 32");
  EXPECT_EQ(written(round_end({{0, 0}, {13, 4}, {4, 0}, {4, 0}}, {149, 300, 149, 149}))[0], "1>0 208");
}

// Rulebook 003: eight tiles left give five to three tiles left, ten with a 2 among the eight.
TEST(LexioRulebook003, EightAgainstThreePayFive) {
  EXPECT_EQ(written(round_end({{0, 0}, {8, 0}, {3, 0}}, {149, 149, 149})),
            (Lines{"1>0 8", "2>0 3", "1>2 5"}));
  EXPECT_EQ(written(round_end({{0, 0}, {8, 1}, {3, 0}}, {149, 149, 149})),
            (Lines{"1>0 16", "2>0 3", "1>2 10"}));
}

TEST(LexioPaying, TheReceiversTwosDoNotCount) {
  EXPECT_EQ(written(round_end({{0, 0}, {8, 0}, {3, 2}}, {149, 149, 149})),
            (Lines{"1>0 8", "2>0 12", "1>2 5"}));
}

TEST(LexioPaying, ChipsMoveAsPaid) {
  EXPECT_EQ(chips(round_end({{0, 0}, {8, 1}, {3, 0}}, {149, 149, 149})), (std::vector{168, 123, 156}));
}

// The winner is seat 2: clockwise from there come 3, 4, 0, 1. Receivers with
// fewest tiles first: 4 and 1 have two each, 4 is nearer; then 3; then 0.
TEST(LexioPaying, TheOrderOfPayments) {
  EXPECT_EQ(written(round_end({{7, 0}, {2, 0}, {0, 0}, {5, 1}, {2, 0}}, {149, 149, 149, 149, 149})),
            (Lines{"3>2 10", "4>2 2", "0>2 7", "1>2 2", "3>4 6", "0>4 5", "3>1 6", "0>1 5", "0>3 2"}));
}

TEST(LexioPaying, NobodyPaysWhatTheyDoNotHave) {
  const FinishedRound end = round_end({{0, 0}, {8, 1}, {3, 0}}, {149, 20, 149});
  EXPECT_EQ(written(end), (Lines{"1>0 16", "2>0 3", "1>2 4/10"}));
  EXPECT_EQ(chips(end), (std::vector{168, 0, 150}));
}

// Receivers with fewest tiles come first: seat 3 has nothing left for seat 2 by
// the time seat 1 pays it.
TEST(LexioPaying, WhatIsReceivedLaterDoesNotHelp) {
  const FinishedRound end = round_end({{0, 0}, {9, 0}, {1, 0}, {5, 0}}, {100, 100, 100, 3});
  EXPECT_EQ(written(end), (Lines{"1>0 9", "2>0 1", "3>0 3/5", "1>2 8", "3>2 0/4", "1>3 4"}));
  EXPECT_EQ(chips(end), (std::vector{113, 79, 107, 4}));
}

TEST(LexioPaying, EqualTilesPayEachOtherNothing) {
  EXPECT_EQ(written(round_end({{4, 0}, {4, 1}, {0, 0}, {4, 0}}, {9, 9, 9, 9})),
            (Lines{"3>2 4", "0>2 4", "1>2 8"}));
}

TEST(LexioPaying, ChipsAreConserved) {
  Rng rng(5);
  for (int i = 0; i < 5000; ++i) {
    const std::size_t players = 3 + rng.below(3);
    std::vector<std::pair<int, int>> left;
    std::vector<int> before;
    for (std::size_t seat = 0; seat < players; ++seat) {
      const int tiles_left = 1 + static_cast<int>(rng.below(13));
      left.emplace_back(tiles_left, static_cast<int>(rng.below(5)) % (tiles_left + 1));
      before.push_back(1 + static_cast<int>(rng.below(200)));
    }
    left[rng.below(static_cast<std::uint32_t>(players))] = {0, 0};
    const std::vector<int> after = chips(round_end(left, before));
    EXPECT_EQ(std::accumulate(after.begin(), after.end(), 0),
              std::accumulate(before.begin(), before.end(), 0));
    for (int held : after) EXPECT_GE(held, 0);
  }
}

}  // namespace
}  // namespace tessera::lexio
