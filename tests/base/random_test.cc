#include "base/random.h"

#include <array>
#include <cmath>
#include <gtest/gtest.h>
#include <map>

namespace tessera {
namespace {

// Reference values: splitmix64 of 0 is the published first output for seed 0.
TEST(Random, ScrambleIsSplitmix64) { EXPECT_EQ(scramble(0), 0xe220a8397b1dcdafU); }

TEST(Random, DerivedSeedsDiffer) {
  EXPECT_NE(derive_seed(1, 0), derive_seed(1, 1));
  EXPECT_NE(derive_seed(1, 2), derive_seed(2, 1));
}

TEST(Random, TheSameSeedGivesTheSameNumbers) {
  Rng one(42);
  Rng two(42);
  Rng other(43);
  const auto first = one.next();
  EXPECT_EQ(first, two.next());
  EXPECT_NE(first, other.next());
}

// Chi-square with 6 degrees of freedom exceeds 27.9 once in ten thousand.
TEST(Random, BelowIsUniform) {
  Rng rng(1);
  std::array<int, 7> counts{};
  for (int i = 0; i < 70'000; ++i) ++counts[rng.below(7)];
  double chi2 = 0;
  for (const int n : counts) chi2 += (n - 10'000.0) * (n - 10'000.0) / 10'000.0;
  EXPECT_LT(chi2, 27.9);
  EXPECT_EQ(rng.below(1), 0U);
}

// All 24 orders of four things, 23 degrees of freedom: above 58.6 less than once in ten thousand.
TEST(Random, ShuffleMakesEveryOrderEquallyLikely) {
  Rng rng(2);
  std::map<std::array<int, 4>, int> counts;
  for (int i = 0; i < 24'000; ++i) {
    std::array<int, 4> order{1, 2, 3, 4};
    rng.shuffle(order);
    ++counts[order];
  }
  ASSERT_EQ(counts.size(), 24U);
  double chi2 = 0;
  for (const auto& [order, n] : counts) chi2 += (n - 1000.0) * (n - 1000.0) / 1000.0;
  EXPECT_LT(chi2, 58.6);
}

}  // namespace
}  // namespace tessera
