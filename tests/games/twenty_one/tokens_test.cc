#include "games/twenty_one/tokens.h"

#include <gtest/gtest.h>

#include "tests/games/twenty_one/table.h"

namespace tessera::twenty_one {
namespace {

using testing::pile;

TEST(TwentyOnePile, EverybodyOwnsTwentyNineTokens) {
  const Pile full = Pile::full();
  EXPECT_EQ(to_text(full), "1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 11 12 13 14 15 16 17 * * *");
  EXPECT_EQ(full.size(), 29);
  EXPECT_EQ(total(full), 2 * 45 + 108 + 3 * 21);
}

TEST(TwentyOnePile, CountsEqualTokens) {
  Pile some = pile("5 5 17 * * *");
  EXPECT_EQ(some.count(number_token(5)), 2);
  EXPECT_EQ(some.count(Token::star), 3);
  EXPECT_EQ(some.size(), 6);
  some.remove(number_token(5));
  EXPECT_TRUE(some.has(number_token(5)));
  some.remove(number_token(5));
  EXPECT_FALSE(some.has(number_token(5)));
  EXPECT_EQ(some, pile("17 * * *"));
  EXPECT_EQ(some - pile("* *"), pile("17 *"));
}

TEST(TwentyOnePile, KnowsItsLeastKindAndWhetherItCanOpen) {
  EXPECT_EQ(pile("3 12 *").smallest(), number_token(3));
  EXPECT_EQ(pile("*").smallest(), Token::star);
  EXPECT_TRUE(pile("9 17").has_low());
  EXPECT_FALSE(pile("10 17 *").has_low());
}

TEST(TwentyOnePile, ListsEveryKindOnceInOrder) {
  std::string kinds;
  pile("* 5 5 12 *").for_each_kind([&](Token token) { kinds += to_text(token) + ' '; });
  EXPECT_EQ(kinds, "5 12 * ");
}

TEST(TwentyOneFace, RemembersWhatAStarWasDeclared) {
  EXPECT_EQ(Face::star(12).value(), 12);
  EXPECT_EQ(Face::star(12).token(), Token::star);
  EXPECT_NE(Face::star(12), Face::number(number_token(12)));
  EXPECT_EQ(Face::number(number_token(12)).token(), number_token(12));
  EXPECT_EQ(to_text(Face::star(21)), "*21");
}

TEST(TwentyOneTokens, AStarLeftCosts21) {
  EXPECT_EQ(worth(Token::star), 21);
  EXPECT_EQ(worth(number_token(17)), 17);
}

// Physical tokens: 1 twice, 5 once, star three times.
TEST(TwentyOneDraw, EveryPieceIsEquallyLikely) {
  Rng rng(1);
  int ones = 0;
  int fives = 0;
  int stars = 0;
  constexpr int kDraws = 60'000;
  for (int i = 0; i < kDraws; ++i) {
    Pile from = pile("1 1 5 * * *");
    const Token drawn = draw_from(from, rng);
    EXPECT_EQ(from.size(), 5);
    (drawn == Token::star ? stars : drawn == number_token(5) ? fives : ones)++;
  }
  const auto term = [](int seen, double expected) {
    return (seen - expected) * (seen - expected) / expected;
  };
  const double chi = term(ones, kDraws / 3.0) + term(fives, kDraws / 6.0) + term(stars, kDraws / 2.0);
  EXPECT_LT(chi, 18.4);  // p = 1e-4 with 2 degrees of freedom
}

// Of the C(29,3) = 3654 hands, C(11,3) = 165 have no number of 9 or less. The
// others have one of them 990 times, two 1683 times, three 816 times.
TEST(TwentyOneDraw, AFirstHandIsAnyWithANumberOfNineOrLess) {
  Rng rng(2);
  int by_count[4] = {};
  constexpr int kDraws = 34'890;
  for (int i = 0; i < kDraws; ++i) {
    const auto hand = draw_first_hand(Pile::full(), rng);
    EXPECT_TRUE(std::is_sorted(hand.begin(), hand.end()));
    ++by_count[std::count_if(hand.begin(), hand.end(), is_low)];
  }
  EXPECT_EQ(by_count[0], 0);
  const auto term = [](int seen, double expected) {
    return (seen - expected) * (seen - expected) / expected;
  };
  EXPECT_LT(term(by_count[1], 9900) + term(by_count[2], 16'830) + term(by_count[3], 8160), 18.4);
}

}  // namespace
}  // namespace tessera::twenty_one
