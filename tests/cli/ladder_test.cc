#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/catalog.h"
#include "tests/cli/json.h"
#include "tests/cli/program.h"

namespace tessera::testing {
namespace {

using ::testing::HasSubstr;

TEST(Ladder, ClimbsEveryGame) {
  for (const AnyGame* game : all_games()) {
    const Ran ran = run_tessera("ladder " + std::string(game->spec().name) +
                                " --levels random,novice,greedy --games 20 --quiet");
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_EQ(ran.err, "");
    for (const char* word : {"level", "margin", "won", "Elo step", "ms a move"})
      EXPECT_THAT(ran.out, HasSubstr(word));
    EXPECT_LT(ran.out.find("random"), ran.out.find("novice"));
    EXPECT_LT(ran.out.find("novice"), ran.out.find("greedy"));
  }
}

// All figures of a ladder but those the clock decides.
std::vector<double> ladder_figures(const std::string& text) {
  std::vector<double> all;
  const auto json = parse_json(text);
  if (!json) return all;
  for (const Json& step : (*json)["steps"].items)
    for (const Json& bot : step["bots"].items)
      for (const char* key : {"mean", "ci95", "win", "moves"}) all.push_back(bot[key].number);
  return all;
}

TEST(Ladder, GoesOnFromItsJournals) {
  const TemporaryFolder folder;
  const std::string ladder = "ladder 101 --levels random,greedy,novice --json --quiet --journal " +
                             folder.path() + "/steps --games ";
  ASSERT_EQ(run_tessera(ladder + "10").exit_code, 0);
  std::size_t journals = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder.path() + "/steps")) {
    const std::string text = text_of(entry.path());
    EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 2 + 5) << entry.path();
    ++journals;
  }
  EXPECT_EQ(journals, 2U);
  const auto continued = ladder_figures(run_tessera(ladder + "20").out);
  EXPECT_EQ(continued.size(), 2U * 2 * 4);
  std::filesystem::remove_all(folder.path() + "/steps");
  EXPECT_EQ(ladder_figures(run_tessera(ladder + "20").out), continued);
}

TEST(Ladder, AnInterruptedOneSaysSo) {
  const TemporaryFolder folder;
  const std::string out = folder.path() + "/out";
  const std::string err = folder.path() + "/err";
  // The first step is done as soon as the second has a journal.
  const std::string script =
      "'" TESSERA_PROGRAM "' ladder 101 --levels random,greedy,champion:100 --games 20 --jobs 1 --journal " +
      folder.path() + "/steps >" + out + " 2>" + err + " & while kill -0 $! && [ \"$(ls " + folder.path() +
      "/steps 2>/dev/null | wc -l)\" -lt 2 ]; do :; done; kill -INT $!; wait $!";
  EXPECT_EQ(run_script(script), 130) << text_of(err);
  EXPECT_THAT(text_of(out), HasSubstr("greedy"));
  EXPECT_THAT(text_of(err), HasSubstr("the ladder is not complete. The same command goes on from"));
}

TEST(Ladder, TakesNoHoursUnlessAsked) {
  EXPECT_THAT(run_tessera("ladder --help").out, HasSubstr("(default 100)"));
  EXPECT_THAT(run_tessera("ladder lexio --levels random,greedy --quiet").out, HasSubstr("100 games a step"));
  EXPECT_EQ(run_tessera("ladder 101 --levels random,greedy --journal /dev/null/folder").exit_code, 3);
}

TEST(Ladder, SpeaksJson) {
  const auto json =
      parse_json(run_tessera("ladder 101 --players 1 --levels random,greedy --games 20 --json --quiet").out);
  ASSERT_TRUE(json);
  ASSERT_EQ((*json)["steps"].items.size(), 1U);
  const Json& step = (*json)["steps"].items[0];
  ASSERT_EQ(step["bots"].items.size(), 2U);
  EXPECT_EQ(step["bots"].items[0]["name"].string, "greedy");
  EXPECT_GT(step["bots"].items[0]["mean"].number, step["bots"].items[1]["mean"].number);
}

TEST(Ladder, AloneAStepIsTheDifferenceOnTheSameDeals) {
  const std::string ladder = "ladder 101 --players 1 --levels random,greedy --games 40 --quiet";
  const auto json = parse_json(run_tessera(ladder + " --json").out);
  ASSERT_TRUE(json);
  const Json& step = (*json)["steps"].items[0];
  const auto& bots = step["bots"].items;
  EXPECT_NEAR(step["difference"]["mean"].number, bots[0]["mean"].number - bots[1]["mean"].number, 1e-3);
  EXPECT_GT(step["difference"]["mean"].number, step["difference"]["ci95"].number);
  EXPECT_GT(step["difference"]["ci95"].number, 0);
  const std::string text = run_tessera(ladder).out;
  EXPECT_THAT(text, HasSubstr("step"));
  char shown[16];
  std::snprintf(shown, sizeof shown, " %+.2f ", step["difference"]["mean"].number);
  EXPECT_THAT(text, HasSubstr(shown));
}

}  // namespace
}  // namespace tessera::testing
