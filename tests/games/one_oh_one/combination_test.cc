#include "games/one_oh_one/combination.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "tests/support/one_oh_one/positions.h"
#include "tests/support/said.h"

namespace tessera::one_oh_one {
namespace {

using enum Combination;

Combination of(std::string_view words) {
  return best_combination(tally(words), static_cast<int>(tokens(words).size()));
}

// The rulebook read aloud: no bits, no tables.
Combination naive(const std::vector<Token>& line) {
  std::array<std::size_t, 11> times{};  // each number occurs
  std::array<std::size_t, 5> in_colour{};
  for (Token token : line) {
    ++times[static_cast<std::size_t>(token.number())];
    ++in_colour[static_cast<std::size_t>(token.colour())];
  }
  const auto lowest = static_cast<std::size_t>(
      std::find_if(times.begin(), times.end(), [](std::size_t n) { return n > 0; }) - times.begin());
  bool consecutive = true;
  for (std::size_t i = lowest; i < lowest + line.size(); ++i)
    consecutive = consecutive && i < times.size() && times[i] == 1;
  const auto colours = 5 - std::count(in_colour.begin(), in_colour.end(), std::size_t{0});
  std::string groups;  // how many of each number that is there more than once, "32" for a full
  for (char n : {'5', '4', '3', '2'})
    groups.append(static_cast<std::size_t>(std::count(times.begin(), times.end(), std::size_t(n - '0'))), n);

  if (consecutive && colours == 1) return colour_straight;
  if (groups == "5") return strike;
  if (groups == "4") return square;
  if (groups == "32") return full;
  if (consecutive) return straight;
  if (colours == 1) return colour;
  if (groups == "3") return three;
  if (groups == "22") return two_pairs;
  if (colours == 5) return cocktail;
  if (groups == "2") return pair;
  return none;
}

using Counts = std::array<int, kCombinations.size()>;

// Compares with the naive reading on every line of `size` tokens, and counts them.
void walk(std::vector<Token>& line, std::size_t next, std::size_t size, Counts& counts, int& wrong) {
  if (line.size() == size) {
    Tally sum;
    for (Token token : line) sum += Tally(token);
    const Combination found = best_combination(sum, static_cast<int>(size));
    ++counts[static_cast<std::size_t>(found)];
    wrong += found != naive(line);
    return;
  }
  for (std::size_t i = next; i < kTokens; ++i) {
    line.push_back(Token::at(i));
    walk(line, i + 1, size, counts, wrong);
    line.pop_back();
  }
}

Counts walk_all(std::size_t size) {
  Counts counts{};
  int wrong = 0;
  std::vector<Token> line;
  walk(line, 0, size, counts, wrong);
  EXPECT_EQ(wrong, 0);
  for (std::size_t i = 0; i < counts.size(); ++i)
    EXPECT_EQ(counts[i] > 0, kCombinations[i].shortest <= static_cast<int>(size)) << kCombinations[i].id;
  return counts;
}

int count_of(const Counts& counts, Combination combination) {
  return counts[static_cast<std::size_t>(combination)];
}

TEST(OneOhOneCombination, EveryLineOfFiveAgreesWithTheNaiveReading) {
  const Counts counts = walk_all(5);
  // Counted by hand. Cocktails: 10^5 ways to take one of each colour, less the
  // strikes, squares, fulls, straights, threes and two pairs among them.
  EXPECT_EQ(count_of(counts, colour_straight), 5 * 6);
  EXPECT_EQ(count_of(counts, strike), 10);
  EXPECT_EQ(count_of(counts, square), 10 * 5 * 45);
  EXPECT_EQ(count_of(counts, full), 10 * 10 * 9 * 10);
  EXPECT_EQ(count_of(counts, straight), 6 * 3125 - 30);
  EXPECT_EQ(count_of(counts, colour), 5 * 252 - 30);
  EXPECT_EQ(count_of(counts, three), 10 * 10 * 36 * 25);
  EXPECT_EQ(count_of(counts, two_pairs), 45 * 10 * 10 * 40);
  EXPECT_EQ(count_of(counts, cocktail), 100000 - 10 - 450 - 900 - 720 - 7200 - 10800);
  EXPECT_EQ(count_of(counts, pair), 10 * 10 * 84 * 125 - 10 * 10 * 9 * 8 * 7);
  int all = 0;
  for (int n : counts) all += n;
  EXPECT_EQ(all, 2'118'760);
}

TEST(OneOhOneCombination, EveryLineOfFourAgreesWithTheNaiveReading) {
  const Counts counts = walk_all(4);
  EXPECT_EQ(count_of(counts, colour_straight), 5 * 7);
  EXPECT_EQ(count_of(counts, square), 10 * 5);
  EXPECT_EQ(count_of(counts, straight), 7 * 625 - 35);
  EXPECT_EQ(count_of(counts, colour), 5 * 210 - 35);
  EXPECT_EQ(count_of(counts, three), 10 * 10 * 45);
  EXPECT_EQ(count_of(counts, two_pairs), 45 * 100);
  EXPECT_EQ(count_of(counts, pair), 10 * 10 * 36 * 25);
  EXPECT_EQ(count_of(counts, strike) + count_of(counts, full) + count_of(counts, cocktail), 0);
  int all = 0;
  for (int n : counts) all += n;
  EXPECT_EQ(all, 230'300);
}

TEST(OneOhOneCombination, EveryLineOfThreeAgreesWithTheNaiveReading) {
  const Counts counts = walk_all(3);
  EXPECT_EQ(count_of(counts, colour_straight), 5 * 8);
  EXPECT_EQ(count_of(counts, straight), 8 * 125 - 40);
  EXPECT_EQ(count_of(counts, colour), 5 * 120 - 40);
  EXPECT_EQ(count_of(counts, three), 10 * 10);
  EXPECT_EQ(count_of(counts, pair), 10 * 10 * 45);
  EXPECT_EQ(count_of(counts, none), 19'600 - 40 - 960 - 560 - 100 - 4500);
}

// Rulebooks 000, 001 and 002: "4, 1, 5, 2, 3 do form the straight 1-2-3-4-5".
TEST(OneOhOneRulebook000, OrderInsideALineDoesNotMatter) {
  EXPECT_EQ(of("B4 G1 O5 P2 R3"), straight);
  EXPECT_EQ(of("B4 B1 B5 B2 B3"), colour_straight);
}

TEST(OneOhOneCombination, StraightsDoNotWrap) {
  EXPECT_EQ(of("B8 B9 B10 B1 B2"), colour);
  EXPECT_EQ(of("B9 G10 B1 O2 R3"), none);
  EXPECT_EQ(of("B6 B7 B8 B9 B10"), colour_straight);
  EXPECT_EQ(of("B10 G1 R2"), none);
}

// The table of rulebooks 000 and 002, with the numbers printed in it.
TEST(OneOhOneRulebook000, TheTableOfTheRulebook) {
  struct Row {
    std::string_view line;
    Combination combination;
    std::string_view name;
    int match;
    int solo;
  };
  constexpr Row kRows[] = {
      {"B1 B2 B3 B4 B5", colour_straight, "colour straight", 2, 30},
      {"B4 G4 O4 P4 R4", strike, "strike", 2, 25},
      {"B4 G4 O4 P4 R7", square, "square", 1, 15},
      {"B4 G4 O4 P7 R7", full, "full", 1, 11},
      {"B1 B2 B3 B4 G5", straight, "straight", 1, 9},
      {"B4 B7 B9 B2 B3", colour, "colour", 1, 7},
      {"B4 G4 O4 P7 R9", three, "three", 1, 5},
      {"B4 G4 O7 P7 R9", two_pairs, "two pairs", 1, 3},
      {"B4 G7 O9 P2 R2", cocktail, "cocktail", 1, 2},
      {"B4 B6 O9 P2 R2", pair, "pair", 1, 1},
  };
  Combination stronger = colour_straight;
  for (const Row& row : kRows) {
    EXPECT_EQ(of(row.line), row.combination) << row.line;
    EXPECT_EQ(said(name_of(row.combination)), row.name);
    EXPECT_EQ(facts(row.combination).match, row.match) << row.name;
    EXPECT_EQ(facts(row.combination).solo, row.solo) << row.name;
    EXPECT_LE(row.combination, stronger) << row.name;
    stronger = row.combination;
  }
  EXPECT_EQ(of("B4 B6 O9 P2 R1"), none);
  EXPECT_EQ(facts(none).match, 0);
  EXPECT_EQ(facts(none).solo, 0);
}

TEST(OneOhOneCombination, AnUnfinishedLineCountsEqualNumbersOnly) {
  EXPECT_EQ(best_combination(tally("B1 B2 B3 B4"), 5), none);
  EXPECT_EQ(best_combination(tally("B1 B2 B3 B4"), 4), colour_straight);
  EXPECT_EQ(best_combination(tally("B4 G4 O4 P4"), 5), square);
  EXPECT_EQ(best_combination(tally("B4 G4 B7"), 5), pair);
  EXPECT_EQ(best_combination(Tally(), 5), none);
}

TEST(OneOhOneCombination, ALineMayBecomeAStraightWhileItsNumbersDifferAndLieClose) {
  EXPECT_TRUE(may_become_straight(Tally(), 5));
  EXPECT_TRUE(may_become_straight(tally("B3 R7"), 5));
  EXPECT_TRUE(may_become_straight(tally("B10 R9 G6"), 5));
  EXPECT_FALSE(may_become_straight(tally("B3 R8"), 5));
  EXPECT_FALSE(may_become_straight(tally("B3 R3"), 5));
  EXPECT_TRUE(may_become_straight(tally("B3 R6"), 4));
  EXPECT_FALSE(may_become_straight(tally("B3 R6"), 3));
  EXPECT_FALSE(may_become_straight(tally("B10 R1"), 5));
}

TEST(OneOhOneCombination, ATallyCountsNumbersColoursAndTokens) {
  const Tally line = tally("B4 G4 G7");
  EXPECT_EQ(line.size(), 3);
  EXPECT_EQ(line.of(4), 2);
  EXPECT_EQ(line.of(10), 0);
  EXPECT_EQ(line.of(Colour::green), 2);
  EXPECT_EQ(line.of(Colour::red), 0);
  EXPECT_EQ(Tally(Token()), Tally());
}

}  // namespace
}  // namespace tessera::one_oh_one
