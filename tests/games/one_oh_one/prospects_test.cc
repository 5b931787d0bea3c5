#include "games/one_oh_one/prospects.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <vector>

#include "base/random.h"
#include "tests/support/one_oh_one/positions.h"

namespace tessera::one_oh_one {
namespace {

Bits<kTokens> stock_of(std::string_view words) {
  Bits<kTokens> stock;
  for (const Token token : tokens(words)) stock.set(token.index());
  return stock;
}

Combination becomes(std::string_view line, int length, std::string_view stock) {
  return may_become(tally(line), length, stock_of(stock));
}

// Every way to fill the line.
Combination best_of_all(Tally line, int length, const std::vector<Token>& stock, std::size_t from = 0) {
  if (line.size() == length) return best_combination(line, length);
  Combination best = Combination::none;
  for (std::size_t i = from; i < stock.size(); ++i) {
    Tally more = line;
    more += Tally(stock[i]);
    best = std::max(best, best_of_all(more, length, stock, i + 1));
  }
  return best;
}

TEST(OneOhOneProspects, AFullLineIsWhatItIs) {
  EXPECT_EQ(becomes("B1 B2 B3 B4 B5", 5, "B6 B7"), Combination::colour_straight);
  EXPECT_EQ(becomes("B1 G2 O3 P4 R6", 5, "R5"), Combination::cocktail);
  EXPECT_EQ(becomes("B1 G1 O5", 3, "P1"), Combination::pair);
}

TEST(OneOhOneProspects, NothingBetterThanTheTokensThatAreLeft) {
  EXPECT_EQ(becomes("B3 O4 G5 R6", 5, "B7 P9 O1"), Combination::straight);
  EXPECT_EQ(becomes("B3 O4 G5 R6", 5, "P9 O1"), Combination::cocktail) << "no 2 and no 7 is left";
  EXPECT_EQ(becomes("B3 O4 G5 R6", 5, "B9 O1"), Combination::none);
  EXPECT_EQ(becomes("B4 G4 O4 B9", 5, "P4 R9"), Combination::square);
  EXPECT_EQ(becomes("B4 G4 O4 B9", 5, "R9"), Combination::full);
  EXPECT_EQ(becomes("B4 G4 O4", 5, "P4 R4"), Combination::strike);
  EXPECT_EQ(becomes("B2 B9", 5, "B4 B7 B10 G2 G9"), Combination::colour);
  EXPECT_EQ(becomes("", 5, "B2 B3 B4 B5 B6"), Combination::colour_straight);
}

TEST(OneOhOneProspects, ShortLinesHaveFewerCombinations) {
  EXPECT_EQ(becomes("B4 G4", 4, "O4 P4"), Combination::square);
  EXPECT_EQ(becomes("B4 G4", 3, "O4 P4"), Combination::three);
  EXPECT_EQ(becomes("B4", 4, "G4 O7 P7"), Combination::two_pairs);
  EXPECT_EQ(becomes("B1 G3", 4, "O5 P9"), Combination::none) << "there is no cocktail of four";
}

// Few numbers, few colours, or anything: so that all combinations are met.
std::vector<Token> pool(int kind) {
  std::vector<Token> tokens;
  for (std::size_t i = 0; i < kTokens; ++i)
    if (const Token token = Token::at(i); kind == 0   ? token.number() <= 4
                                          : kind == 1 ? token.colour() <= Colour::green
                                                      : true)
      tokens.push_back(token);
  return tokens;
}

TEST(OneOhOneProspects, AgreesWithFillingTheLineInEveryWay) {
  Rng rng(101);
  std::array<int, kCombinations.size()> met{};
  for (int round = 0; round < 3000; ++round) {
    const int length = 3 + round % 3;
    std::vector<Token> tokens = pool(round / 3 % 3);
    rng.shuffle(tokens);
    tokens.resize(13);
    Tally line;
    for (std::uint32_t n = rng.below(static_cast<std::uint32_t>(length) + 1); n > 0; --n) {
      line += Tally(tokens.back());
      tokens.pop_back();
    }
    Bits<kTokens> stock;
    for (const Token token : tokens) stock.set(token.index());
    const Combination best = best_of_all(line, length, tokens);
    ASSERT_EQ(may_become(line, length, stock), best) << "round " << round;
    ++met[static_cast<std::size_t>(best)];
  }
  for (std::size_t i = 0; i < met.size(); ++i) EXPECT_GT(met[i], 0) << kCombinations[i].id;
}

TEST(OneOhOneProspects, WhatIsInGridsComesToNoOther) {
  const State state =
      after({.players = 2}, {"~ start 0", kSortedDeal, "0 take 3", "0 place E5", "0 flip 3", "1 take 3"});
  const auto index_of = [](std::string_view word) { return tokens(word)[0].index(); };
  EXPECT_FALSE(still_to_come(state.pub, 0).test(index_of("O1")));
  EXPECT_FALSE(still_to_come(state.pub, 1).test(index_of("O1")));
  EXPECT_EQ(still_to_come(state.pub, 1).count(), 49U);
  EXPECT_TRUE(still_to_come(state.pub, 1).test(index_of("O2"))) << "it is in the hand, and comes there";
  EXPECT_FALSE(still_to_come(state.pub, 0).test(index_of("O2"))) << "nobody places it in another's grid";
}

}  // namespace
}  // namespace tessera::one_oh_one
