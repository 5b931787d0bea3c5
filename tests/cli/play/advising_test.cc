#include "tests/cli/play/support.h"

namespace tessera::cli::play {
namespace {

// Seat 1 leads its last tile but one, and seat 2 can go out; everybody is a person.
constexpr std::string_view kCanGoOut = R"(tessera 1
game lexio
players 3
option rounds 1
tag seat0 you Ann
tag seat1 you Bo
tag seat2 you Cy
tag seed 5
~ deal 3t 3s 4t 4m 5t 5m 6c 6m 6s 1t 1s 2c | 4c 5c 5s 6t 7c 8m 8s 9c 9m 1m 2m 2s | 3c 3m 4s 7t 7m 7s 8c 8t 9t 9s 1c 2t
2 play 9t 9s
0 pass
1 play 2m 2s
2 pass
0 pass
1 play 4c 5s 6t 7c 8m
2 play 3c 3m 7t 7m 7s
0 pass
1 pass
2 play 4s
0 play 2c
1 pass
2 play 2t
0 pass
1 pass
2 play 8c 8t
0 play 1t 1s
1 pass
2 pass
0 play 5t 5m 6c 6m 6s
1 pass
2 pass
0 play 4t 4m
1 play 9c 9m
2 pass
0 pass
1 play 1m
2 pass
0 pass
1 play 8s
)";

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
  const Played played = resume(kCanGoOut, "\nhint\n");
  EXPECT_TRUE(has(played.out, "1. play 1c   wins the round 100 % ±0")) << played.out << played.errors;
  EXPECT_TRUE(has(played.out, "1c goes out")) << played.out;
  EXPECT_TRUE(has(played.out, "Bo has only 1 tile")) << played.out;
  EXPECT_TRUE(has(played.out, "The first is clearly the best.")) << played.out;
  EXPECT_TRUE(has(played.out, "Your chance to win the round: [###############] 100 %")) << played.out;
}

TEST_F(Advising, NothingOfAHandIsHintedBeforeItsOwnerHasTheDevice) {
  // Cy's turn: the first line is typed on the screen that asks to pass the device on.
  for (const char* command : {"hint\n", "review\n"}) {
    const Played played = resume(kCanGoOut, command);
    EXPECT_TRUE(has(played.out, "Enter comes first here")) << played.out;
    EXPECT_FALSE(has(played.out, "1c")) << played.out;
    EXPECT_FALSE(has(played.out, "decisions")) << played.out;
  }
}

TEST_F(Advising, AReviewAfterTheEndNamesTheOwnMistake) {
  // Cy passes against bots, and Bo goes out with the last tile.
  std::string record(kCanGoOut);
  for (const char* person : {"seat0 you Ann", "seat1 you Bo"}) {
    const std::size_t at = record.find(person) + std::string_view("seat0 ").size();
    record.replace(at, 3, "greedy");
  }
  const Played played = resume(record, "pass\nreview\n", {.columns = 80, .rows = 24, .person = true});
  EXPECT_TRUE(has(played.out, "The game is over")) << played.out << played.errors;
  EXPECT_TRUE(has(played.out, "played  pass      wins the round   0 % ±0")) << played.out;
  EXPECT_TRUE(has(played.out, "better  play 1c   wins the round 100 % ±0")) << played.out;
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
  EXPECT_TRUE(has(played.out, " points ±")) << played.out;
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
