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

// The first outputs of xoshiro256++ seeded with splitmix64 of 0, as Rust's rand_xoshiro has them.
TEST(Random, SeedsKeepTheirNumbers) {
  Rng rng(0);
  EXPECT_EQ(rng.next(), 0x53175d61490b23dfU);
  EXPECT_EQ(rng.next(), 0x61da6f3dc380d507U);
}

// Block n is made of the bytes 32 n, 32 n + 1, ...
StreamRng counting_stream() {
  return StreamRng([](std::uint64_t number) {
    StreamRng::Block block;
    for (std::size_t i = 0; i < block.size(); ++i) block[i] = static_cast<std::byte>(32 * number + i);
    return block;
  });
}

TEST(StreamRandom, ReadsFourNumbersABlockTheMostSignificantByteFirst) {
  StreamRng rng = counting_stream();
  EXPECT_EQ(rng.next(), 0x0001020304050607U);
  EXPECT_EQ(rng.next(), 0x08090a0b0c0d0e0fU);
  EXPECT_EQ(rng.next(), 0x1011121314151617U);
  EXPECT_EQ(rng.next(), 0x18191a1b1c1d1e1fU);
  EXPECT_EQ(rng.next(), 0x2021222324252627U) << "the next block";
}

// The upper 32 bits count: 0x00010203, 0x08090a0b, 0x10111213 times 100, divided by 2^32.
TEST(StreamRandom, BelowMultipliesTheUpperHalf) {
  StreamRng rng = counting_stream();
  EXPECT_EQ(rng.below(100), 0U);
  EXPECT_EQ(rng.below(100), 3U);
  EXPECT_EQ(rng.below(100), 6U);
}

// 2^32 mod 3 is 1: of all products only that of 0 has a lower half below 1, and is thrown away.
TEST(StreamRandom, BelowRejectsWhatWouldMakeABias) {
  StreamRng rng([](std::uint64_t) {
    StreamRng::Block block{};
    block[7] = std::byte{0xff};  // the lower half of the first number does not count
    block[8] = std::byte{0xff};
    return block;
  });
  EXPECT_EQ(rng.below(3), 2U);
}

}  // namespace
}  // namespace tessera
