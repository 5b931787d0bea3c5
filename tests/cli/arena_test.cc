#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/arena_figures.h"
#include "tests/cli/json.h"
#include "tests/cli/program.h"

namespace tessera::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(Json, TheReaderIsStrict) {
  EXPECT_EQ((*parse_json(R"({"a":[1,-2.5],"b":{"c":"x\"y"}})"))["b"]["c"].string, "x\"y");
  EXPECT_EQ((*parse_json("[1,2]\n")).items[1].number, 2);
  for (const char* text :
       {"", "{", "[1,]", "{\"a\":nan}", "{\"a\":1} x", "{a:1}", "[1 2]", "\"x", "01", "inf"})
    EXPECT_FALSE(parse_json(text)) << text;
}

TEST(Arena, SpeaksJsonToTheLetter) {
  const Ran ran =
      run_tessera("arena 101 --option mode=classic --bots greedy,random --games 20 --seed 3 --json");
  ASSERT_EQ(ran.exit_code, 0) << ran.err;
  const auto json = parse_json(ran.out);
  ASSERT_TRUE(json) << ran.out;
  ASSERT_GE(json->keys.size(), 4U);
  EXPECT_THAT(std::vector(json->keys.begin(), json->keys.begin() + 4),
              ElementsAre("game", "players", "deals", "bots"));
  EXPECT_EQ((*json)["game"].string, "101");
  EXPECT_EQ((*json)["players"].number, 2);
  EXPECT_EQ((*json)["deals"].number, 10);
  EXPECT_EQ((*json)["games"].number, 20);
  EXPECT_EQ((*json)["seed"].number, 3);
  EXPECT_EQ((*json)["options"]["mode"].string, "classic");
  ASSERT_EQ((*json)["bots"].items.size(), 2U);
  const Json& greedy = (*json)["bots"].items[0];
  EXPECT_THAT(std::vector(greedy.keys.begin(), greedy.keys.begin() + 6),
              ElementsAre("name", "mean", "ci95", "win", "ms_per_move", "ms_p99"));
  EXPECT_EQ(greedy["name"].string, "greedy");
  EXPECT_GT(greedy["mean"].number, greedy["ci95"].number);
  EXPECT_GT(greedy["ci95"].number, 0);
  EXPECT_GT(greedy["win"].number, 0.5);
  EXPECT_GT(greedy["ms_per_move"].number, 0);
  EXPECT_GT(greedy["ms_p99"].number, 0);
  EXPECT_EQ((*json)["bots"].items[1]["mean"].number, -greedy["mean"].number);
  EXPECT_EQ((*json)["elo"].kind, Json::Kind::object);
}

TEST(Arena, JsonHasNoInfinity) {
  // One deal has no interval, and a bot that always wins no Elo.
  const Ran ran = run_tessera("arena 101 --games 2 --json --quiet");
  const auto json = parse_json(ran.out);
  ASSERT_TRUE(json) << ran.out;
  EXPECT_EQ((*json)["bots"].items[0]["ci95"].kind, Json::Kind::null);
  EXPECT_EQ((*json)["elo"]["difference"].kind, Json::Kind::null);
  EXPECT_EQ(ran.err, "");
}

TEST(Arena, PlaysEveryGameWithAllThatCanBeNamed) {
  for (const char* match :
       {"101 --players 1 --bots greedy,random,greedy", "101 --bots greedy",
        "lexio --players 5 --bots greedy,random", "lexio --players 3 --bots greedy,random,random",
        "21 --players 4 --option teams=on --bots greedy,random,greedy,random"}) {
    const Ran ran = run_tessera("arena " + std::string(match) + " --games 10 --json");
    ASSERT_EQ(ran.exit_code, 0) << match << ran.err;
    EXPECT_TRUE(parse_json(ran.out)) << ran.out;
  }
}

TEST(Arena, WithTeamsASideCanWinEverything) {
  const Ran ran =
      run_tessera("arena 21 --players 4 --option teams=on --bots greedy,random --games 80 --json --quiet");
  const auto json = parse_json(ran.out);
  ASSERT_TRUE(json) << ran.err;
  const auto& bots = (*json)["bots"].items;
  EXPECT_GT(bots[0]["win"].number, 0.6);
  EXPECT_NEAR(bots[0]["win"].number + bots[1]["win"].number, 1, 1e-3);
  EXPECT_NEAR(bots[0]["mean"].number, -bots[1]["mean"].number, 1e-3);
  EXPECT_GT((*json)["elo"]["low"].number, 0);
}

TEST(Arena, SaysThatDealsAreWhole) {
  const Ran ran = run_tessera("arena lexio --games 10");
  EXPECT_EQ(ran.exit_code, 0);
  EXPECT_THAT(ran.err, HasSubstr("12 games instead of 10: each deal is played 4 times"));
  EXPECT_THAT(ran.out, HasSubstr("3 deals, 12 games"));
  EXPECT_EQ(run_tessera("arena lexio --games 12 --quiet").err, "");
}

TEST(Arena, IsTheSameOnAnyNumberOfThreads) {
  const std::string match = "arena 21 --players 3 --bots greedy,random --games 60 --json --jobs ";
  const auto one = figures(run_tessera(match + "1").out);
  EXPECT_EQ(figures(run_tessera(match + "2").out), one);
  EXPECT_EQ(figures(run_tessera(match + "7").out), one);
}

TEST(Arena, WritesRecordsThatReplay) {
  const TemporaryFolder folder;
  const std::string records = folder.path() + "/new/records";
  ASSERT_EQ(run_tessera("arena lexio --players 3 --games 6 --records " + records).exit_code, 0);
  std::string files;
  int count = 0;
  for (const auto& entry : std::filesystem::directory_iterator(records)) {
    files += ' ' + entry.path().string();
    ++count;
  }
  EXPECT_EQ(count, 6);
  EXPECT_EQ(run_tessera("replay" + files).exit_code, 0);
}

TEST(Arena, TheSequentialTestStopsEarly) {
  const Ran ran = run_tessera("arena 21 --games 100000 --sprt 0,100 --json");
  ASSERT_EQ(ran.exit_code, 0) << ran.err;
  const auto json = *parse_json(ran.out);
  EXPECT_EQ(json["sprt"]["verdict"].string, "elo1");
  EXPECT_GE(json["sprt"]["llr"].number, 2.9444);
  EXPECT_LT(json["deals"].number, 1000);
}

TEST(Arena, BadInputIsNamed) {
  const TemporaryFolder folder;
  for (const auto& [arguments, reason] : std::vector<std::pair<std::string, std::string>>{
           {"arena", "say which game"},
           {"arena chess", "chess"},
           {"arena 101 --players 9", "players"},
           {"arena 101 --bots einstein", "einstein"},
           {"arena 101 --bots greedy,random,greedy", "3 bots are named for 2 players"},
           {"arena 101 --bots ''", "no bot"},
           {"arena 101 --games 0", "--games"},
           {"arena 101 --games many", "--games"},
           {"arena 101 --seed -1", "whole number"},
           {"arena 101 --jobs 0", "--jobs"},
           {"arena 101 --sprt 5", "--sprt"},
           {"arena 101 --sprt 10,0", "--sprt"},
           {"arena 101 --sprt 0,x", "--sprt"},
           {"arena 101 --sprt nan,5", "--sprt"},
           {"arena 101 --bots greedy --sprt 0,5", "--sprt"},
           {"arena 101 --players 1 --sprt 0,5", "--sprt"},
           {"ladder", "say which game"},
           {"ladder chess", "chess"},
           {"ladder lexio --players 2", "players"},
           {"ladder 101 --levels greedy", "two levels"},
           {"ladder 101 --levels greedy,einstein", "einstein"}}) {
    const Ran ran = run_tessera(arguments);
    EXPECT_EQ(ran.exit_code, 2) << arguments;
    EXPECT_EQ(ran.out, "") << arguments;
    EXPECT_THAT(ran.err, HasSubstr(reason)) << arguments;
  }
  for (const char* place : {"--journal /nowhere/at/all", "--records /dev/null/folder"})
    EXPECT_EQ(run_tessera("arena 101 --games 2 " + std::string(place)).exit_code, 3) << place;
}

}  // namespace
}  // namespace tessera::testing
