#include "server/online/log.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>

namespace tessera::server {
namespace {

using ::testing::MatchesRegex;

std::string logged(LogLevel level, LogLevel of_line) {
  std::string text;
  {
    Log log(level, [&text](std::string_view line) { text += line; });
    log.add(of_line, "opened", {{"table", "a\nb"}, {"seats", 2}});
  }
  return text;
}

TEST(Log, IsALineOfJsonForEachEvent) {
  EXPECT_THAT(logged(LogLevel::info, LogLevel::warning),
              MatchesRegex(R"(\{"time":"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z",)"
                           R"("level":"warning","event":"opened","table":"a\\nb","seats":2\})"
                           "\n"));
}

TEST(Log, LeavesOutWhatIsNotWanted) {
  EXPECT_EQ(logged(LogLevel::warning, LogLevel::info), "");
  EXPECT_EQ(logged(LogLevel::none, LogLevel::error), "");
  EXPECT_NE(logged(LogLevel::error, LogLevel::error), "");
}

TEST(Log, KnowsItsLevels) {
  EXPECT_EQ(parse_log_level("info"), LogLevel::info);
  EXPECT_EQ(parse_log_level("none"), LogLevel::none);
  EXPECT_FALSE(parse_log_level("INFO"));
  EXPECT_FALSE(parse_log_level(""));
}

}  // namespace
}  // namespace tessera::server
