#include "arena/rating.h"

#include <cmath>
#include <gtest/gtest.h>

#include "base/random.h"

namespace tessera::arena {
namespace {

// The five results of a pair of games, in parts of a game: nothing, half a point ... two points.
constexpr int kPair[] = {0, 30, 60, 90, 120};

Shares pairs(long none, long half, long one, long one_and_half, long two) {
  Shares shares(2, 2);
  const long counts[] = {none, half, one, one_and_half, two};
  for (int i = 0; i < 5; ++i)
    for (long k = 0; k < counts[i]; ++k) shares.add(kPair[i]);
  return shares;
}

TEST(Rating, EloAndShareAreInverse) {
  EXPECT_DOUBLE_EQ(share_of_elo(0, 2), 0.5);
  EXPECT_NEAR(share_of_elo(400, 2), 10.0 / 11, 1e-12);
  EXPECT_NEAR(elo_of_share(0.75, 2), 190.85, 0.005);  // 400 log10(3)
  EXPECT_DOUBLE_EQ(share_of_elo(0, 4), 0.25);
  EXPECT_NEAR(elo_of_share(0.5, 4), 190.85, 0.005);  // three times as likely as each other
  for (int seats : {2, 3, 5})
    for (double elo : {-300.0, -1.0, 0.0, 42.0})
      EXPECT_NEAR(elo_of_share(share_of_elo(elo, seats), seats), elo, 1e-9);
  EXPECT_EQ(elo_of_share(1, 2), INFINITY);
  EXPECT_EQ(elo_of_share(0, 2), -INFINITY);
}

TEST(Rating, SharesByHand) {
  const Shares shares = pairs(10, 20, 30, 20, 20);
  EXPECT_EQ(shares.deals(), 100);
  EXPECT_DOUBLE_EQ(shares.mean(), 0.55);  // (5 + 15 + 15 + 20) / 100
  // (10 .55^2 + 20 .3^2 + 30 .05^2 + 20 .2^2 + 20 .45^2) / 99
  EXPECT_NEAR(shares.variance(), 9.75 / 99, 1e-12);
}

TEST(Rating, EloDifferenceByHand) {
  // 0.55 is 34.86 Elo. Wilson with .2475 x 100 / (9.75 / 99) = 251.31 trials: .5492 - .0610 to .5492 + .0610.
  const EloDifference elo = elo_difference(pairs(10, 20, 30, 20, 20));
  EXPECT_NEAR(elo.estimate, 34.86, 0.01);
  EXPECT_NEAR(elo.low, -8.20, 0.05);
  EXPECT_NEAR(elo.high, 77.9, 0.05);
}

TEST(Rating, NothingButWinsIsNoProof) {
  // Wilson: 1 / (1 + 1.96^2 / 100) = 0.9630, 566 Elo.
  const EloDifference elo = elo_difference(pairs(0, 0, 0, 0, 100));
  EXPECT_EQ(elo.estimate, INFINITY);
  EXPECT_NEAR(elo.low, 566.2, 0.1);
  EXPECT_EQ(elo.high, INFINITY);
  const EloDifference mirrored = elo_difference(pairs(100, 0, 0, 0, 0));
  EXPECT_EQ(mirrored.low, -INFINITY);
  EXPECT_NEAR(mirrored.high, -566.2, 0.1);
}

TEST(Rating, OneDealTellsLittle) {
  const EloDifference elo = elo_difference(pairs(0, 0, 1, 0, 0));
  EXPECT_EQ(elo.estimate, 0);
  EXPECT_LT(elo.low, -200);
  EXPECT_GT(elo.high, 200);
}

// Pairs in which luck that both games share makes one win follow another.
int draw_pair(Rng& rng, const double (&chances)[5]) {
  double u = static_cast<double>(rng.next() >> 11) * 0x1p-53;
  for (int i = 0; i < 4; ++i) {
    if (u < chances[i]) return kPair[i];
    u -= chances[i];
  }
  return kPair[4];
}

TEST(Rating, TheIntervalHoldsTheTruthIn95Of100Matches) {
  constexpr double kChances[] = {0.15, 0.05, 0.40, 0.05, 0.35};  // a share of .60
  const double truth = elo_of_share(0.6, 2);
  Rng rng(5);
  int held = 0;
  for (int match = 0; match < 4000; ++match) {
    Shares shares(2, 2);
    for (int i = 0; i < 80; ++i) shares.add(draw_pair(rng, kChances));
    const EloDifference elo = elo_difference(shares);
    held += elo.low <= truth && truth <= elo.high ? 1 : 0;
  }
  EXPECT_NEAR(held / 4000.0, 0.95, 0.015);
}

// One win in five at every deal: certain of nothing after a few deals. As none of the
// deals differs, each counts as one trial, and 20 % of n trials have Wilson's interval.
TEST(Elo, OfDealsThatAllWentAlikeHasAWidth) {
  for (const int deals : {2, 3, 7, 10, 49}) {
    Shares shares(5, 5);
    for (int i = 0; i < deals; ++i) shares.add(Shares::kParts);
    const EloDifference elo = elo_difference(shares);
    EXPECT_NEAR(elo.estimate, 0, 1e-9);
    EXPECT_LT(elo.low, -70) << deals;
    EXPECT_GT(elo.high, 70) << deals;
  }
}

TEST(Sprt, OfWinsAndLossesIsTheTextbooks) {
  // With nothing but 0 and 1 the likeliest distribution of a mean is the mean itself:
  // 30 log(.6401 / .5) + 20 log(.3599 / .5) = 7.4099 - 6.5753.
  const Sprt test = sprt(pairs(20, 0, 0, 0, 30), {.elo0 = 0, .elo1 = 100});
  EXPECT_NEAR(test.log_likelihood_ratio, 0.8346, 0.002);
  EXPECT_EQ(test.verdict, SprtVerdict::undecided);
}

TEST(Sprt, IsOddUnderExchangeOfThePlayers) {
  const double ratio = sprt(pairs(5, 9, 30, 14, 12), {.elo0 = 0, .elo1 = 20}).log_likelihood_ratio;
  const double mirrored = sprt(pairs(12, 14, 30, 9, 5), {.elo0 = -20, .elo1 = 0}).log_likelihood_ratio;
  EXPECT_GT(ratio, 0);
  EXPECT_NEAR(ratio, -mirrored, 1e-9);
}

TEST(Sprt, KnowsNothingBeforeTheFirstDeal) {
  EXPECT_NEAR(sprt(pairs(0, 0, 0, 0, 0), {0, 10}).log_likelihood_ratio, 0, 0.01);
}

// Whether the test ends with elo1, on a stream of pairs whose mean is that of `elo`.
bool accepts(double elo, SprtBounds bounds, std::uint64_t seed) {
  const double up = share_of_elo(elo, 2) - 0.5;
  const double chances[] = {0.2 - up, 0.1, 0.4, 0.1, 0.2 + up};
  Rng rng(seed);
  Shares shares(2, 2);
  for (int i = 0; i < 100'000; ++i) {
    shares.add(draw_pair(rng, chances));
    if (const Sprt test = sprt(shares, bounds); test.verdict != SprtVerdict::undecided)
      return test.verdict == SprtVerdict::elo1;
  }
  ADD_FAILURE() << "undecided after 100,000 pairs";
  return false;
}

// Errors of 5 % with 300 matches: at most 5 % + 3 standard errors of 1.26 %.
TEST(Sprt, IsRarelyWrong) {
  constexpr SprtBounds kBounds{.elo0 = 0, .elo1 = 60};
  constexpr int kMatches = 300;
  int equal = 0;
  int stronger = 0;
  int far_stronger = 0;
  for (std::uint64_t i = 0; i < kMatches; ++i) {
    equal += accepts(0, kBounds, derive_seed(1, i)) ? 1 : 0;
    stronger += accepts(60, kBounds, derive_seed(2, i)) ? 1 : 0;
    far_stronger += accepts(120, kBounds, derive_seed(3, i)) ? 1 : 0;
  }
  EXPECT_LE(equal, kMatches * 0.088);
  EXPECT_GE(stronger, kMatches * (1 - 0.088));
  EXPECT_GE(far_stronger, kMatches - 1);
}

}  // namespace
}  // namespace tessera::arena
