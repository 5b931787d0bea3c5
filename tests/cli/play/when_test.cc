#include "cli/play/when.h"

#include <ctime>
#include <gtest/gtest.h>

namespace tessera::cli::play {
namespace {

WallTime local(int year, int month, int day, int hour, int minute) {
  std::tm time{};
  time.tm_year = year - 1900;
  time.tm_mon = month - 1;
  time.tm_mday = day;
  time.tm_hour = hour;
  time.tm_min = minute;
  time.tm_isdst = -1;
  return std::chrono::system_clock::from_time_t(std::mktime(&time));
}

TEST(When, IsSaidByTheCalendarNotByHours) {
  const WallTime now = local(2026, 3, 2, 0, 30);
  EXPECT_EQ(when_text(local(2026, 3, 2, 0, 5), now), "today 00:05");
  EXPECT_EQ(when_text(local(2026, 3, 1, 23, 50), now), "yesterday 23:50");
  EXPECT_EQ(when_text(local(2026, 2, 28, 23, 50), now), "2 days ago");
  EXPECT_EQ(when_text(local(2026, 2, 24, 8, 0), now), "6 days ago");
  EXPECT_EQ(when_text(local(2026, 2, 23, 8, 0), now), "2026-02-23");
  EXPECT_EQ(when_text(local(2026, 3, 3, 8, 0), now), "2026-03-03") << "a clock that went wrong";
}

}  // namespace
}  // namespace tessera::cli::play
