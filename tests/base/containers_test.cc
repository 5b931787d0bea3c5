#include <gtest/gtest.h>
#include <type_traits>
#include <vector>

#include "base/bits.h"
#include "base/fixed_vector.h"
#include "base/hash.h"

namespace tessera {
namespace {

TEST(FixedVector, HoldsWhatIsPushedInOrder) {
  FixedVector<int, 4> v{3, 1};
  v.push_back(2);
  EXPECT_EQ(std::vector<int>(v.begin(), v.end()), (std::vector<int>{3, 1, 2}));
  EXPECT_EQ(v.back(), 2);
  v.pop_back();
  EXPECT_EQ(v.size(), 2U);
  v[0] = 9;
  EXPECT_EQ(v[0], 9);
  v.clear();
  EXPECT_TRUE(v.empty());
}

TEST(FixedVector, ComparesOnlyWhatItHolds) {
  FixedVector<int, 4> a{1, 2};
  FixedVector<int, 4> b{1, 2, 3};
  EXPECT_FALSE(a == b);
  b.pop_back();
  EXPECT_TRUE(a == b);
}

TEST(FixedVector, IsAPlainValue) {
  static_assert(std::is_trivially_copyable_v<FixedVector<int, 300>>);
  static_assert(FixedVector<int, 300>::capacity() == 300);
  FixedVector<int, 300> many;
  for (int i = 0; i < 300; ++i) many.push_back(i);
  const FixedVector<int, 300> copy = many;
  EXPECT_EQ(copy.back(), 299);
}

TEST(Bits, SetsTestsAndWalksAcrossWords) {
  Bits<130> bits;
  EXPECT_FALSE(bits.any());
  for (std::size_t i : {0U, 63U, 64U, 129U}) bits.set(i);
  EXPECT_EQ(bits.count(), 4U);
  EXPECT_TRUE(bits.test(64));
  EXPECT_FALSE(bits.test(65));
  std::vector<std::size_t> walked;
  bits.for_each([&](std::size_t i) { walked.push_back(i); });
  EXPECT_EQ(walked, (std::vector<std::size_t>{0, 63, 64, 129}));
  bits.reset(63);
  EXPECT_EQ(bits.count(), 3U);
}

TEST(Bits, CombinesAsSets) {
  Bits<70> a;
  Bits<70> b;
  a.set(1);
  a.set(69);
  b.set(69);
  b.set(2);
  EXPECT_EQ((a | b).count(), 3U);
  EXPECT_EQ((a & b).count(), 1U);
  EXPECT_TRUE((a - b).test(1));
  EXPECT_FALSE((a - b).test(69));
}

// The published FNV-1a value of "foobar".
TEST(Fingerprint, IsFnv1a) {
  Fingerprint print;
  print.add("foo");
  print.add("bar");
  EXPECT_EQ(print.value(), 0x85944171f73967e8U);
}

}  // namespace
}  // namespace tessera
