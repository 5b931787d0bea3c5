#include <algorithm>
#include <filesystem>
#include <future>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <utility>
#include <vector>

#include "tests/cli/online/served_tables.h"

// Programs that play each other through a real server.

namespace tessera::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;
namespace fs = std::filesystem;

using Arguments = std::vector<std::string>;

// Beside what the test itself does. Waits for its end whatever becomes of the test.
template <class Reading>
std::future<std::string> begin(Reading reading) {
  return std::async(std::launch::async, std::move(reading));
}

class OnlinePlay : public ::testing::Test {
 protected:
  // Ann opens a table, Bob joins it, and the game begins.
  std::string open_and_join(Arguments arguments) {
    ann_.play(std::move(arguments));
    const std::string opened = ann_.program().read_until("Waiting for others");
    const std::string table = table_in(opened);
    bob_.play({"--table", table});
    ann_.program().read_until("Bob sits down.");
    if (has_three_) {
      cleo_.play({"--table", table});
      ann_.program().read_until("Cleo sits down.");
    }
    ann_.program().write("start\n");
    return table;
  }
  std::future<std::string> begin_cleo() {
    return begin([&] { return has_three_ ? cleo_.play_to_the_end() : ""; });
  }
  void end_well(OnlinePlayer& player, const std::string& printed) {
    std::string text = printed;  // it is broken into lines anywhere
    std::ranges::replace(text, '\n', ' ');
    EXPECT_THAT(text, AllOf(HasSubstr("Verified: "), HasSubstr("and from your word")));
    EXPECT_EQ(player.program().wait(), 0);
  }

  TableServer server_;
  OnlinePlayer ann_{server_, "Ann"};
  OnlinePlayer bob_{server_, "Bob"};
  OnlinePlayer cleo_{server_, "Cleo"};
  bool has_three_ = false;
};

struct ShortGame {
  const char* name;
  Arguments arguments;
  int players = 2;
};
class EveryOnlineGame : public OnlinePlay, public ::testing::WithParamInterface<ShortGame> {};
INSTANTIATE_TEST_SUITE_P(
    OnlinePlay, EveryOnlineGame,
    ::testing::Values(ShortGame{"OneOhOne", {"101", "--players", "2", "--option", "mode=junior"}},
                      ShortGame{"Lexio", {"lexio", "--players", "3", "--option", "rounds=2"}, 3},
                      ShortGame{"TwentyOne", {"21", "--players", "2"}}),
    [](const auto& game) { return std::string(game.param.name); });

TEST_P(EveryOnlineGame, IsPlayedToTheEndByTwoPrograms) {
  has_three_ = GetParam().players == 3;
  open_and_join(GetParam().arguments);
  auto bob = begin([&] { return bob_.play_to_the_end(); });
  auto cleo = begin_cleo();
  const std::string anns = ann_.play_to_the_end();
  const std::string bobs = bob.get();
  end_well(ann_, anns);
  end_well(bob_, bobs);
  EXPECT_THAT(result_in(anns), HasSubstr(" winner "));
  EXPECT_EQ(result_in(anns), result_in(bobs));
}

TEST_P(EveryOnlineGame, GoesOnWhenTheServerIsKilledInTheMiddle) {
  has_three_ = GetParam().players == 3;
  open_and_join(GetParam().arguments);
  auto bob = begin([&] { return bob_.play_to_the_end(); });
  auto cleo = begin_cleo();
  const std::string anns = ann_.play_to_the_end(2, [&] {
    server_.crash();
    server_.start();
  });
  const std::string bobs = bob.get();
  end_well(ann_, anns);
  end_well(bob_, bobs);
  EXPECT_EQ(result_in(anns), result_in(bobs));
  for (const std::string& printed : {anns, bobs})
    EXPECT_THAT(printed, AllOf(HasSubstr("The connection is lost."), HasSubstr("Connected again.")));
}

// While nobody answers, a move waits; it is made once.
TEST_F(OnlinePlay, AMoveThatWasTypedWhileTheServerWasAwayCounts) {
  open_and_join({"21", "--players", "2"});
  auto bob = begin([&] { return bob_.play_to_the_end(); });
  const std::string anns = ann_.play_to_the_end(1, [&] {
    server_.crash();
    ann_.program().write("#1\n");
    ann_.program().read_until("What you did is sent again");
    server_.start();
  });
  const std::string bobs = bob.get();
  end_well(ann_, anns);
  EXPECT_EQ(result_in(anns), result_in(bobs));
}

TEST_F(OnlinePlay, AgainstBotsItBeginsByItself) {
  ann_.play({"21", "--players", "3", "--bots", "novice"});
  const std::string printed = ann_.read_to_a_question();
  EXPECT_THAT(printed, AllOf(HasSubstr("Novice 1"), HasSubstr("Novice 2"), HasSubstr("The game begins.")));
}

TEST_F(OnlinePlay, AloneItBeginsByItself) {
  ann_.play({"101", "--players", "1", "--option", "mode=junior"});
  end_well(ann_, ann_.play_to_the_end());
}

TEST_F(OnlinePlay, TheKeyIsKeptForItsOwnerAlone) {
  ann_.play({"21", "--players", "2"});
  ann_.program().read_until("Waiting for others");
  int files = 0;
  for (const auto& file : fs::directory_iterator(ann_.folder() + "/tessera/servers")) {
    EXPECT_EQ(file.status().permissions() & fs::perms::all, fs::perms::owner_read | fs::perms::owner_write);
    ++files;
  }
  EXPECT_EQ(files, 1);
}

TEST_F(OnlinePlay, WhoLeavesGoesOnInTheSameSeat) {
  const std::string table = open_and_join({"21", "--players", "2"});
  // Whoever begins plays one move and leaves.
  auto bob = begin([&] { return bob_.play_to_the_end(); });
  ann_.read_to_a_question();
  ann_.program().write("#1\n");
  ann_.read_to_a_question();
  ann_.program().write("quit\n");
  EXPECT_THAT(ann_.program().read_until("--table"), HasSubstr("Your seat stays yours."));
  EXPECT_EQ(ann_.program().wait(), 0);
  OnlinePlayer again(server_, "");  // by the key, not by the name
  fs::copy(ann_.folder(), again.folder(), fs::copy_options::recursive);
  again.play({"--table", table});
  const std::string anns = again.play_to_the_end();
  const std::string bobs = bob.get();
  EXPECT_THAT(anns, HasSubstr("Ann blue  Bob pink"));
  EXPECT_EQ(result_in(anns), result_in(bobs));
}

// What Bob holds is in no line that an onlooker reads.
TEST_F(OnlinePlay, AnOnlookerSeesWhatEverybodySees) {
  ann_.play({"lexio", "--players", "3", "--option", "rounds=1"});
  const std::string table = table_in(ann_.program().read_until("Waiting for others"));
  OnlinePlayer eve(server_, "");
  eve.play({"--table", table, "--watch"});
  eve.program().read_until("/t/");
  bob_.play({"--table", table});
  eve.program().read_until("Bob sits down.");
  cleo_.play({"--table", table});
  has_three_ = true;
  eve.program().read_until("Cleo sits down.");
  ann_.program().read_until("Cleo sits down.");
  ann_.program().write("start\n");
  auto cleo = begin_cleo();
  auto bob = begin([&] { return bob_.play_to_the_end(); });
  auto eve_reads = begin([&] { return eve.program().read_until("result "); });
  ann_.play_to_the_end();
  const std::string bobs = bob.get();
  const std::string eves = eve_reads.get();
  EXPECT_THAT(eves, AllOf(HasSubstr("Ann: "), HasSubstr("Bob: "), Not(HasSubstr("our hand")),
                          Not(HasSubstr("Your move")), HasSubstr("Verified: ")));
  EXPECT_EQ(result_in('\n' + eves), result_in(bobs));
  EXPECT_EQ(eve.program().wait(), 0);
}

TEST_F(OnlinePlay, PeopleTalk) {
  open_and_join({"21", "--players", "2"});
  auto bob = begin([&] { return bob_.play_to_the_end(); });
  const std::string anns = ann_.play_to_the_end(1, [&] {
    ann_.program().write("say good \x1b[2J luck\nsay good luck\nreact well_played\n");
    ann_.program().read_until("Ann: Well played");
  });
  const std::string bobs = bob.get();
  EXPECT_THAT(bobs, AllOf(HasSubstr("Ann says: good luck"), HasSubstr("Ann: Well played"),
                          Not(HasSubstr("\x1b[2J"))));
}

TEST_F(OnlinePlay, AHintIsForGamesWithoutOtherPeople) {
  open_and_join({"21", "--players", "2"});
  auto bob = begin([&] { return bob_.play_to_the_end(); });
  const std::string anns = ann_.play_to_the_end(1, [&] {
    ann_.program().write("hint\n");
    ann_.program().read_until("There is no hint in a game with other people.");
  });
  const std::string bobs = bob.get();
  end_well(ann_, anns);
}

TEST_F(OnlinePlay, ResigningIsAskedTwiceAndEndsIt) {
  open_and_join({"21", "--players", "2"});
  auto bob = begin([&] { return bob_.play_to_the_end(); });
  ann_.read_to_a_question();
  ann_.program().write("resign\n");
  ann_.program().read_until("Give up?");
  ann_.program().write("no\n");
  ann_.program().read_until("The game goes on.");
  ann_.program().write("resign\nyes\n");
  EXPECT_THAT(ann_.program().read_until("resigned 0"), HasSubstr("Ann gave up: Bob wins."));
  const std::string bobs = bob.get();
  EXPECT_THAT(bobs, HasSubstr("Ann gave up: Bob wins."));
  EXPECT_EQ(ann_.program().wait(), 0);
}

TEST_F(OnlinePlay, AClockIsShown) {
  ann_.play({"21", "--players", "2", "--bots", "novice", "--clock", "move:60"});
  EXPECT_THAT(ann_.read_to_a_question(), HasSubstr("Time left: Ann "));
}

TEST_F(OnlinePlay, ItSpeaksTheLanguageThatIsAskedFor) {
  RunningProgram program(
      {"play", "21", "--players", "2", "--online", server_.url(), "--name", "Ann", "--lang", "fr"},
      {"XDG_STATE_HOME=" + ann_.folder()});
  EXPECT_THAT(program.read_until("On attend"), AllOf(HasSubstr("Ann (vous)"), HasSubstr("libre")));
}

}  // namespace
}  // namespace tessera::testing
