#include "bots/one_oh_one/promise.h"

#include <gtest/gtest.h>

#include "tests/support/one_oh_one/positions.h"

namespace tessera::one_oh_one {
namespace {

Stock full_stock() {
  return Stock::of(OneOhOne::view(after({.players = 2}, {"~ start 0", kSortedDeal}), Seat{}));
}

Stock without(std::string_view words) {
  Stock stock = full_stock();
  for (Token token : tokens(words)) stock.remove(token);
  return stock;
}

int five(std::string_view line, const Stock& stock) { return promise(tally(line), 5, stock); }

TEST(OneOhOnePromise, WhatIsMadeCountsInFull) {
  const Stock none = without(kSortedDeal.substr(7));
  for (std::string_view line : {"B1 B2 B3 B4 B5", "B4 G4 O4 P4 R4", "B4 G4 O4 P4 R7", "B4 G4 O4 P7 R7",
                                "B1 B2 B3 B4 G5", "B4 B7 B9 B2 B3", "B4 G4 O4 P7 R9", "B4 G4 O7 P7 R9",
                                "B4 G7 O9 P2 R2", "B4 B6 O9 P2 R2", "B4 B6 O9 P2 R1"})
    EXPECT_EQ(five(line, none), facts(best_combination(tally(line), 5)).solo * 1024) << line;
}

TEST(OneOhOnePromise, FewerMissingTokensPromiseMore) {
  const Stock stock = full_stock();
  EXPECT_GT(five("B1 B2 B3 B4", stock), five("B1 B2 B3", stock));
  EXPECT_GT(five("B7 G7 O7", stock), five("B7 G7", stock));
  EXPECT_GT(five("B7 G7 O3 P3", stock), five("B7 G7 O3 P2", stock));
  EXPECT_GT(five("B1 B2 B3 B4", stock), five("B1 B2 B3 G4", stock));
}

TEST(OneOhOnePromise, TokensThatAreGonePromiseNothing) {
  // Without a 5 the four of a run are worth what they are: a line of one colour at best.
  EXPECT_LT(five("B1 B2 B3 B4", without("B5")), five("B1 B2 B3 B4", full_stock()));
  EXPECT_EQ(five("B1 G2 B3 B4", without("B5 G5 O5 P5 R5 B1 G1 O1 P1 R1 B2 G2 O2 P2 R2 B3 G3 O3 P3 R3 "
                                        "B4 G4 O4 P4 R4")),
            0);
}

TEST(OneOhOnePromise, TheStockIsWhatNobodyHasTaken) {
  const State state = after({.players = 2}, {"~ start 0", kSortedDeal, "0 take 2", "0 place E5", "0 flip 4"});
  const Stock stock = Stock::of(OneOhOne::view(state, Seat{}));
  EXPECT_FALSE(stock.has(tokens("G1")[0]));
  EXPECT_TRUE(stock.has(tokens("P1")[0])) << "face up, still in the box";
  EXPECT_EQ(stock.of(1), 4);
  EXPECT_EQ(stock.of(Colour::green), 9);
}

TEST(OneOhOnePromise, APlacementGainsInItsTwoLines) {
  const Grid grid = draw_grid(shape_for(2), {"B7 G7 O7", "R2 . ."});
  const Stock stock = without("B7 G7 O7 R2 P7");
  const Token seven = tokens("P7")[0];
  EXPECT_GT(gain(grid, cell("H5"), seven, stock), gain(grid, cell("F6"), seven, stock));
}

}  // namespace
}  // namespace tessera::one_oh_one
