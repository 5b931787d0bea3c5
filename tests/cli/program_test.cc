#include "tests/cli/program.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "games/catalog.h"
#include "terminal/picture.h"

// The program as a shell meets it: arguments, output, errors, exit codes.

namespace tessera::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

std::vector<std::string> files_in(const std::string& folder) {
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

TEST(Program, HelpAndVersion) {
  const Ran help = run_tessera("--help");
  EXPECT_EQ(help.exit_code, 0);
  for (const char* word :
       {"play", "serve", "replay", "review", "selfplay", "arena", "ladder", "rules", "bench", "Exit codes"})
    EXPECT_THAT(help.out, HasSubstr(word));
  const Ran version = run_tessera("--version");
  EXPECT_EQ(version.exit_code, 0);
  EXPECT_THAT(version.out, StartsWith("tessera "));
  for (const char* command : {"play", "serve", "replay", "verify", "review", "selfplay", "arena", "ladder",
                              "backup", "restore", "export", "rules", "bench", "signature"}) {
    const Ran one = run_tessera(std::string(command) + " --help");
    EXPECT_EQ(one.exit_code, 0) << command;
    EXPECT_FALSE(one.out.empty()) << command;
  }
}

TEST(Program, HelpSpeaksToPeople) {
  for (const char* command :
       {"", "play", "serve", "replay", "verify", "selfplay", "arena", "ladder", "backup", "restore", "export",
        "engine", "review", "rules", "bench", "signature"}) {
    const std::string help = run_tessera(std::string(command) + " --help").out;
    for (const char* jargon : {"TEXT", "INT", "FLOAT", "REQUIRED", ":NONNEGATIVE"})
      EXPECT_EQ(help.find(jargon), std::string::npos) << command << ": " << jargon;
    for (std::size_t at = 0; at < help.size();) {
      const std::size_t end = std::min(help.find('\n', at), help.size());
      EXPECT_LE(terminal::display_width(help.substr(at, end - at)), 80U) << help.substr(at, end - at);
      at = end + 1;
    }
  }
  for (const char* command : {"play", "selfplay", "arena", "ladder"}) {
    const std::string help = run_tessera(std::string(command) + " --help").out;
    for (std::string_view bot : bot_names()) EXPECT_THAT(help, HasSubstr(bot));
    for (const AnyGame* game : all_games())
      for (const OptionSpec& option : game->spec().options) {
        EXPECT_THAT(help, HasSubstr(option.key));
        for (std::string_view word : option.words) EXPECT_THAT(help, HasSubstr(word));
      }
  }
}

TEST(Program, AWrongCommandLineIsExitCode2OnStandardError) {
  for (const char* arguments : {"",
                                "fly",
                                "replay",
                                "replay --loud x",
                                "selfplay",
                                "selfplay chess",
                                "selfplay 101 --players 5",
                                "selfplay 101 --players two",
                                "selfplay 101 --option mode",
                                "selfplay 101 --option mode=easy",
                                "selfplay 101 --option size=5",
                                "selfplay 21 --option teams=on",
                                "selfplay 101 --bots greedy,greedy,greedy",
                                "selfplay 101 --bots einstein",
                                "selfplay 101 --players 0",
                                "selfplay 101 --seed -1",
                                "selfplay 101 --bots greedy,,random",
                                "bench --seconds nan",
                                "selfplay 101 --games 0",
                                "selfplay 101 --seed x",
                                "rules",
                                "rules chess",
                                "bench --seconds 0",
                                "signature --games 0",
                                "play chess",
                                "serve --port 65536",
                                "serve --port -1",
                                "serve --port x",
                                "serve --listen 8101",
                                "serve --listen example.org:80",
                                "serve --port 1 --listen 127.0.0.1:1",
                                "serve page"}) {
    const Ran ran = run_tessera(arguments);
    EXPECT_EQ(ran.exit_code, 2) << arguments;
    EXPECT_EQ(ran.out, "") << arguments;
    EXPECT_GT(ran.err.size(), 10U) << arguments;
  }
}

TEST(Program, AnUnknownCommandIsNamed) {
  EXPECT_THAT(run_tessera("frobnicate").err,
              StartsWith("there is no command \"frobnicate\"; the commands are\n"
                         "  play, serve, replay, verify, review, selfplay, "));
  EXPECT_THAT(run_tessera("play 101 --seed -1").err,
              HasSubstr("expected a whole number of at most 18 digits, not \"-1\""));
}

TEST(Program, AMissingGameIsAskedForWithTheNamesOfAll) {
  for (const char* command : {"rules", "selfplay", "arena", "ladder"})
    EXPECT_THAT(run_tessera(command).err, StartsWith("say which game: 101, lexio, 21; for example "))
        << command;
  EXPECT_THAT(run_tessera("replay").err, StartsWith("FILE")) << "other arguments are named as they are";
}

TEST(Program, WhoeverNamesNobodyPlaysAgainstALevel) {
  EXPECT_THAT(run_tessera("play 21 --players 3 --seed 1").out,
              HasSubstr("You blue  Casual 1 pink  Casual 2"));
}

TEST(Program, RulesPrintsTheRulesOfEveryGame) {
  for (const AnyGame* game : all_games()) {
    const Ran ran = run_tessera("rules " + std::string(game->spec().name));
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_GT(ran.out.size(), 2000U);
    EXPECT_EQ(ran.out.find("Where things are"), std::string::npos) << "that part is for programmers";
    EXPECT_EQ(ran.out.find("In a record"), std::string::npos) << "nor for players";
    for (const char* raw : {"\n# ", "\n## ", "**", "`", "\x1b"})
      EXPECT_EQ(ran.out.find(raw), std::string::npos) << "raw Markdown or colours in a pipe: " << raw;
    for (const OptionSpec& option : game->spec().options) EXPECT_THAT(ran.out, HasSubstr(option.key));
  }
}

TEST(Program, SelfplayWritesOneReplayableRecordAFile) {
  for (const char* match :
       {"101 --players 2 --bots greedy,random", "101 --players 1 --bots random",
        "101 --players 4 --option mode=classic --option backs=front --bots random",
        "lexio --players 3 --option rounds=2 --option chips=30 --bots greedy,random,random",
        "21 --players 4 --option teams=on --option lines=each --bots greedy"}) {
    const TemporaryFolder folder;
    const std::string out = folder.path() + "/new/records";
    const Ran played = run_tessera("selfplay " + std::string(match) + " --games 3 --seed 9 --out " + out);
    ASSERT_EQ(played.exit_code, 0) << match << played.err;
    const auto files = files_in(out);
    ASSERT_EQ(files.size(), 3U) << match;
    const Ran replayed = run_tessera("replay " + files[0] + ' ' + files[1] + ' ' + files[2]);
    EXPECT_EQ(replayed.exit_code, 0) << replayed.err;
    EXPECT_EQ(std::count(replayed.out.begin(), replayed.out.end(), '\n'), 3);
    EXPECT_THAT(replayed.out, StartsWith("result "));
  }
}

TEST(Program, SelfplayWithTheSameSeedPlaysTheSameGames) {
  const TemporaryFolder folder;
  for (const char* name : {"a", "b"})
    ASSERT_EQ(
        run_tessera("selfplay lexio --bots random --games 2 --seed 4 --out " + folder.path() + '/' + name)
            .exit_code,
        0);
  const Ran same = run_tessera("replay --legal " + files_in(folder.path() + "/a")[1]);
  const Ran again = run_tessera("replay --legal " + files_in(folder.path() + "/b")[1]);
  const Ran other = run_tessera("replay --legal " + files_in(folder.path() + "/a")[0]);
  EXPECT_EQ(same.out, again.out);
  EXPECT_NE(same.out, other.out);
}

TEST(Program, SelfplayNamesAFolderItCantMake) {
  const TemporaryFolder folder;
  const std::string file = folder.write("file", "");
  const Ran ran = run_tessera("selfplay 101 --out " + file + "/below");
  EXPECT_EQ(ran.exit_code, 3);
  EXPECT_THAT(ran.err, HasSubstr("below"));
}

constexpr const char* kOpening =
    "tessera 1\ngame 101\nplayers 2\n~ start 1\n"
    "~ deal B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 O1 O2 O3 O4 O5 O6 O7 O8 O9 O10 "
    "P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10\n"
    "1 take 3\n1 place E5\n1 flip 2\n0 take 2\n0 place E5\n";

TEST(Program, ReplayPrintsUnfinishedAndReadsStandardInput) {
  const Ran ran = run_tessera("replay -", kOpening);
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_EQ(ran.out, "unfinished\n");
}

TEST(Program, ReplayPrintsAResignation) {
  const auto ran = run_tessera("replay -", "tessera 1\ngame 101\nplayers 2\n~ start 1\nresigned 1\n");
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_EQ(ran.out, "resigned 1\n");
}

TEST(Program, ReplayLegalListsTheActionsBeforeEachOneSortedBytewise) {
  const Ran ran = run_tessera("replay --legal -", kOpening);
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_EQ(ran.out,
            "legal 5: take 1; take 2; take 3; take 4; take 5\n"
            "legal 1: place E5\n"
            "legal 5: flip 1; flip 2; flip 3; flip 4; flip 5\n"
            "legal 5: take 1; take 2; take 3; take 4; take 5\n"
            "legal 1: place E5\n"
            "unfinished\n");
}

TEST(Program, ReplayNamesFileLineAndReason) {
  const TemporaryFolder folder;
  const std::string bad = folder.write("bad.tessera", std::string(kOpening) + "1 take 1\n");
  const std::string good = folder.write("good.tessera", kOpening);
  const Ran ran = run_tessera("replay " + bad + ' ' + good);
  EXPECT_EQ(ran.exit_code, 1);
  EXPECT_EQ(ran.out, "unfinished\n");
  EXPECT_THAT(ran.err, StartsWith(bad + ":11: "));
  const Ran empty = run_tessera("replay -", "");
  EXPECT_EQ(empty.exit_code, 1);
  EXPECT_THAT(empty.err, StartsWith("-:1: "));
}

TEST(Program, AFileThatCantBeReadIsExitCode3) {
  const TemporaryFolder folder;
  const Ran missing = run_tessera("replay " + folder.path() + "/none.tessera");
  EXPECT_EQ(missing.exit_code, 3);
  EXPECT_THAT(missing.err, HasSubstr("none.tessera: can’t be opened"));
  const Ran directory = run_tessera("replay " + folder.path());
  EXPECT_EQ(directory.exit_code, 3);
  EXPECT_THAT(directory.err, HasSubstr("is a folder"));
}

// Nothing that was typed or read reaches the terminal as a command to it.
TEST(Program, ErrorsEscapeWhatTheyQuote) {
  const TemporaryFolder folder;
  const std::string evil = "\x1b[2J";
  const std::string record = folder.write(evil, "tessera 1\ngame " + evil + '\n');
  for (const std::string& command :
       {"'" + evil + "'", "rules '" + evil + "'", "replay '" + evil + "'", "replay '" + record + "'",
        "review '" + record + "'", "verify '" + record + "'", "arena 101 --bots '" + evil + "'",
        "arena 101 --sprt '" + evil + "'", "arena 101 --seed '" + evil + "'",
        "arena 101 --option '" + evil + "'", "selfplay 101 --out '/dev/null/" + evil + "'",
        "bench --seconds '" + evil + "'", "serve --files '" + evil + "'", "serve --listen '" + evil + "'"}) {
    const Ran ran = run_tessera(command);
    EXPECT_NE(ran.exit_code, 0) << command;
    EXPECT_THAT(ran.err, HasSubstr("\\x1b[2J")) << command;
    EXPECT_EQ(ran.err.find('\x1b'), std::string::npos) << command;
  }
}

TEST(Program, ANameThatIsTooLongIsAFileThatCantBeRead) {
  const std::string name(300, 'a');
  for (const char* command : {"replay ", "play --resume "}) {
    const Ran ran = run_tessera(command + name);
    EXPECT_EQ(ran.exit_code, 3) << command;
    EXPECT_THAT(ran.err, HasSubstr("can’t be opened")) << command;
  }
}

TEST(Program, OutputThatIsLostIsNotSuccess) {
  for (const char* command : {"replay -", "rules 101", "--help", "signature --games 1"}) {
    const Ran ran = run_tessera(std::string(command) + " >/dev/full", kOpening);
    EXPECT_EQ(ran.exit_code, 3) << command;
    EXPECT_THAT(ran.err, HasSubstr("tessera: ")) << command;
  }
}

TEST(Program, MatchesInOneFolderDoNotReplaceEachOther) {
  const TemporaryFolder folder;
  for (const char* match : {"--option mode=classic", "--option mode=junior", "--bots random"})
    ASSERT_EQ(run_tessera("selfplay 101 --out " + folder.path() + ' ' + match).exit_code, 0);
  EXPECT_EQ(files_in(folder.path()).size(), 3U);
}

TEST(Program, BenchSpeaksJson) {
  const Ran ran = run_tessera("bench --json --seconds 0.01");
  EXPECT_EQ(ran.exit_code, 0);
  EXPECT_THAT(ran.out, StartsWith(R"({"results":[{"game":"101","players":1,"games_per_second":)"));
  for (const AnyGame* game : all_games())
    for (int players = game->spec().min_players; players <= game->spec().max_players; ++players)
      EXPECT_THAT(ran.out, HasSubstr("{\"game\":\"" + std::string(game->spec().name) +
                                     "\",\"players\":" + std::to_string(players) + ",\"games_per_second\":"));
}

TEST(Program, TheSignatureIsSixteenHexDigitsAndDependsOnTheSeed) {
  const Ran one = run_tessera("signature --games 1 --seed 1");
  const Ran two = run_tessera("signature --games 1 --seed 2");
  EXPECT_EQ(one.out.size(), 17U);
  EXPECT_EQ(one.out.find_first_not_of("0123456789abcdef"), 16U);
  EXPECT_NE(one.out, two.out);
}

}  // namespace
}  // namespace tessera::testing
