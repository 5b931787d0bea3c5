#include "cli/files.h"
#include "cli/play/autosave.h"
#include "tests/cli/play/support.h"

// Games that are kept, and gone on with.

namespace tessera::cli::play {
namespace {

class Keeping : public PlayTest {};

constexpr terminal::TerminalTraits kWide{.columns = 200};  // for paths of any length

std::string file_in_command(const std::string& out, std::string_view command) {
  const std::size_t at = out.find(command) + command.size();
  return out.substr(at, out.find('\n', at) - at);
}

// The same game in two terminals at once: what the second leaves is not written over by the first.
TEST_F(Keeping, AGameOfAnotherTerminalIsNotLost) {
  const WallClock clock = test_clock();
  Autosave one(folder_.path(), clock);
  ASSERT_TRUE(one.keep("one"));
  Autosave two(folder_.path(), clock);
  two.go_on_with(one.file());
  ASSERT_TRUE(two.keep("two"));
  EXPECT_EQ(two.file(), one.file());
  ASSERT_TRUE(one.keep("one, further on"));
  EXPECT_NE(two.file(), one.file());
  EXPECT_EQ(read_text(one.file()), "one, further on");
  EXPECT_EQ(read_text(two.file()), "two");
}

// Nobody would look at it again, and it would take the place of somebody's.
TEST_F(Keeping, AFinishedGameBetweenBotsIsNotKept) {
  ChosenSettings chosen = chosen_for("lexio", 3);
  chosen.kinds = {"greedy", "greedy", "greedy"};
  chosen.players = 3;
  const Played played = play_through(chosen, services_, "quit\n");
  EXPECT_TRUE(has(played.out, "The game is over")) << played.out;
  EXPECT_FALSE(has(played.out, "To review it"));
  EXPECT_TRUE(kept().empty());
}

TEST_F(Keeping, TheSameSecondGivesTwoFiles) {
  const WallClock stopped = [] { return WallTime(std::chrono::hours(500000)); };
  Autosave one(folder_.path(), stopped);
  Autosave two(folder_.path(), stopped);
  ASSERT_TRUE(one.keep("one"));
  ASSERT_TRUE(two.keep("two"));
  EXPECT_EQ(read_text(one.file()), "one");
  EXPECT_EQ(read_text(two.file()), "two");
}

// What was printed for the first game must not open the second.
TEST_F(Keeping, TheCommandToGoOnNamesThisGameForGood) {
  const std::string out = play_through(chosen_for("101", 3), services_, "#1\nquit\n", kWide).out;
  const std::string file = file_in_command(out, "--resume ");
  leave_games({"21", "lexio"});
  EXPECT_TRUE(has(read_text(file), "game 101\n"));
  play_through(PlayArguments{{}, file}, services_, "#1\nquit\n");
  EXPECT_EQ(kept().front(), file) << "it stays there when it is gone on with";
  EXPECT_EQ(kept_games(), (Games{"101", "lexio", "21"}));
}

// From before every game had a file of its own.
TEST_F(Keeping, GamesInFilesWithOldNamesAreOfferedAndStayThere) {
  leave_games({"101", "21"});
  const auto last = services_.state_folder / "last.tessera";
  std::filesystem::rename(kept().front(), last);
  EXPECT_TRUE(
      has(play_through(ChosenSettings{}, services_, "r\nquit\n", kPlainPerson).out, "  21, 3 moves: You"));
  leave_games({"lexio"});
  EXPECT_TRUE(has(read_text(last), "game 21"));
}

TEST_F(Keeping, TheEndOfTheInputKeepsTheGame) {
  for (std::string_view game : {"101", "lexio", "21"}) {
    const std::string first = random_numbers(1, 8);
    const std::string second = random_numbers(2, 5000);
    const Played stopped = play_through(chosen_for(game, 6), services_, first, kWide);
    EXPECT_EQ(stopped.code, ExitCode::ok);
    ASSERT_EQ(kept().size(), 1U);
    EXPECT_TRUE(has(stopped.out, concat("To go on:\ntessera play --resume ", kept().front().string(), '\n')));
    const Played resumed = play_through(PlayArguments{{}, kept().front().string()}, services_, second);
    const Played whole = play_through(chosen_for(game, 6), services_, first + second);
    const auto result = [](const std::string& out) { return out.substr(out.rfind("\nresult ")); };
    EXPECT_EQ(result(resumed.out), result(whole.out));
    EXPECT_TRUE(kept().empty()) << "a finished game is not to be resumed";
  }
}

TEST_F(Keeping, QuitKeepsTheGameAndNewKeepsItToo) {
  play_through(chosen_for("101", 3), services_, "#1\nquit\n");
  EXPECT_TRUE(has(read_text(kept().front()), "\n0 take 1\n"));
  const Played played = play_through(chosen_for("21", 3), services_, "#1\nnew\n#1\nquit\n");
  EXPECT_EQ(played.code, ExitCode::ok);
  EXPECT_EQ(kept_games(), (Games{"21", "21", "101"}));
  EXPECT_FALSE(has(read_text(kept().front()), "tag seed 3\n")) << "another game has another seed";
}

TEST_F(Keeping, WhatNobodyPlayedIsNotKept) {
  for (const char* game : {"101", "lexio", "21"})
    for (const char* input : {"", "quit\n", "?\nnew\nquit\n"}) {
      const Played played = play_through(chosen_for(game, 3), services_, input);
      EXPECT_EQ(played.code, ExitCode::ok);
      EXPECT_FALSE(has(played.out, "Your game is kept.")) << played.out;
      EXPECT_TRUE(kept().empty()) << "a bot may have played, but no person";
    }
}

TEST_F(Keeping, AGameThatIsTakenBackToItsBeginningStaysInItsFile) {
  ChosenSettings chosen = chosen_for("101", 3);
  chosen.options = {{"mode", "junior"}};
  chosen.kinds = {"you", "you"};
  play_through(chosen, services_, "#1\n#1\nquit\n");
  ASSERT_EQ(kept().size(), 1U);
  const std::string before = read_text(kept().front());
  play_through(PlayArguments{{}, kept().front().string()}, services_, "undo\nundo\nquit\n");
  ASSERT_EQ(kept().size(), 1U);
  EXPECT_LT(read_text(kept().front()).size(), before.size());
}

TEST_F(Keeping, NoUnfinishedGameIsEverLost) {
  leave_games({"101", "lexio", "21"});
  EXPECT_EQ(kept_games(), (Games{"21", "lexio", "101"}));
}

TEST_F(Keeping, ResumeSwapsTheGames) {
  play_through(chosen_for("101", 3), services_, "#1\nquit\n");
  const Played played = play_through(chosen_for("21", 3), services_, "#1\nresume\n");
  EXPECT_TRUE(has(played.out, "Tessera  101"));
  EXPECT_EQ(kept_games(), (Games{"101", "21"}));
  play_through(PlayArguments{{}, kept().front().string()}, services_, "resume\nresume\nresume\n");
  EXPECT_EQ(kept_games(), (Games{"21", "101"})) << "to and fro";
}

// It would be as it was when it was left, without what was played since.
TEST_F(Keeping, ResumeDoesNotReadThisGameAgain) {
  leave_games({"101"});
  const std::string file = kept().front().string();
  const Played played =
      play_through(PlayArguments{{}, file}, services_, concat("#1\nresume ", file, "\nquit\n"));
  EXPECT_TRUE(has(played.out, "That is the game you are playing."));
  EXPECT_TRUE(has(read_text(file), "\n0 place E5\n"));
}

TEST_F(Keeping, ResumeNeedsSomething) {
  const Played played = play_through(chosen_for("101"), services_, "resume\nresume no-such-file\n");
  EXPECT_TRUE(has(played.out, "There is no other unfinished game to go on with."));
  EXPECT_TRUE(has(played.out, "no-such-file"));
}

TEST_F(Keeping, AFinishedGameIsKeptForReviewAndNotOffered) {
  for (const char* game : {"101", "lexio", "21"}) {
    const Played played = play_through(chosen_for(game, 6), services_, random_numbers(2, 5000), kWide);
    const std::string file = file_in_command(played.out, "To review it: tessera review ");
    EXPECT_TRUE(has(read_text(file), "\nresult ")) << played.out;
    EXPECT_TRUE(has(read_text(file), concat("game ", game)));
  }
  EXPECT_FALSE(has(play_through(ChosenSettings{}, services_, "quit\n", kPlainPerson).out, "You left"));
  EXPECT_TRUE(
      has(play_through(chosen_for("101"), services_, "resume\n").out, "There is no other unfinished game"));
}

TEST_F(Keeping, AGameKeepsItsFileToItsEnd) {
  leave_games({"101"});
  const auto file = kept().front();
  play_through(PlayArguments{{}, file.string()}, services_, random_numbers(2, 5000));
  EXPECT_TRUE(has(read_text(file), "\nresult "));
  const std::string looked_at = play_through(PlayArguments{{}, file.string()}, services_, "", kWide).out;
  EXPECT_EQ(file_in_command(looked_at, "tessera review "), file.string());
}

TEST_F(Keeping, ARecordThatWasOverBeforeIsNotKept) {
  play_through(chosen_for("101", 6), services_, random_numbers(2, 5000));
  const auto file = std::filesystem::directory_iterator(services_.state_folder)->path();
  std::filesystem::rename(file, in_folder("mine.tessera"));
  EXPECT_FALSE(
      has(play_through(PlayArguments{{}, in_folder("mine.tessera")}, services_, "").out, "To review it"));
  EXPECT_TRUE(std::filesystem::is_empty(services_.state_folder));
}

TEST_F(Keeping, OfFinishedGamesOnlyTheLastFewStay) {
  const auto folder = folder_.path();
  write_text(folder / "mine.tessera", "tessera 1\nresult 1 winner 0\n");
  Autosave autosave(folder, test_clock());
  ASSERT_TRUE(autosave.keep("unfinished\n"));
  const auto unfinished = autosave.file();
  std::vector<std::filesystem::path> files;
  for (std::size_t i = 0; i < Autosave::kMostFinished + 2; ++i) {
    autosave.new_game();
    ASSERT_TRUE(autosave.keep(concat(i, "\nresult 1 winner 0\n")));
    files.push_back(autosave.file());
  }
  for (std::size_t i = 0; i < files.size(); ++i) EXPECT_EQ(std::filesystem::exists(files[i]), i >= 2) << i;
  EXPECT_TRUE(std::filesystem::exists(unfinished));
  EXPECT_TRUE(std::filesystem::exists(folder / "mine.tessera"));
}

TEST_F(Keeping, AnEndThatCannotBeKeptIsSaid) {
  write_text(in_folder("state"), "a file where the folder should be\n");
  const Played played = play_through(chosen_for("101", 6), services_, random_numbers(2, 5000));
  EXPECT_EQ(played.code, ExitCode::ok);
  EXPECT_TRUE(has(played.out, "The game could not be kept: "));
  EXPECT_FALSE(has(played.out, "tessera review"));
}

// Whoever leaves last wipes the screen, and the command with it.
TEST_F(Keeping, ManyPeopleAreToldOnceMoreWhenTheyLeave) {
  ChosenSettings chosen = chosen_for("101", 6);
  chosen.kinds = {"you", "you"};
  const terminal::TerminalTraits person{.columns = 200, .rows = 24, .person = true};
  const std::string out = play_through(chosen, services_, concat(times(200, "#1\n"), "quit\n"), person).out;
  EXPECT_TRUE(has(out.substr(out.rfind("quit>")), "tessera review ")) << out.substr(out.rfind("quit>"));
}

TEST_F(Keeping, AGameThatCannotBeKeptIsASystemFailure) {
  write_text(in_folder("state"), "a file where the folder should be\n");
  const Played played = play_through(chosen_for("101"), services_, "#1\nquit\n");
  EXPECT_EQ(played.code, ExitCode::system);
  EXPECT_TRUE(has(played.errors, "could not be kept"));
}

TEST_F(Keeping, AKeptGameThatIsGoneOnWithByItsFileIsNotKeptTwice) {
  leave_games({"101", "21"});
  play_through(PlayArguments{{}, kept().back().string()}, services_, "quit\n");
  EXPECT_EQ(kept_games(), (Games{"101", "21"}));
}

// Its secret is told, and its record written.
TEST_F(Keeping, TheEndIsNotTakenBack) {
  ChosenSettings chosen = chosen_for("101", 3);
  chosen.options = {{"mode", "junior"}};
  chosen.players = 1;
  const std::string out =
      play_through(chosen, services_, concat(times(100, "#1\n"), "undo\nquit\n"), kPlainPerson).out;
  EXPECT_TRUE(has(out, "The game is over")) << out;
  EXPECT_FALSE(has(out, "Taken back."));
  EXPECT_TRUE(has(out, "The game is over.\n")) << out;
  EXPECT_TRUE(kept().empty());
}

TEST_F(Keeping, TheCommandToGoOnIsBrokenBeforeItsPathForTheShell) {
  const terminal::TerminalTraits narrow{.columns = 40, .rows = 24, .person = true};
  const std::string out = play_through(chosen_for("101"), services_, "#1\nquit\n", narrow).out;
  EXPECT_TRUE(out.ends_with(concat("To go on:\ntessera play --resume \\\n", kept().front().string(), '\n')))
      << out;
}

}  // namespace
}  // namespace tessera::cli::play
