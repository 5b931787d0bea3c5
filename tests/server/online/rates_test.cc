#include <gtest/gtest.h>

#include "base/text.h"
#include "server/bucket.h"
#include "server/online/address_rates.h"

namespace tessera::server {
namespace {

TEST(Bucket, GivesSomeAtOnceAndThenSlowly) {
  Bucket bucket;
  const Bucket::Rate rate{.a_minute = 60, .at_once = 3};
  std::int64_t now = 1'000'000;
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(now, rate));
  EXPECT_FALSE(bucket.take(now, rate));
  EXPECT_FALSE(bucket.take(now + 999, rate));
  EXPECT_TRUE(bucket.take(now + 1000, rate));
  EXPECT_FALSE(bucket.take(now + 1000, rate));
  EXPECT_FALSE(bucket.is_full(now + 3000, rate));
  EXPECT_TRUE(bucket.is_full(now + 4000, rate));
  now += 1'000'000'000;
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(now, rate)) << "a long rest gives no more";
  EXPECT_FALSE(bucket.take(now, rate));
  EXPECT_FALSE(bucket.take(now - 1000, rate)) << "a clock that goes back gives nothing";
}

TEST(AddressRates, CountEachAddressForItself) {
  AddressRates rates({.a_minute = 1, .at_once = 2});
  EXPECT_TRUE(rates.take("a", 1));
  EXPECT_TRUE(rates.take("a", 1));
  EXPECT_FALSE(rates.take("a", 1));
  EXPECT_TRUE(rates.take("b", 1));
}

TEST(AddressRates, DoNotForgetWhoeverIsAtTheLimit) {
  AddressRates rates({.a_minute = 1, .at_once = 1});
  EXPECT_TRUE(rates.take("a", 1));
  for (int i = 0; i < 5000; ++i) rates.take(concat(i), 1);
  EXPECT_FALSE(rates.take("a", 1));
}

}  // namespace
}  // namespace tessera::server
