#include "server/hub/bot_pause.h"

#include <gtest/gtest.h>
#include <set>

#include "bots/level.h"

namespace tessera::server::hub {
namespace {

TEST(BotPause, LeavesTimeToThinkAndIsNotAlwaysTheSame) {
  for (const std::string_view level : kLevelNames) {
    std::set<long> pauses;
    for (table::EventNumber number = 0; number < 200; ++number) {
      const table::Time pause = bot_pause(level, number);
      EXPECT_EQ(pause, bot_pause(level, number));
      EXPECT_GE(pause.count(), 500);
      EXPECT_LE(pause.count(), 1'500);
      EXPECT_GT(thinking_time(pause).count(), 0);
      pauses.insert(pause.count());
    }
    EXPECT_GT(pauses.size(), 50U);
  }
  // A level that searches may think as long as levels do.
  for (table::EventNumber number = 0; number < 200; ++number)
    EXPECT_GE(thinking_time(bot_pause("champion", number)).count(), kLongestThought);
}

}  // namespace
}  // namespace tessera::server::hub
