#include "cli/review/advice.h"
#include "tests/cli/lexio_ending.h"
#include "tests/cli/play/support.h"

namespace tessera::cli::play {
namespace {

class Advising : public PlayTest {
 protected:
  Advising() {
    services_.hint_effort = {.simulations = 300, .milliseconds = {}};
    services_.review_simulations = 300;
  }
  Played resume(std::string_view record, const std::string& input, terminal::TerminalTraits traits = {}) {
    write_text(folder_.path() / "game", record);
    return play_through(PlayArguments{{}, (folder_.path() / "game").string()}, services_, input, traits);
  }
};

TEST_F(Advising, AHintNamesTheMoveThatGoesOut) {
  const Played played = resume(testing::kCyCanGoOut, "\nhint\n", {.ascii = true});
  EXPECT_TRUE(has(played.out, "1. play 1c     +4.5 chips  wins the round 100 % +-1"))
      << played.out << played.errors;
  EXPECT_TRUE(has(played.out, "1 of clouds goes out")) << played.out;
  EXPECT_TRUE(has(played.out, "Bo has only 1")) << played.out;
  EXPECT_TRUE(has(played.out, "The first is clearly the best.")) << played.out;
  EXPECT_TRUE(has(played.out, "Your chance to win the round: [###############] 100 %")) << played.out;
}

TEST_F(Advising, WithoutColoursThereAreStillAllCharacters) {
  const Played played = resume(testing::kCyCanGoOut, "\nhint\nreview\n", {.person = true});
  EXPECT_TRUE(has(played.out, "wins the round 100 % ±1")) << played.out;
  EXPECT_TRUE(has(played.out, "Your chance to win the round: [███████████████] 100 %")) << played.out;
  EXPECT_FALSE(has(played.out, "\x1b"));
}

bool holds_a_mark(const std::string& shown) {
  return has(shown, terminal::Palette(terminal::Colours::all, false).paint("[", terminal::kMark));
}

TEST_F(Advising, AHintMarksTheMoveOnTheTableUntilSomethingIsTyped) {
  for (const bool person : {false, true}) {  // a pipe, and a screen without colours
    const Played plain = resume(testing::kCyCanGoOut, "\nhint\n?\n", {.person = person});
    const std::size_t mark = plain.out.find("\n  [1c]\n");
    ASSERT_NE(mark, std::string::npos) << plain.out;
    EXPECT_LT(mark, plain.out.find("1. play 1c")) << "the words stand below";
    EXPECT_EQ(plain.out.find("[1c]", mark + 5), std::string::npos);
  }

  const terminal::TerminalTraits screen{.person = true, .escapes = true, .colours = terminal::Colours::all};
  std::vector<std::string> inputs{"", "hint", ""};
  std::vector<bool> marked;
  terminal::AnsweringTerminal terminal(screen, [&](const std::string& shown) -> std::optional<std::string> {
    marked.push_back(holds_a_mark(shown));
    if (marked.size() > inputs.size()) return std::nullopt;
    return inputs[marked.size() - 1];
  });
  std::ostringstream errors;
  run_play(PlayArguments{{}, (folder_.path() / "game").string()}, services_, terminal, errors);
  EXPECT_EQ(marked, (std::vector<bool>{false, false, true, false})) << errors.str();
}

// Everybody asks before every move. What is shown next is theirs; what comes after the move is not.
class Asker {
 public:
  std::optional<std::string> answer(const std::string& shown) {
    const std::string screen = shown.substr(std::min(shown.rfind("\x1b[H"), shown.size()));
    EXPECT_LE(std::count(screen.begin(), screen.end(), '\n'), 23) << screen;
    if (has(shown, "Pass the device") || has(shown, "Enter: the next round")) {
      EXPECT_FALSE(holds_a_mark(shown)) << shown;
      return "";
    }
    if (!asked_) {
      EXPECT_FALSE(holds_a_mark(shown)) << shown;
      if (++turns_ > 30) return std::nullopt;
      asked_ = true;
      return "hint";
    }
    asked_ = false;
    // The best may be to pass, and passing has no place on the table.
    EXPECT_TRUE(holds_a_mark(screen) || has(screen, "1. pass")) << screen;
    EXPECT_TRUE(has(screen, "1. ")) << "the words stand below the table: " << screen;
    marks_ += holds_a_mark(screen) ? 1 : 0;
    return concat('#', 1 + turns_ % 3);
  }
  [[nodiscard]] int marks() const { return marks_; }

 private:
  bool asked_ = false;
  int turns_ = 0;
  int marks_ = 0;
};

TEST_F(Advising, AMarkIsForWhoeverAskedAndFitsTheScreen) {
  services_.hint_effort = {.simulations = 40, .milliseconds = {}};
  const std::vector<std::pair<std::string_view, int>> tables{{"101", 4}, {"lexio", 5}, {"21", 2}, {"21", 4}};
  for (const auto& [game, players] : tables) {
    ChosenSettings chosen = chosen_for(game, 8);
    chosen.players = players;
    chosen.kinds.assign(static_cast<std::size_t>(chosen.players.value()), "you");
    // Long names make long reasons.
    for (int i = 1; i <= chosen.players; ++i) chosen.names.push_back(concat("A name as long as ", i, 'X'));
    Asker asker;
    terminal::AnsweringTerminal terminal(
        {.person = true, .escapes = true, .wipes = true, .colours = terminal::Colours::all},
        [&](const std::string& shown) { return asker.answer(shown); });
    std::ostringstream errors;
    EXPECT_EQ(run_play({chosen, {}}, services_, terminal, errors), ExitCode::ok) << errors.str();
    EXPECT_GE(asker.marks(), 10) << game << ' ' << players;
  }
}

TEST_F(Advising, NothingOfAHandIsHintedBeforeItsOwnerHasTheDevice) {
  // Cy's turn: the first line is typed on the screen that asks to pass the device on.
  for (const char* command : {"hint\n", "review\n"}) {
    const Played played = resume(testing::kCyCanGoOut, command);
    EXPECT_TRUE(has(played.out, "Enter comes first here")) << played.out;
    EXPECT_FALSE(has(played.out, "1c")) << played.out;
    EXPECT_FALSE(has(played.out, "decisions")) << played.out;
  }
}

TEST_F(Advising, AReviewAfterTheEndNamesTheOwnMistake) {
  // Cy passes against bots, and Bo goes out with the last tile.
  std::string record(testing::kCyCanGoOut);
  for (const char* person : {"seat0 person Ann", "seat1 person Bo"}) {
    const std::size_t at = record.find(person) + std::string_view("seat0 ").size();
    record.replace(at, std::string_view("person").size(), "greedy");
  }
  const Played played = resume(record, "pass\nreview\n", {.columns = 80, .rows = 24, .person = true});
  EXPECT_TRUE(has(played.out, "The game is over")) << played.out << played.errors;
  EXPECT_TRUE(has(played.out, "Your move 11, round 1, passed: cost 4.5 chips, 100 % to win the round\n"))
      << played.out;
  EXPECT_TRUE(has(played.out, "played  pass        +0.0 chips  wins the round   0 % ±1")) << played.out;
  EXPECT_TRUE(has(played.out, "better  play 1c     +4.5 chips  wins the round 100 % ±1")) << played.out;
  EXPECT_TRUE(has(played.out, "\rLooking at your moves: ")) << played.out;
  EXPECT_TRUE(has(played.out, "\nGood decisions: [█")) << played.out;
  EXPECT_TRUE(has(played.out, "Your chance to win the round, from decision to decision:\n")) << played.out;
  EXPECT_TRUE(has(played.out, "▁   0 %\n")) << "Cy has thrown it away: " << played.out;
}

TEST_F(Advising, EveryGameGivesHintsAndReviewsToThePersonToAct) {
  for (std::string_view game : {"101", "lexio", "21"}) {
    const Played played = play_through(chosen_for(game, 3), services_, "hint\n#1\nhint\nreview\n");
    EXPECT_EQ(played.code, ExitCode::ok) << played.errors;
    EXPECT_TRUE(has(played.out, "\n1. ")) << game << played.out;
    EXPECT_TRUE(has(played.out, concat(' ', words::say(word_for(find_game(game)->spec().unit))))) << game;
    EXPECT_TRUE(has(played.out, "Your chance to win")) << game;
    EXPECT_TRUE(has(played.out, "Lost a move: ") || has(played.out, ", no mistake.") ||
                has(played.out, "no choice yet"))
        << game << played.out;
  }
}

TEST_F(Advising, AloneThereIsNobodyToWinAgainst) {
  ChosenSettings chosen = chosen_for("101", 3);
  chosen.players = 1;
  const Played played = play_through(chosen, services_, "hint\n");
  EXPECT_TRUE(has(played.out, " points ±")) << played.out;
  EXPECT_FALSE(has(played.out, "chance to win")) << played.out;
}

TEST_F(Advising, EveryLevelCanBeMet) {
  for (std::string_view bot : bot_names()) {
    ChosenSettings chosen = chosen_for("101", 3);
    chosen.kinds = {"you", std::string(bot)};
    EXPECT_TRUE(complete(chosen, services_)) << bot;
  }
}

}  // namespace
}  // namespace tessera::cli::play
