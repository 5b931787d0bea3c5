#include "cli/files.h"
#include "cli/play/keeper.h"
#include "cli/play/opening.h"
#include "tests/cli/play/support.h"

// Games that are left, kept, saved and gone on with.

namespace tessera::cli::play {
namespace {

class Keeping : public ::testing::Test {
 protected:
  Folder folder_;
  House house_ = test_house(folder_.path() / "state");
  [[nodiscard]] std::vector<std::filesystem::path> kept() const { return kept_in(house_.state_folder); }
  using Games = std::vector<std::string>;
  // Which games they are, the last one first.
  [[nodiscard]] Games kept_games() const {
    Games games;
    for (const auto& path : kept()) {
      const std::string text = read_text(path);
      const std::size_t at = std::min(text.find("\ngame "), text.size() - 6) + 6;
      games.push_back(text.substr(at, text.find('\n', at) - at));
    }
    return games;
  }
  [[nodiscard]] std::string in_folder(std::string_view name) const {
    return (folder_.path() / name).string();
  }
  void leave_games(std::initializer_list<const char*> games) {
    for (const char* game : games) play_through(wish_for(game, 3), house_, "#1\nquit\n");
  }
};

// Without colours, so that lines can be compared as they are.
constexpr TerminalTraits kPlainPerson{.columns = 80, .rows = 24, .person = true};
constexpr TerminalTraits kWide{.columns = 200};  // for paths of any length

std::string file_in_command(const std::string& out, std::string_view command) {
  const std::size_t at = out.find(command) + command.size();
  return out.substr(at, out.find('\n', at) - at);
}

// The same game in two terminals at once: what the second leaves is not written over by the first.
TEST_F(Keeping, AGameOfAnotherTerminalIsNotLost) {
  const Clock clock = test_clock();
  Keeper one(folder_.path(), clock);
  ASSERT_TRUE(one.keep("one"));
  Keeper two(folder_.path(), clock);
  two.go_on_with(one.file(), "one");
  ASSERT_TRUE(two.keep("two"));
  EXPECT_EQ(two.file(), one.file());
  ASSERT_TRUE(one.keep("one, further on"));
  EXPECT_NE(two.file(), one.file());
  EXPECT_EQ(read_text(one.file()), "one, further on");
  EXPECT_EQ(read_text(two.file()), "two");
}

// It is played on while the menu of this terminal is open, and taken up where it is by then.
TEST_F(Keeping, AGamePlayedOnSinceItWasOfferedIsNotLost) {
  leave_games({"lexio"});
  const auto file = kept().front();
  const std::string before = read_text(file);
  std::string further;
  AnsweringTerminal terminal(kPlainPerson, [&](const std::string&) -> std::optional<std::string> {
    if (!further.empty()) return "quit";
    play_through(Request{{}, file}, house_, "#1\n#1\nquit\n");
    further = read_text(file);
    return "";
  });
  std::ostringstream errors;
  EXPECT_EQ(run_play(Request{}, house_, terminal, errors), ExitCode::ok) << errors.str();
  EXPECT_GT(further.size(), before.size());
  EXPECT_EQ(read_text(file), further);
  EXPECT_EQ(kept().size(), 1U);
}

// Nobody would look at it again, and it would take the place of somebody's.
TEST_F(Keeping, AFinishedGameBetweenBotsIsNotKept) {
  Wish wish = wish_for("lexio", 3);
  wish.kinds = {"greedy", "greedy", "greedy"};
  wish.players = 3;
  const Played played = play_through(wish, house_, "quit\n");
  EXPECT_TRUE(has(played.out, "The game is over")) << played.out;
  EXPECT_FALSE(has(played.out, "To review it"));
  EXPECT_TRUE(kept().empty());
}

TEST_F(Keeping, TheSameSecondGivesTwoFiles) {
  const Clock stopped = [] { return Time(std::chrono::hours(500000)); };
  Keeper one(folder_.path(), stopped);
  Keeper two(folder_.path(), stopped);
  ASSERT_TRUE(one.keep("one"));
  ASSERT_TRUE(two.keep("two"));
  EXPECT_EQ(read_text(one.file()), "one");
  EXPECT_EQ(read_text(two.file()), "two");
}

// What was printed for the first game must not open the second.
TEST_F(Keeping, TheCommandToGoOnNamesThisGameForGood) {
  const std::string out = play_through(wish_for("101", 3), house_, "#1\nquit\n", kWide).out;
  const std::string file = file_in_command(out, "--resume ");
  leave_games({"21", "lexio"});
  EXPECT_TRUE(has(read_text(file), "game 101\n"));
  play_through(Request{{}, file}, house_, "#1\nquit\n");
  EXPECT_EQ(kept().front(), file) << "it stays there when it is gone on with";
  EXPECT_EQ(kept_games(), (Games{"101", "lexio", "21"}));
}

// From before every game had a file of its own.
TEST_F(Keeping, GamesInFilesWithOldNamesAreOfferedAndStayThere) {
  leave_games({"101", "21"});
  const auto last = house_.state_folder / "last.tessera";
  std::filesystem::rename(kept().front(), last);
  EXPECT_TRUE(has(play_through(Wish{}, house_, "r\nquit\n", kPlainPerson).out, "  21, 3 moves: You"));
  leave_games({"lexio"});
  EXPECT_TRUE(has(read_text(last), "game 21"));
}

TEST_F(Keeping, TheEndOfTheInputKeepsTheGame) {
  for (std::string_view game : {"101", "lexio", "21"}) {
    const std::string first = random_numbers(1, 8);
    const std::string second = random_numbers(2, 5000);
    const Played stopped = play_through(wish_for(game, 6), house_, first, kWide);
    EXPECT_EQ(stopped.code, ExitCode::ok);
    ASSERT_EQ(kept().size(), 1U);
    EXPECT_TRUE(has(stopped.out, concat("To go on:\ntessera play --resume ", kept().front().string(), '\n')));
    const Played resumed = play_through(Request{{}, kept().front().string()}, house_, second);
    const Played whole = play_through(wish_for(game, 6), house_, first + second);
    const auto result = [](const std::string& out) { return out.substr(out.rfind("\nresult ")); };
    EXPECT_EQ(result(resumed.out), result(whole.out));
    EXPECT_TRUE(kept().empty()) << "a finished game is not to be resumed";
  }
}

TEST_F(Keeping, QuitKeepsTheGameAndNewKeepsItToo) {
  play_through(wish_for("101", 3), house_, "#1\nquit\n");
  EXPECT_TRUE(has(read_text(kept().front()), "\n0 take 1\n"));
  const Played played = play_through(wish_for("21", 3), house_, "#1\nnew\n#1\nquit\n");
  EXPECT_EQ(played.code, ExitCode::ok);
  EXPECT_EQ(kept_games(), (Games{"21", "21", "101"}));
  EXPECT_FALSE(has(read_text(kept().front()), "tag seed 3\n")) << "another game has another seed";
}

TEST_F(Keeping, WhatNobodyPlayedIsNotKept) {
  for (const char* game : {"101", "lexio", "21"})
    for (const char* input : {"", "quit\n", "?\nnew\nquit\n"}) {
      const Played played = play_through(wish_for(game, 3), house_, input);
      EXPECT_EQ(played.code, ExitCode::ok);
      EXPECT_FALSE(has(played.out, "Your game is kept.")) << played.out;
      EXPECT_TRUE(kept().empty()) << "a bot may have played, but no person";
    }
}

TEST_F(Keeping, AGameThatIsTakenBackToItsBeginningStaysInItsFile) {
  Wish wish = wish_for("101", 3);
  wish.options = {{"mode", "junior"}};
  wish.kinds = {"you", "you"};
  play_through(wish, house_, "#1\n#1\nquit\n");
  ASSERT_EQ(kept().size(), 1U);
  const std::string before = read_text(kept().front());
  play_through(Request{{}, kept().front().string()}, house_, "undo\nundo\nquit\n");
  ASSERT_EQ(kept().size(), 1U);
  EXPECT_LT(read_text(kept().front()).size(), before.size());
}

TEST_F(Keeping, NoUnfinishedGameIsEverLost) {
  leave_games({"101", "lexio", "21"});
  EXPECT_EQ(kept_games(), (Games{"21", "lexio", "101"}));
}

TEST_F(Keeping, ResumeSwapsTheGames) {
  play_through(wish_for("101", 3), house_, "#1\nquit\n");
  const Played played = play_through(wish_for("21", 3), house_, "#1\nresume\n");
  EXPECT_TRUE(has(played.out, "Tessera  101"));
  EXPECT_EQ(kept_games(), (Games{"101", "21"}));
  play_through(Request{{}, kept().front().string()}, house_, "resume\nresume\nresume\n");
  EXPECT_EQ(kept_games(), (Games{"21", "101"})) << "to and fro";
}

// It would be as it was when it was left, without what was played since.
TEST_F(Keeping, ResumeDoesNotReadThisGameAgain) {
  leave_games({"101"});
  const std::string file = kept().front().string();
  const Played played = play_through(Request{{}, file}, house_, concat("#1\nresume ", file, "\nquit\n"));
  EXPECT_TRUE(has(played.out, "That is the game you are playing."));
  EXPECT_TRUE(has(read_text(file), "\n0 place E5\n"));
}

TEST_F(Keeping, ResumeNeedsSomething) {
  const Played played = play_through(wish_for("101"), house_, "resume\nresume no-such-file\n");
  EXPECT_TRUE(has(played.out, "There is no other unfinished game to go on with."));
  EXPECT_TRUE(has(played.out, "no-such-file"));
}

TEST_F(Keeping, AFinishedGameIsKeptForReviewAndNotOffered) {
  for (const char* game : {"101", "lexio", "21"}) {
    const Played played = play_through(wish_for(game, 6), house_, random_numbers(2, 5000), kWide);
    const std::string file = file_in_command(played.out, "To review it: tessera review ");
    EXPECT_TRUE(has(read_text(file), "\nresult ")) << played.out;
    EXPECT_TRUE(has(read_text(file), concat("game ", game)));
  }
  EXPECT_FALSE(has(play_through(Wish{}, house_, "quit\n", kPlainPerson).out, "You left"));
  EXPECT_TRUE(
      has(play_through(wish_for("101"), house_, "resume\n").out, "There is no other unfinished game"));
}

TEST_F(Keeping, AGameKeepsItsFileToItsEnd) {
  leave_games({"101"});
  const auto file = kept().front();
  play_through(Request{{}, file.string()}, house_, random_numbers(2, 5000));
  EXPECT_TRUE(has(read_text(file), "\nresult "));
  const std::string looked_at = play_through(Request{{}, file.string()}, house_, "", kWide).out;
  EXPECT_EQ(file_in_command(looked_at, "tessera review "), file.string());
}

TEST_F(Keeping, ARecordThatWasOverBeforeIsNotKept) {
  play_through(wish_for("101", 6), house_, random_numbers(2, 5000));
  const auto file = std::filesystem::directory_iterator(house_.state_folder)->path();
  std::filesystem::rename(file, in_folder("mine.tessera"));
  EXPECT_FALSE(has(play_through(Request{{}, in_folder("mine.tessera")}, house_, "").out, "To review it"));
  EXPECT_TRUE(std::filesystem::is_empty(house_.state_folder));
}

TEST_F(Keeping, OfFinishedGamesOnlyTheLastFewStay) {
  const auto folder = folder_.path();
  write_text(folder / "mine.tessera", "tessera 1\nresult 1 winner 0\n");
  Keeper keeper(folder, test_clock());
  ASSERT_TRUE(keeper.keep("unfinished\n"));
  const auto unfinished = keeper.file();
  std::vector<std::filesystem::path> files;
  for (std::size_t i = 0; i < Keeper::kMostFinished + 2; ++i) {
    keeper.new_game();
    ASSERT_TRUE(keeper.keep(concat(i, "\nresult 1 winner 0\n")));
    files.push_back(keeper.file());
  }
  for (std::size_t i = 0; i < files.size(); ++i) EXPECT_EQ(std::filesystem::exists(files[i]), i >= 2) << i;
  EXPECT_TRUE(std::filesystem::exists(unfinished));
  EXPECT_TRUE(std::filesystem::exists(folder / "mine.tessera"));
}

TEST_F(Keeping, AnEndThatCannotBeKeptIsSaid) {
  write_text(in_folder("state"), "a file where the folder should be\n");
  const Played played = play_through(wish_for("101", 6), house_, random_numbers(2, 5000));
  EXPECT_EQ(played.code, ExitCode::ok);
  EXPECT_TRUE(has(played.out, "The game could not be kept: "));
  EXPECT_FALSE(has(played.out, "tessera review"));
}

// Whoever leaves last wipes the screen, and the command with it.
TEST_F(Keeping, ManyPeopleAreToldOnceMoreWhenTheyLeave) {
  Wish wish = wish_for("101", 6);
  wish.kinds = {"you", "you"};
  const TerminalTraits person{.columns = 200, .rows = 24, .person = true};
  const std::string out = play_through(wish, house_, concat(times(200, "#1\n"), "quit\n"), person).out;
  EXPECT_TRUE(has(out.substr(out.rfind("quit>")), "tessera review ")) << out.substr(out.rfind("quit>"));
}

TEST_F(Keeping, SavesAndNeverOverwritesSilently) {
  write_text(in_folder("mine.txt"), "dear diary\n");
  const std::string mine = in_folder("mine.txt");
  const std::string fresh = in_folder("fresh.tessera");
  const Played played =
      play_through(wish_for("101", 3), house_,
                   concat("#1\nsave\nsave ", mine, "\nsave ", fresh, "\n#1\nsave ", fresh, "\nsave\nquit\n"));
  EXPECT_EQ(read_text(mine), "dear diary\n");
  EXPECT_TRUE(has(played.out, "Say where: save FILE"));
  EXPECT_TRUE(has(played.out, concat(mine, "\nis there already. To replace it:\nsave! ", mine, '\n')));
  EXPECT_TRUE(has(played.out, concat("Saved to\n", fresh, '\n')));
  EXPECT_TRUE(has(read_text(fresh), "0 place E5\n")) << "our own file is written again";
  RecordPlayer reader(all_games());
  EXPECT_TRUE(read_record(read_text(fresh), reader));
  play_through(wish_for("101", 3), house_, concat("#1\nsave! ", mine, "\nquit\n"));
  EXPECT_TRUE(has(read_text(mine), "tessera 1\n"));
}

TEST_F(Keeping, SavesOnlyToOrdinaryFiles) {
  const Played played = play_through(wish_for("101"), house_,
                                     concat("save! ", folder_.path().string(), "\nsave ",
                                            in_folder("no/such/folder"), "\nsave! /dev/null\n"));
  EXPECT_TRUE(has(played.out, "/dev/null\nis not an ordinary file."));
  EXPECT_TRUE(has(played.out, "no/such/folder: "));
  EXPECT_TRUE(std::filesystem::is_character_file("/dev/null"));
}

TEST_F(Keeping, AFolderIsCalledSo) {
  const std::string folder = folder_.path().string();
  for (const char* command : {"save ", "save! "}) {
    const std::string out = play_through(wish_for("101"), house_, concat(command, folder, "\n")).out;
    EXPECT_TRUE(has(out, concat(folder, "\nis a folder. Say which file in it, for example:\nsave ", folder,
                                "/game.tessera\n")))
        << out;
    EXPECT_FALSE(has(out, "To replace it"));
  }
}

TEST_F(Keeping, ALinkStaysALink) {
  write_text(in_folder("real.tessera"), "old\n");
  std::filesystem::create_symlink(in_folder("real.tessera"), in_folder("link.tessera"));
  play_through(wish_for("101"), house_, concat("save! ", in_folder("link.tessera"), "\n"));
  EXPECT_TRUE(std::filesystem::is_symlink(in_folder("link.tessera")));
  EXPECT_TRUE(has(read_text(in_folder("real.tessera")), "tessera 1\n"));
}

TEST_F(Keeping, AGameThatCannotBeKeptIsASystemFailure) {
  write_text(in_folder("state"), "a file where the folder should be\n");
  const Played played = play_through(wish_for("101"), house_, "#1\nquit\n");
  EXPECT_EQ(played.code, ExitCode::system);
  EXPECT_TRUE(has(played.errors, "could not be kept"));
}

TEST_F(Keeping, TheOpeningOffersTheGameThatWasLeft) {
  play_through(wish_for("21", 3), house_, "#1\nquit\n");
  const std::string before = read_text(kept().front());
  const Played played = play_through(Wish{}, house_, "\nquit\n", kPlainPerson);
  EXPECT_TRUE(has(played.out, "  You left (Enter or r goes on; delete r throws it away)\n  r   today "));
  EXPECT_TRUE(has(played.out, "  21, 3 moves: You, Greedy 1\n"));
  EXPECT_EQ(read_text(kept().front()), before);
}

TEST_F(Keeping, ABrokenKeptGameIsNotOffered) {
  std::filesystem::create_directories(house_.state_folder);
  write_text(house_.state_folder / "game-1.tessera", "not a record\n");
  const Played played = play_through(Wish{}, house_, "quit\n", kPlainPerson);
  EXPECT_EQ(played.code, ExitCode::ok);
  EXPECT_FALSE(has(played.out, "You left"));
}

// What the first screen lists, without the time of day: "r2 today Lexio, 3 moves: You".
std::vector<std::string> offers(const std::string& out) {
  std::vector<std::string> lines;
  for (const std::string& line : split_lines(out)) {
    if (!line.starts_with("  r")) continue;
    const auto words = split_words(line);
    std::string text = concat(words[0], ' ', words[1]);
    for (std::size_t i = words[1] == "today" ? 3 : 2; i < words.size(); ++i) text += concat(' ', words[i]);
    lines.push_back(std::move(text));
  }
  return lines;
}

TEST_F(Keeping, TheOpeningOffersEveryGameThatWasLeft) {
  leave_games({"101", "lexio", "21"});
  const std::string out = play_through(Wish{}, house_, "r2\nquit\n", kPlainPerson).out;
  EXPECT_EQ(offers(out), (Games{"r today 21, 3 moves: You, Greedy 1",
                                "r2 today Lexio, 6 moves: You, Greedy 1, Greedy 2, Greedy 3",
                                "r3 today 101, 4 moves: You, Greedy 1"}));
  EXPECT_TRUE(has(out, "Tessera  Lexio"));
  EXPECT_EQ(kept_games(), (Games{"lexio", "21", "101"})) << "none twice, none lost";
  const std::string again = play_through(Wish{}, house_, "r9\nquit\n", kPlainPerson).out;
  EXPECT_TRUE(has(offers(again).front(), "Lexio")) << again;
  EXPECT_TRUE(has(again, "There is no game called \"r9\" here."));
}

TEST_F(Keeping, SaysWhenAGameWasLastPlayed) {
  leave_games({"101", "21"});
  const auto days_ago = [&](std::size_t place, int days) {
    const Time time = house_.now() - std::chrono::hours(24 * days);
    std::filesystem::last_write_time(kept()[place], std::chrono::file_clock::from_sys(time));
  };
  days_ago(1, 30);
  days_ago(0, 3);
  const std::string out = play_through(Wish{}, house_, "quit\n", kPlainPerson).out;
  EXPECT_TRUE(has(out, "\n  r   3 days ago       21, ")) << out;
  EXPECT_TRUE(has(out, "\n  r2  2024-09-0")) << out;
}

TEST_F(Keeping, ManyGamesFitOnTheFirstScreen) {
  leave_games({"101", "101", "101", "101", "101", "101", "21"});
  const std::string out = play_through(Wish{}, house_, "", kPlainPerson).out;
  EXPECT_EQ(offers(out).size(), 3U);
  EXPECT_TRUE(has(out, "      and 4 more, up to r7\n")) << out;
  play_through(Wish{}, house_, "r7\nquit\n", kPlainPerson);
  EXPECT_EQ(kept_games().front(), "101") << "those that are not listed can be chosen too";
}

TEST_F(Keeping, NewOffersTheGamesLeftBefore) {
  leave_games({"lexio"});
  const std::string out = play_through(wish_for("101", 3), house_, "#1\nnew\nr2\nquit\n", kPlainPerson).out;
  EXPECT_TRUE(has(offers(out).front(), "r today 101, ")) << out;
  EXPECT_EQ(kept_games(), (Games{"lexio", "101"}));
}

TEST_F(Keeping, AGameIsThrownAwayOnlyAfterAYes) {
  leave_games({"101", "lexio", "21"});
  for (const char* answer : {"no", "", "r2", "quit"}) {
    const std::string out =
        play_through(Wish{}, house_, concat("delete r2\n", answer, "\nquit\n"), kPlainPerson).out;
    EXPECT_TRUE(has(out, "Delete for good? Lexio, ")) << out;
    const bool clear = std::string_view(answer).empty() || std::string_view(answer) == "no";
    EXPECT_TRUE(has(out, clear ? "It is still there."
                               : concat("\"", answer, "\" is neither yes nor no, so nothing was deleted.")))
        << out;
  }
  EXPECT_EQ(kept_games(), (Games{"21", "lexio", "101"}));
  const std::string out = play_through(Wish{}, house_, "delete r2\nyes\nr2\nquit\n", kPlainPerson).out;
  EXPECT_TRUE(has(out, "Deleted."));
  EXPECT_TRUE(has(out, "Tessera  101")) << "the next one takes its place";
  EXPECT_EQ(kept_games(), (Games{"101", "21"}));
}

TEST_F(Keeping, WhatToThrowAwayMustBeSaid) {
  EXPECT_TRUE(has(play_through(Wish{}, house_, "delete r\nquit\n", kPlainPerson).out,
                  "There is no game that you left."));
  leave_games({"101"});
  for (const char* vague : {"delete", "delete 101", "delete r2"})
    EXPECT_TRUE(has(play_through(Wish{}, house_, concat(vague, "\nyes\nquit\n"), kPlainPerson).out,
                    "Say which, for example: delete r"));
  EXPECT_EQ(kept_games().size(), 1U);
}

TEST_F(Keeping, AKeptGameThatIsGoneOnWithByItsFileIsNotKeptTwice) {
  leave_games({"101", "21"});
  play_through(Request{{}, kept().back().string()}, house_, "quit\n");
  EXPECT_EQ(kept_games(), (Games{"101", "21"}));
}

TEST_F(Keeping, AGameThatWasSavedElsewhereGoesOnInItsFile) {
  const std::string saved = in_folder("mine.tessera");
  play_through(wish_for("101", 3), house_, concat("#1\nsave ", saved, "\nquit\n"));
  const auto file = kept().front();
  const std::string text = read_text(saved);
  play_through(Request{{}, saved}, house_, "#1\nquit\n");
  EXPECT_EQ(kept(), std::vector{file});
  EXPECT_TRUE(has(read_text(file), "\n0 place E5\n"));
  EXPECT_EQ(read_text(saved), text) << "a file elsewhere is not written";
  play_through(Request{{}, file.string()}, house_, random_numbers(2, 5000));
  EXPECT_TRUE(kept().empty());
}

TEST_F(Keeping, AnEarlierStateOfAGameDoesNotReplaceALaterOne) {
  const std::string saved = in_folder("early.tessera");
  play_through(wish_for("101", 3), house_, concat("#1\nsave ", saved, "\n#1\nquit\n"));
  const auto file = kept().front();
  const std::string text = read_text(file);
  play_through(Request{{}, saved}, house_, "quit\n");
  EXPECT_EQ(kept().size(), 2U);
  EXPECT_EQ(read_text(file), text);
}

TEST_F(Keeping, TakingBackTheEndSaysWhatBecomesOfTheGame) {
  Wish wish = wish_for("101", 3);
  wish.options = {{"mode", "junior"}};
  wish.players = 1;
  const std::string out =
      play_through(wish, house_, concat(times(100, "#1\n"), "undo\nquit\n"), kPlainPerson).out;
  EXPECT_TRUE(has(out, "The game is over")) << out;
  EXPECT_TRUE(has(out, "Taken back. The game is unfinished again."));
  EXPECT_EQ(kept().size(), 1U);
}

TEST_F(Keeping, TheCommandToGoOnIsBrokenBeforeItsPathForTheShell) {
  const TerminalTraits narrow{.columns = 40, .rows = 24, .person = true};
  const std::string out = play_through(wish_for("101"), house_, "#1\nquit\n", narrow).out;
  EXPECT_TRUE(out.ends_with(concat("To go on:\ntessera play --resume \\\n", kept().front().string(), '\n')))
      << out;
}

TEST_F(Keeping, APathStandsWholeOnALineOfItsOwn) {
  const std::string name = concat(std::string(60, 'x'), ".tessera");
  const std::string out =
      play_through(wish_for("101"), house_, concat("save ", in_folder(name), "\n"), kPlainPerson).out;
  const std::size_t begin = out.find("Saved to\n");
  ASSERT_NE(begin, std::string::npos);
  std::string rest = out.substr(begin + 9);
  EXPECT_EQ(rest.find('\n'), 80U) << "broken only where no line could hold it";
  rest.erase(80, 1);
  EXPECT_TRUE(rest.starts_with(in_folder(name) + '\n')) << rest;
}

}  // namespace
}  // namespace tessera::cli::play
