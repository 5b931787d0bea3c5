#include "arena/conduct.h"

#include <cmath>
#include <gtest/gtest.h>

#include "arena/messages.h"

namespace tessera::arena {
namespace {

TEST(ThinkTimes, BucketsFollowEachOtherWithoutAGap) {
  EXPECT_EQ(ThinkTimes::bucket_of(0), 0U);
  for (std::uint32_t bucket = 0; bucket + 1 < ThinkTimes::kBuckets; ++bucket) {
    const std::uint64_t end = ThinkTimes::end_of(bucket);
    ASSERT_EQ(ThinkTimes::bucket_of(end - 1), bucket);
    ASSERT_EQ(ThinkTimes::bucket_of(end), bucket + 1);
    if (bucket < 16) continue;
    ASSERT_LE(static_cast<double>(end), 1.0626 * static_cast<double>(ThinkTimes::end_of(bucket - 1)));
  }
  EXPECT_EQ(ThinkTimes::bucket_of(UINT64_MAX), ThinkTimes::kBuckets - 1);
}

TEST(ThinkTimes, MeanAndP99ByHand) {
  ThinkTimes times;
  for (std::uint64_t ms = 1; ms <= 200; ++ms) times.add(ms * 1'000'000);
  EXPECT_EQ(times.moves(), 200U);
  EXPECT_DOUBLE_EQ(times.mean_ms(), 100.5);
  // Two of two hundred, 199 and 200, may be longer than what 99 % stay within.
  EXPECT_GE(times.p99_ms(), 198);
  EXPECT_LE(times.p99_ms(), 198 * 1.0625);
}

TEST(ThinkTimes, TheSlowestOfAFewCounts) {
  ThinkTimes times;
  for (int i = 0; i < 98; ++i) times.add(1'000'000);
  times.add(500'000'000);
  EXPECT_GT(times.p99_ms(), 499);
  times.add(2'000'000);  // now it is one of a hundred
  EXPECT_LT(times.p99_ms(), 2.2);
}

TEST(ThinkTimes, NothingIsSlowerThanTheSlowest) {
  ThinkTimes times;
  times.add(1'000'001);
  EXPECT_DOUBLE_EQ(times.p99_ms(), 1.000001);
  times.add(1'000'003);
  EXPECT_DOUBLE_EQ(times.p99_ms(), 1.000003);
  EXPECT_EQ(ThinkTimes(times.total(), times.counts(), times.slowest()), times);
  // Without it, the end of its bucket is all that is known.
  EXPECT_GT(ThinkTimes(times.total(), times.counts(), std::nullopt).p99_ms(), 1.000003);
  EXPECT_DOUBLE_EQ(ThinkTimes(1'000'001, {{ThinkTimes::bucket_of(1'000'001), 1}}, std::nullopt).p99_ms(),
                   1.000001);
}

TEST(ThinkTimes, OfNoMovesAreNothing) {
  EXPECT_EQ(ThinkTimes().mean_ms(), 0);
  EXPECT_EQ(ThinkTimes().p99_ms(), 0);
}

TEST(ThinkTimes, HalvesAddUp) {
  ThinkTimes all;
  ThinkTimes odd;
  ThinkTimes even;
  for (std::uint64_t i = 1; i < 5000; i += 7) {
    all.add(i * i);
    (i % 2 == 0 ? even : odd).add(i * i);
  }
  odd.add(even);
  EXPECT_EQ(odd, all);
  EXPECT_EQ(ThinkTimes(all.total(), all.counts(), all.slowest()), all);
}

TEST(Conduct, RemembersTheFirstFault) {
  Conduct conduct;
  conduct.add({{}, 0, std::nullopt});
  conduct.add({{}, 2, Message(Say::does_not_answer)});
  conduct.add({{}, 1, Message(Say::output_closed)});
  EXPECT_EQ(conduct.faults, 3U);
  EXPECT_EQ(conduct.first_fault, Message(Say::does_not_answer));
}

}  // namespace
}  // namespace tessera::arena
