#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <iterator>
#include <sys/file.h>
#include <sys/wait.h>
#include <unistd.h>

#include "arena/messages.h"
#include "cli/arena/report.h"
#include "games/catalog.h"
#include "tests/cli/json.h"
#include "tests/cli/program.h"

namespace tessera::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

std::string text_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

int exit_code_of(const std::string& script) {
  const int status = std::system(script.c_str());
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

// All figures of a match but those the clock decides.
std::vector<double> figures(const std::string& json) {
  const auto parsed = parse_json(json);
  if (!parsed) {
    ADD_FAILURE() << "no JSON: " << json;
    return {};
  }
  std::vector<double> all = {(*parsed)["deals"].number, (*parsed)["games"].number};
  for (const Json& bot : (*parsed)["bots"].items)
    for (const char* key : {"mean", "ci95", "win", "moves", "faults"}) all.push_back(bot[key].number);
  return all;
}

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

class ArenaJournal : public ::testing::Test {
 protected:
  // The match that is cut in two, continued from this journal.
  Ran play(const std::string& more, const std::string& games = "40") {
    return run_tessera("arena lexio --games " + games + " --seed 5 --json --quiet --journal " + path_ + ' ' +
                       more);
  }

  TemporaryFolder folder_;
  std::string path_ = folder_.path() + "/journal";
};

TEST_F(ArenaJournal, GoesOnWhereItWasCut) {
  const auto whole = figures(play("").out);
  const std::string text = text_of(path_);
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 2 + 10);
  for (std::size_t part : {0U, 30U, 50U, 90U, 100U}) {
    static_cast<void>(folder_.write("journal", text.substr(0, text.size() * part / 100)));
    EXPECT_EQ(figures(play("").out), whole) << part;
    const std::string again = text_of(path_);
    EXPECT_EQ(std::count(again.begin(), again.end(), '\n'), 2 + 10) << part;
  }
}

TEST_F(ArenaJournal, MoreGamesContinueIt) {
  ASSERT_EQ(play("", "20").exit_code, 0);
  const std::string half = text_of(path_);
  const auto continued = figures(play("").out);
  EXPECT_TRUE(text_of(path_).starts_with(half));
  std::filesystem::remove(path_);
  EXPECT_EQ(figures(play("").out), continued);
}

TEST_F(ArenaJournal, AnotherMatchIsRefused) {
  ASSERT_EQ(play("").exit_code, 0);
  const std::string text = text_of(path_);
  const Ran other = play("--bots random,greedy");
  EXPECT_EQ(other.exit_code, 1);
  EXPECT_EQ(other.out, "");
  EXPECT_THAT(other.err, HasSubstr("another match"));
  EXPECT_EQ(text_of(path_), text);
}

TEST_F(ArenaJournal, OtherFilesAreLeftAlone) {
  static_cast<void>(folder_.write("journal", "my notes"));
  EXPECT_EQ(play("").exit_code, 1);
  EXPECT_EQ(text_of(path_), "my notes");
}

TEST_F(ArenaJournal, BelongsToOneRunAtATime) {
  ASSERT_EQ(play("").exit_code, 0);
  const std::string text = text_of(path_);
  const int file = open(path_.c_str(), O_RDONLY | O_CLOEXEC);
  ASSERT_EQ(flock(file, LOCK_EX | LOCK_NB), 0);
  const Ran second = play("", "80");
  EXPECT_EQ(second.exit_code, 3);
  EXPECT_EQ(second.out, "");
  EXPECT_THAT(second.err, HasSubstr(path_ + ": another match is writing this journal"));
  EXPECT_EQ(text_of(path_), text);
  close(file);
  EXPECT_EQ(play("", "80").exit_code, 0);
}

TEST_F(ArenaJournal, AnInterruptedMatchPrintsWhatThereIsAndGoesOn) {
  const std::string out = folder_.path() + "/out";
  const std::string err = folder_.path() + "/err";
  // As soon as a deal is in the journal, the program is asked to end.
  const std::string script = "'" TESSERA_PROGRAM
                             "' arena lexio --games 10000000 --jobs 1 --seed 5 --json --journal " +
                             path_ + " >" + out + " 2>" + err + " & while kill -0 $! && [ \"$(cat " + path_ +
                             " 2>/dev/null | wc -l)\" -lt 3 ]; do :; done; kill -INT $!; wait $!";
  ASSERT_EQ(exit_code_of(script), 130) << text_of(err);
  EXPECT_THAT(text_of(err), HasSubstr("The same command goes on from " + path_));
  const auto interrupted = figures(text_of(out));
  ASSERT_FALSE(interrupted.empty());
  EXPECT_GE(interrupted[0], 1);
  const Ran again = play("", std::to_string(static_cast<int>(interrupted[1])));
  EXPECT_EQ(figures(again.out), interrupted);
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
  EXPECT_EQ(exit_code_of(script), 130) << text_of(err);
  EXPECT_THAT(text_of(out), HasSubstr("greedy"));
  EXPECT_THAT(text_of(err), HasSubstr("the ladder is not complete. The same command goes on from"));
}

TEST(Selfplay, AnInterruptedOneKeepsWhatItWrote) {
  const TemporaryFolder folder;
  const std::string out = folder.path() + "/out";
  const std::string err = folder.path() + "/err";
  const std::string records = folder.path() + "/records";
  const std::string script = "'" TESSERA_PROGRAM "' selfplay lexio --bots casual --games 1000000 --out " +
                             records + " >" + out + " 2>" + err + " & while kill -0 $! && [ \"$(ls " +
                             records + " 2>/dev/null | wc -l)\" -lt 2 ]; do :; done; kill -INT $!; wait $!";
  EXPECT_EQ(exit_code_of(script), 130) << text_of(err);
  EXPECT_THAT(text_of(err), HasSubstr("Interrupted: the other "));
  const auto written = std::distance(std::filesystem::directory_iterator(records), {});
  EXPECT_GE(written, 2);
  EXPECT_THAT(text_of(out), HasSubstr(std::to_string(written) + " records written to " + records));
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

TEST(ArenaReport, TimesOfQuickBotsSaySomething) {
  EXPECT_EQ(cli::ms_text(0), "<0.0001");
  EXPECT_EQ(cli::ms_text(0.0032), "0.0032");
  EXPECT_EQ(cli::ms_text(1.5), "1.50");
  EXPECT_EQ(cli::ms_text(812.4), "812");
  const std::string out = run_tessera("arena 101 --bots greedy,random --games 2").out;
  EXPECT_THAT(out, HasSubstr("ms a move"));
  EXPECT_THAT(out, HasSubstr("ms for 99 %"));
  EXPECT_THAT(out, ::testing::Not(HasSubstr(" 0.000\n")));
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
  const auto json = cli::report_json(standings);
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
