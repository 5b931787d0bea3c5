#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "arena/messages.h"
#include "cli/arena/report.h"
#include "games/catalog.h"
#include "protocol/json.h"
#include "tests/cli/json.h"
#include "tests/cli/program.h"

namespace tessera::testing {
namespace {

using ::testing::HasSubstr;

TEST(ArenaReport, TimesOfQuickBotsSaySomething) {
  EXPECT_EQ(cli::ms_text(0), "<0.0001");
  EXPECT_EQ(cli::ms_text(0.0032), "0.0032");
  EXPECT_EQ(cli::ms_text(1.5), "1.50");
  EXPECT_EQ(cli::ms_text(812.4), "812");
}

// 40 ns a move, and 3200 ns.
TEST(ArenaReport, HasNoColumnOfZeros) {
  const arena::Match match =
      *arena::Match::make(*find_game("101"), tessera::Setup{2, {}}, {"quick", "slow"}, 1);
  arena::Standings standings(match);
  arena::Conduct quick;
  arena::Conduct slow;
  quick.times.add(40);
  slow.times.add(3200);
  standings.add(0, {{Outcome{{1, 0}, {seat_at(0)}}, Outcome{{1, 0}, {seat_at(0)}}}, {quick, slow}, {}});
  EXPECT_THAT(cli::report_text(standings, true), ::testing::ContainsRegex(" ms a move +ms for 99 %\n"
                                                                          "  quick .* <0.0001 +<0.0001\n"
                                                                          "  slow .* 0.0032 +0.0032\n"));
}

// One deal is two games, in which the bots change seats. Seat 0 wins both, so that each bot wins
// one of two.
TEST(ArenaReport, GivesWinsInPercent) {
  const arena::Match match = *arena::Match::make(*find_game("101"), tessera::Setup{2, {}}, {"one", "two"}, 1);
  arena::Standings standings(match);
  standings.add(0, {{Outcome{{1, 0}, {seat_at(0)}}, Outcome{{1, 0}, {seat_at(0)}}}, {{}, {}}, {}});
  EXPECT_THAT(cli::report_text(standings, true), ::testing::ContainsRegex("  one .* 50\\.0 % .*\n"
                                                                          "  two .* 50\\.0 % "));
}

// Run in the C locale, as all of these are.
TEST(ArenaReport, FollowsTheLocale) {
  for (const char* command : {"arena 101 --games 8 --sprt 0,10", "arena 101 --players 1 --games 8",
                              "ladder 101 --levels random,greedy --games 8",
                              "ladder 101 --players 1 --levels random,greedy --games 8"}) {
    const Ran ran = run_tessera(command);
    EXPECT_THAT(ran.out, HasSubstr(" +- "));
    for (char c : ran.out + ran.err) ASSERT_LT(static_cast<unsigned char>(c), 128) << ran.out;
  }
  arena::Sample sample;
  for (double value : {1.0, 3.0}) sample.add(value);
  EXPECT_EQ(cli::mean_text(sample, false), "+2.00 ± 12.71");
}

TEST(ArenaReport, FaultsAreLoudAndNamesAreEscaped) {
  const arena::Match match =
      *arena::Match::make(*find_game("101"), tessera::Setup{2, {}}, {"cmd:\"my\\engine\"", "greedy"}, 1);
  arena::Standings standings(match);
  arena::Conduct bad;
  bad.times.add(5);
  bad.faults = 1;
  bad.first_fault = Message(arena::Say::does_not_answer);
  standings.add(0, {{Outcome{{1, 0}, {seat_at(0)}}, Outcome{{1, 0}, {seat_at(0)}}}, {bad, {}}, {}});
  const std::string json = protocol::to_json(cli::report_data(standings));
  ASSERT_TRUE(parse_json(json)) << json;
  EXPECT_EQ((*parse_json(json))["bots"].items[0]["name"].string, "cmd:\"my\\engine\"");
  EXPECT_EQ((*parse_json(json))["faults"].number, 1);
  EXPECT_EQ(cli::faults_text(standings),
            "FAULTS: cmd:\"my\\engine\" had no legal move to offer in 1 of 1 turns; the first legal one was "
            "played\n"
            "  the first: does not answer in time\n");
}

}  // namespace
}  // namespace tessera::testing
