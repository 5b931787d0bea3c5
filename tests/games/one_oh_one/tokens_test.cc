#include "games/one_oh_one/tokens.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <set>

#include "base/text.h"
#include "tests/support/one_oh_one/positions.h"
#include "tests/support/said.h"

namespace tessera::one_oh_one {
namespace {

using ::testing::ElementsAreArray;
using ::testing::HasSubstr;

Back back_named(std::string_view text) {
  for (std::size_t i = 0; i < kBacks; ++i)
    if (to_text(static_cast<Back>(i)) == text) return static_cast<Back>(i);
  ADD_FAILURE() << "no back " << text;
  return {};
}

TEST(OneOhOneToken, FiveColoursNumberedOneToTenAreWrittenColourThenNumber) {
  std::set<std::string> names;
  for (std::size_t i = 0; i < kTokens; ++i) {
    const Token token = Token::at(i);
    EXPECT_EQ(token, Token(token.colour(), token.number()));
    EXPECT_EQ(parse_token(to_text(token)).value(), token);
    names.insert(to_text(token));
  }
  EXPECT_EQ(names.size(), 50U);
  EXPECT_EQ(to_text(Token(Colour::blue, 7)), "B7");
  EXPECT_EQ(to_text(Token(Colour::red, 10)), "R10");
  EXPECT_FALSE(Token().exists());
}

TEST(OneOhOneToken, WhatIsNoTokenIsRefusedByName) {
  for (std::string_view word :
       {"", "B", "7", "B0", "B11", "b7", "B07", "B-1", "Y3", "B7 ", " B7", "B7x", "?"}) {
    const auto token = parse_token(word);
    ASSERT_FALSE(token) << word;
    EXPECT_EQ(code_name(token.error()), "bad_token");
    EXPECT_THAT(said(token.error()), HasSubstr(concat('"', word, '"')));
  }
}

// Rulebooks 000 and 002: ten backs, each shared by a series of five tokens.
TEST(OneOhOneRulebook000, EachOfTenBacksIsSharedByFiveTokens) {
  std::map<std::string, int> count;
  for (std::size_t i = 0; i < kTokens; ++i) ++count[to_text(back_of(Token::at(i)))];
  EXPECT_EQ(count.size(), 10U);
  for (const auto& [back, tokens] : count) EXPECT_EQ(tokens, 5) << back;
}

// Rulebook 001: "this token is the 2, 4, 1, 3 or 5", purple left and green right.
TEST(OneOhOneRulebook001, TheKnownBackHidesP2P4G1G3G5) {
  const Back back = back_named("low:PG");
  EXPECT_THAT(candidates(back), ElementsAreArray(tokens("P2 P4 G1 G3 G5")));
  for (Token token : tokens("P2 P4 G1 G3 G5")) EXPECT_EQ(back_of(token), back);
}

TEST(OneOhOneToken, BacksFollowTheColourCycle) {
  constexpr std::string_view kCycle = "PGBORPG";
  for (std::size_t i = 0; i < 5; ++i) {
    const auto low = candidates(back_named(concat("low:", kCycle[i], kCycle[i + 1])));
    const auto high = candidates(back_named(concat("high:", kCycle[i], kCycle[i + 2])));
    const char even = kCycle[i];
    EXPECT_THAT(low, ElementsAreArray(tokens(concat(even, "2 ", even, "4 ", kCycle[i + 1], "1 ",
                                                    kCycle[i + 1], "3 ", kCycle[i + 1], "5"))));
    EXPECT_THAT(high, ElementsAreArray(tokens(concat(even, "6 ", even, "8 ", even, "10 ", kCycle[i + 2], "7 ",
                                                     kCycle[i + 2], "9"))));
  }
}

}  // namespace
}  // namespace tessera::one_oh_one
