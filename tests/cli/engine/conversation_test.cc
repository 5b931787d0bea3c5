#include "cli/engine/conversation.h"

#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "base/random.h"
#include "base/text.h"
#include "cli/legal_line.h"
#include "games/catalog.h"
#include "tests/cli/program.h"

namespace tessera::cli {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::StartsWith;

// A golden conversation: the lines told, and after each the answers expected.
struct Exchange {
  std::string told;
  std::vector<std::string> answers;
};

// The lines that begin with this, then with > or <.
std::vector<Exchange> read_conversation(const std::filesystem::path& path, const std::string& indent = "") {
  std::vector<Exchange> conversation;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with(indent + "> ")) conversation.push_back({line.substr(indent.size() + 2), {}});
    if (line.starts_with(indent + "< "))
      conversation.back().answers.push_back(line.substr(indent.size() + 2));
  }
  return conversation;
}

std::map<std::string, std::vector<Exchange>> golden_conversations() {
  const std::filesystem::path source = TESSERA_SOURCE_DIR;
  std::map<std::string, std::vector<Exchange>> conversations;
  for (const auto& entry : std::filesystem::directory_iterator(source / "tests/golden/engine"))
    if (entry.path().extension() == ".txt")
      conversations[entry.path().filename()] = read_conversation(entry.path());
  conversations["the one in the manual"] = read_conversation(source / "docs/engine-protocol.md", "    ");
  return conversations;
}

bool agrees(const std::string& answer, const std::string& expected) {
  constexpr std::string_view kTime = " time ";  // how long it took, nobody knows before
  if (const auto at = expected.find(kTime); expected.starts_with("info ") && at != std::string::npos)
    return answer.starts_with(expected.substr(0, at + kTime.size()));
  constexpr std::string_view kAndSoOn = "...";
  if (!expected.ends_with(kAndSoOn)) return answer == expected;
  return answer.starts_with(expected.substr(0, expected.size() - kAndSoOn.size()));
}

TEST(EngineConversation, GoesAsTheGoldenOnes) {
  const auto conversations = golden_conversations();
  ASSERT_EQ(conversations.size(), 5U);
  for (const auto& [name, exchanges] : conversations) {
    Conversation conversation(1);
    for (const auto& [told, expected] : exchanges) {
      EXPECT_FALSE(conversation.is_over()) << name << ": " << told;
      const auto answers = conversation.hear(told);
      ASSERT_EQ(answers.size(), expected.size()) << name << ": " << told << '\n'
                                                 << ::testing::PrintToString(answers);
      for (std::size_t i = 0; i < answers.size(); ++i)
        EXPECT_TRUE(agrees(answers[i], expected[i])) << name << ": " << told << "\n  " << answers[i];
    }
    EXPECT_TRUE(conversation.is_over()) << name;
  }
}

TEST(EngineConversation, TheProgramSaysTheSameThroughPipes) {
  for (const auto& [name, exchanges] : golden_conversations()) {
    std::string input;
    std::vector<std::string> expected;
    for (const auto& [told, answers] : exchanges) {
      input += told + '\n';
      expected.insert(expected.end(), answers.begin(), answers.end());
    }
    const auto ran = testing::run_tessera("engine", input + "legal\n");  // unheard, after quit
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_EQ(ran.err, "");
    std::istringstream out(ran.out);
    std::size_t lines = 0;
    for (std::string line; std::getline(out, line); ++lines) {
      ASSERT_LT(lines, expected.size()) << name << ": " << line;
      EXPECT_TRUE(agrees(line, expected[lines])) << name << ": " << line;
    }
    EXPECT_EQ(lines, expected.size()) << name;
  }
}

TEST(EngineConversation, TheProgramEndsWithItsInput) {
  const auto ran = testing::run_tessera("engine", "tessera\nnew 21 players 2 seat 0\nlegal");
  EXPECT_EQ(ran.exit_code, 0);
  EXPECT_THAT(ran.out, ::testing::MatchesRegex("id name Tessera [0-9.]+\nready\nerror [^\n]+\n"));
  EXPECT_EQ(testing::run_tessera("engine", "").out, "");
}

TEST(EngineConversation, LinesMayEndAsOnWindows) {
  const std::string input = "tessera\nnew 21 players 2 seat 0\nevent ~ start 0\nlegal\n\nquit\n";
  std::string with_returns;
  for (const char byte : input) with_returns += byte == '\n' ? "\r\n" : std::string(1, byte);
  const auto plain = testing::run_tessera("engine", input);
  EXPECT_THAT(plain.out, StartsWith("id name Tessera "));
  EXPECT_EQ(testing::run_tessera("engine", with_returns).out, plain.out);
}

TEST(EngineConversation, AnEndlessLineIsAnError) {
  const std::string endless(200'000, ' ');
  const auto ran = testing::run_tessera("engine", "tessera" + endless + "\nquit\n");
  EXPECT_EQ(ran.exit_code, 0);
  EXPECT_EQ(ran.out, "error the line is longer than 65536 bytes\n");
}

TEST(EngineConversation, UnknownAndWrongLinesAreErrors) {
  const std::vector<std::pair<std::string, std::string>> cases = {
      {"", "error the line is empty"},
      {"   ", "error the line is empty"},
      {"uci", "error \"uci\" is none of tessera, new, event, legal, go and quit"},
      {"Tessera", "error \"Tessera\" is none of"},
      {"tessera 1", "error nothing follows tessera, but \"1\" does"},
      {"legal now", "error nothing follows legal"},
      {"quit now", "error nothing follows quit"},
      {"legal\r\r", "error the line is not plain UTF-8 text"},
      {"go\rlevel casual", "error the line is not plain UTF-8 text"},
      {"legal\x01", "error the line is not plain UTF-8 text"},
      {"new", "error a game begins with new GAME players N seat S"},
      {"new chess players 2 seat 0", "error there is no game \"chess\""},
      {"new 21 players two seat 0", "error \"two\" is no number of players, 1 or more"},
      {"new 21 players 2 seat 2", "error there is no viewer \"2\": a seat from 0 to 1, or - for an onlooker"},
      {"new 21 players 2 seat -1", "error there is no viewer \"-1\""},
      {"new 21 seat 0 players 2", "error a game begins with new GAME players N seat S"},
      {"new 21 players 5 seat 0", "error "},
      {"new 21 players 2 seat 0 option", "error after the seat comes option KEY VALUE, not \"option\""},
      {"new 21 players 2 seat 0 option lines", "error after the seat comes option KEY VALUE"},
      {"new 21 players 2 seat 0 lines each", "error after the seat comes option KEY VALUE"},
      {"new 21 players 2 seat 0 option lines two", "error "},
      {"new 21 players 2 seat 0 option line one", "error "},
      {"new 21 players 2 seat 0 option lines one option lines each", "error "},
      {"event", "error an event is"},
      {"event ~", "error an event is"},
      {"event 0", "error an event is"},
      {"event start 0", "error an event begins with \"~\" or a seat, not with \"start\""},
      {"event 5 pass", "error there is no seat 5"},
      {"event ~ start 7", "error "},
      {"go", "error go is followed by movetime MS, sims N or level NAME"},
      {"go level", "error go is followed by"},
      {"go fast 3", "error go is followed by"},
      {"go level greedy now", "error go is followed by"},
      {"go movetime 0", "error \"0\" is no number of milliseconds, 1 or more"},
      {"go sims many", "error \"many\" is no number of simulations, 1 or more"},
      {"go movetime 99999999999", "error \"99999999999\" is no number of milliseconds"},
  };
  Conversation conversation(1);
  ASSERT_THAT(conversation.hear("new 21 players 2 seat 0"), IsEmpty());
  for (const auto& [line, answer] : cases)
    EXPECT_THAT(conversation.hear(line), ElementsAre(StartsWith(answer))) << line;
  // None of them has changed anything.
  for (const char* line : {"event ~ start 0", "event ~ hand 0 3 12 13", "event ~ hand 1 ? ? ?"})
    EXPECT_THAT(conversation.hear(line), IsEmpty()) << line;
  EXPECT_THAT(conversation.hear("go level nobody"), ElementsAre(StartsWith("error there is no")));
  EXPECT_THAT(conversation.hear("legal"), ElementsAre("legal 1: place 3 G7"));
  EXPECT_THAT(conversation.hear("go level random"),
              ElementsAre(StartsWith("info level random time "), "bestmove place 3 G7"));
  EXPECT_FALSE(conversation.is_over());
}

// The events of a game of 21 in which seat 0 may begin with any of three numbers.
const std::vector<std::string> kChoiceOfThree = {"~ start 0", "~ hand 0 3 4 5", "~ hand 1 ? ? ?"};
const std::vector<std::string> kThree = {"place 3 G7", "place 4 G7", "place 5 G7"};

std::string best_move(const std::vector<std::string>& answers) { return answers.back().substr(9); }

TEST(EngineConversation, ThinksAsLongOrAsMuchAsItIsTold) {
  Conversation conversation(1);
  ASSERT_THAT(conversation.hear("new 21 players 2 seat 0"), IsEmpty());
  const auto follower = *find_game("21")->follow({2, {}}, Seat{});
  for (const std::string& event : kChoiceOfThree) {
    ASSERT_THAT(conversation.hear("event " + event), IsEmpty()) << event;
    ASSERT_TRUE(follower->hear(event));
  }
  ASSERT_EQ(follower->view().legal(), kThree);
  constexpr std::string_view kInfo = "info level champion@30 time ";
  const auto timed = conversation.hear("go movetime 30");
  ASSERT_THAT(timed, ElementsAre(StartsWith(std::string(kInfo)), StartsWith("bestmove ")));
  EXPECT_GE(parse_int(timed[0].substr(kInfo.size())).value_or(0), 30);
  EXPECT_THAT(kThree, ::testing::Contains(best_move(timed)));

  // The seed of a move comes from the engine's, the number of the game and that of the event.
  search::Scratch scratch;
  const std::uint64_t seed = derive_seed(derive_seed(1, 1), kChoiceOfThree.size());
  const auto expected = [&](std::string_view bot) {
    return (*make_bot(bot, follower->view().spec()))->choose(follower->view(), seed, scratch, Stop());
  };
  for (const int simulations : {1, 2, 3, 5, 8, 13, 21}) {
    const std::string bot = concat("champion:", simulations);
    EXPECT_THAT(conversation.hear(concat("go sims ", simulations)),
                ElementsAre(StartsWith(concat("info level ", bot, " time ")), "bestmove " + expected(bot)));
  }
  for (const std::string_view level : heuristic_levels(follower->view().spec()))
    EXPECT_THAT(conversation.hear(concat("go level ", level)),
                ElementsAre(StartsWith(concat("info level ", level, " time ")),
                            concat("bestmove ", expected(level))));
  EXPECT_THAT(conversation.hear("go level champion"),
              ElementsAre(StartsWith("info level champion time "), StartsWith("bestmove place ")));
}

std::string new_line(const AnyGame& game, const tessera::Setup& setup, Viewer viewer) {
  std::string line = concat("new ", game.spec().name, " players ", setup.players, " seat ", to_text(viewer));
  for (const auto& [key, value] : setup.options) line += concat(" option ", key, ' ', value);
  return line;
}

// Every seat of a game sits at an engine, which is told what it may see, and one more engine looks
// on; whoever is to act knows its moves, and what the engine says is played. The engines may have
// played other games before.
void play_among_engines(const AnyGame& game, const tessera::Setup& setup,
                        std::vector<Conversation>& engines) {
  Rng rng(4);
  const auto state = *game.start(setup);
  const auto everybody = all_viewers(setup.players);
  const std::vector<Viewer> viewers(everybody.begin(), everybody.end());
  while (engines.size() < viewers.size()) engines.emplace_back(engines.size());
  for (std::size_t i = 0; i < viewers.size(); ++i)
    ASSERT_THAT(engines[i].hear(new_line(game, setup, viewers[i])), IsEmpty());
  while (!state->turn().is_over()) {
    Happened happened;
    if (state->turn().is_chance()) {
      happened = state->draw(rng, viewers);
    } else {
      Conversation& engine = engines[index(state->turn().seat())];
      ASSERT_THAT(engine.hear("legal"), ElementsAre(legal_line(state->legal())));
      const auto answers = engine.hear("go level greedy");
      ASSERT_THAT(answers, ElementsAre(StartsWith("info "), StartsWith("bestmove ")));
      auto played = state->play(state->turn().seat(), answers[1].substr(9), viewers);
      ASSERT_TRUE(played) << answers[1];
      happened = *std::move(played);
    }
    for (std::size_t i = 0; i < viewers.size(); ++i)
      for (const std::string& line : happened.told[i])
        ASSERT_THAT(engines[i].hear("event " + line), IsEmpty()) << line;
  }
}

TEST(EngineConversation, EnginesPlayWholeGamesOfEveryKindAmongThemselves) {
  std::vector<Conversation> engines;
  for (const AnyGame* game : all_games())
    for (const tessera::Setup& setup : every_setup(*game)) {
      play_among_engines(*game, setup, engines);
      ASSERT_FALSE(HasFatalFailure()) << new_line(*game, setup, Seat{});
    }
}

TEST(EngineConversation, AnOnlookerFollowsAndHasNoMoves) {
  Conversation conversation(1);
  const auto has_no_moves = ElementsAre("error an onlooker has no moves");
  ASSERT_THAT(conversation.hear("new 21 players 2 seat -"), IsEmpty());
  EXPECT_THAT(conversation.hear("legal"), has_no_moves);
  EXPECT_THAT(conversation.hear("go level greedy"), has_no_moves);
  // It is shown nobody's hand.
  ASSERT_THAT(conversation.hear("event ~ start 0"), IsEmpty());
  EXPECT_THAT(conversation.hear("event ~ hand 0 3 4 5"), ElementsAre(StartsWith("error ")));
  for (const char* line : {"event ~ hand 0 ? ? ?", "event ~ hand 1 ? ? ?", "event 0 place 3 G7"})
    EXPECT_THAT(conversation.hear(line), IsEmpty()) << line;
  EXPECT_THAT(conversation.hear("legal"), has_no_moves);
  EXPECT_THAT(conversation.hear("go sims 10"), has_no_moves);
}

// What was typed is shown in a terminal or a log: escape sequences and endless lines are not.
TEST(EngineConversation, ErrorsQuoteOnlyTheBeginningOfWhatWasSaid) {
  Conversation conversation(1);
  EXPECT_THAT(conversation.hear(std::string(5000, 'x')),
              ElementsAre(concat("error \"", std::string(120, 'x'),
                                 "...\" is none of tessera, new, event, legal, go and quit")));
}

TEST(EngineConversation, TheSameSeedAndLinesGiveTheSameMoves) {
  const auto play = [](std::uint64_t seed) {
    Conversation conversation(seed);
    std::string moves;
    for (int i = 0; i < 20; ++i) {
      conversation.hear("new 21 players 2 seat 0");
      conversation.hear("event ~ start 0");
      conversation.hear("event ~ hand 0 3 4 5");
      conversation.hear("event ~ hand 1 ? ? ?");
      moves += conversation.hear("go level random").back() + '\n';
    }
    return moves;
  };
  EXPECT_EQ(play(1), play(1));
  EXPECT_NE(play(1), play(2));
}

}  // namespace
}  // namespace tessera::cli
