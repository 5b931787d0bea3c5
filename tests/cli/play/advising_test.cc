#include "tests/cli/lexio_ending.h"
#include "tests/cli/play/support.h"

namespace tessera::cli::play {
namespace {

class Advising : public ::testing::Test {
 protected:
  Advising() {
    house_.hint_effort = {.simulations = 300, .milliseconds = {}};
    house_.review_simulations = 300;
  }
  Played resume(std::string_view record, const std::string& input, TerminalTraits traits = {}) {
    write_text(folder_.path() / "game", record);
    return play_through(Request{{}, (folder_.path() / "game").string()}, house_, input, traits);
  }

  Folder folder_;
  House house_ = test_house(folder_.path() / "state");
};

TEST_F(Advising, AHintNamesTheMoveThatGoesOut) {
  const Played played = resume(testing::kCyCanGoOut, "\nhint\n");
  EXPECT_TRUE(has(played.out, "1. play 1c   wins the round 100 % +-1")) << played.out << played.errors;
  EXPECT_TRUE(has(played.out, "1c goes out")) << played.out;
  EXPECT_TRUE(has(played.out, "Bo has only 1 tile")) << played.out;
  EXPECT_TRUE(has(played.out, "The first is clearly the best.")) << played.out;
  EXPECT_TRUE(has(played.out, "Your chance to win the round: [###############] 100 %")) << played.out;
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
  for (const char* person : {"seat0 you Ann", "seat1 you Bo"}) {
    const std::size_t at = record.find(person) + std::string_view("seat0 ").size();
    record.replace(at, 3, "greedy");
  }
  const Played played = resume(record, "pass\nreview\n", {.columns = 80, .rows = 24, .person = true});
  EXPECT_TRUE(has(played.out, "The game is over")) << played.out << played.errors;
  EXPECT_TRUE(has(played.out, "played  pass      wins the round   0 % +-1")) << played.out;
  EXPECT_TRUE(has(played.out, "better  play 1c   wins the round 100 % +-1")) << played.out;
}

TEST_F(Advising, EveryGameGivesHintsAndReviewsToThePersonToAct) {
  for (std::string_view game : {"101", "lexio", "21"}) {
    const Played played = play_through(wish_for(game, 3), house_, "hint\n#1\nhint\nreview\n");
    EXPECT_EQ(played.code, ExitCode::ok) << played.errors;
    EXPECT_TRUE(has(played.out, "\n1. ")) << game << played.out;
    EXPECT_TRUE(has(played.out, " points")) << game;
    EXPECT_TRUE(has(played.out, "Your chance to win")) << game;
    EXPECT_TRUE(has(played.out, "lost a move")) << game << played.out;
  }
}

TEST_F(Advising, AloneThereIsNobodyToWinAgainst) {
  Wish wish = wish_for("101", 3);
  wish.players = 1;
  const Played played = play_through(wish, house_, "hint\n");
  EXPECT_TRUE(has(played.out, " points +-")) << played.out;
  EXPECT_FALSE(has(played.out, "chance to win")) << played.out;
}

TEST_F(Advising, EveryLevelCanBeMet) {
  for (std::string_view bot : bot_names()) {
    Wish wish = wish_for("101", 3);
    wish.kinds = {"you", std::string(bot)};
    EXPECT_TRUE(make_plan(wish, house_)) << bot;
  }
}

}  // namespace
}  // namespace tessera::cli::play
