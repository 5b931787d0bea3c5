#include "terminal/screen.h"
#include "tests/cli/play/support.h"

// The unfinished games that the first screen offers.

namespace tessera::cli::play {
namespace {

class UnfinishedGamesOffered : public PlayTest {};

// It is played on while the menu of this terminal is open, and taken up where it is by then.
TEST_F(UnfinishedGamesOffered, AGamePlayedOnSinceItWasOfferedIsNotLost) {
  leave_games({"lexio"});
  const auto file = kept().front();
  const std::string before = read_text(file);
  std::string further;
  terminal::AnsweringTerminal terminal(kPlainPerson, [&](const std::string&) -> std::optional<std::string> {
    if (!further.empty()) return "quit";
    play_through(PlayArguments{{}, file}, services_, "#1\n#1\nquit\n");
    further = read_text(file);
    return "";
  });
  std::ostringstream errors;
  EXPECT_EQ(run_play(PlayArguments{}, services_, terminal, errors), ExitCode::ok) << errors.str();
  EXPECT_GT(further.size(), before.size());
  EXPECT_EQ(read_text(file), further);
  EXPECT_EQ(kept().size(), 1U);
}

TEST_F(UnfinishedGamesOffered, TheOpeningOffersTheGameThatWasLeft) {
  play_through(chosen_for("21", 3), services_, "#1\nquit\n");
  const std::string before = read_text(kept().front());
  const Played played = play_through(ChosenSettings{}, services_, "\nquit\n", kPlainPerson);
  EXPECT_TRUE(has(played.out, "  You left (Enter or r goes on; delete r throws it away)\n  r   today "));
  EXPECT_TRUE(has(played.out, "  21, 3 moves: You, Greedy 1\n"));
  EXPECT_EQ(read_text(kept().front()), before);
}

TEST_F(UnfinishedGamesOffered, ABrokenKeptGameIsNotOffered) {
  std::filesystem::create_directories(services_.state_folder);
  write_text(services_.state_folder / "game-1.tessera", "not a record\n");
  const Played played = play_through(ChosenSettings{}, services_, "quit\n", kPlainPerson);
  EXPECT_EQ(played.code, ExitCode::ok);
  EXPECT_FALSE(has(played.out, "You left"));
}

// What the first screen lists, without the time of day: "r2 today Lexio, 3 moves: You".
std::vector<std::string> offers(const std::string& out) {
  std::vector<std::string> lines;
  for (const std::string& line : terminal::split_lines(out)) {
    if (!line.starts_with("  r")) continue;
    const auto words = split_words(line);
    std::string text = concat(words[0], ' ', words[1]);
    for (std::size_t i = words[1] == "today" ? 3 : 2; i < words.size(); ++i) text += concat(' ', words[i]);
    lines.push_back(std::move(text));
  }
  return lines;
}

TEST_F(UnfinishedGamesOffered, TheOpeningOffersEveryGameThatWasLeft) {
  leave_games({"101", "lexio", "21"});
  std::vector<std::ptrdiff_t> moves;  // lines that begin with a seat
  for (const auto& path : kept()) {
    const terminal::Lines lines = terminal::split_lines(read_text(path));
    moves.push_back(std::count_if(lines.begin(), lines.end(), [](const std::string& line) {
      return !line.empty() && line[0] >= '0' && line[0] <= '9';
    }));
  }
  const std::string out = play_through(ChosenSettings{}, services_, "r2\nquit\n", kPlainPerson).out;
  EXPECT_EQ(offers(out),
            (Games{concat("r today 21, ", moves[0], " moves: You, Greedy 1"),
                   concat("r2 today Lexio, ", moves[1], " moves: You, Greedy 1, Greedy 2, Greedy 3"),
                   concat("r3 today 101, ", moves[2], " moves: You, Greedy 1")}));
  EXPECT_TRUE(has(out, "Tessera  Lexio"));
  EXPECT_EQ(kept_games(), (Games{"lexio", "21", "101"})) << "none twice, none lost";
  const std::string again = play_through(ChosenSettings{}, services_, "r9\nquit\n", kPlainPerson).out;
  EXPECT_TRUE(has(offers(again).front(), "Lexio")) << again;
  EXPECT_TRUE(has(again, "There is no game called \"r9\" here."));
}

TEST_F(UnfinishedGamesOffered, SaysWhenAGameWasLastPlayed) {
  leave_games({"101", "21"});
  const auto days_ago = [&](std::size_t place, int days) {
    const WallTime time = services_.now() - std::chrono::hours(24 * days);
    std::filesystem::last_write_time(kept()[place], std::chrono::file_clock::from_sys(time));
  };
  days_ago(1, 30);
  days_ago(0, 3);
  const std::string out = play_through(ChosenSettings{}, services_, "quit\n", kPlainPerson).out;
  EXPECT_TRUE(has(out, "\n  r   3 days ago       21, ")) << out;
  EXPECT_TRUE(has(out, "\n  r2  2024-09-0")) << out;
}

TEST_F(UnfinishedGamesOffered, ManyGamesFitOnTheFirstScreen) {
  leave_games({"101", "101", "101", "101", "101", "101", "21"});
  const std::string out = play_through(ChosenSettings{}, services_, "", kPlainPerson).out;
  EXPECT_EQ(offers(out).size(), 3U);
  EXPECT_TRUE(has(out, "      and 4 more, up to r7\n")) << out;
  play_through(ChosenSettings{}, services_, "r7\nquit\n", kPlainPerson);
  EXPECT_EQ(kept_games().front(), "101") << "those that are not listed can be chosen too";
}

TEST_F(UnfinishedGamesOffered, NewOffersTheGamesLeftBefore) {
  leave_games({"lexio"});
  const std::string out =
      play_through(chosen_for("101", 3), services_, "#1\nnew\nr2\nquit\n", kPlainPerson).out;
  EXPECT_TRUE(has(offers(out).front(), "r today 101, ")) << out;
  EXPECT_EQ(kept_games(), (Games{"lexio", "101"}));
}

TEST_F(UnfinishedGamesOffered, AGameIsThrownAwayOnlyAfterAYes) {
  leave_games({"101", "lexio", "21"});
  for (const char* answer : {"no", "", "r2", "quit"}) {
    const std::string out =
        play_through(ChosenSettings{}, services_, concat("delete r2\n", answer, "\nquit\n"), kPlainPerson)
            .out;
    EXPECT_TRUE(has(out, "Delete for good? Lexio, ")) << out;
    const bool clear = std::string_view(answer).empty() || std::string_view(answer) == "no";
    EXPECT_TRUE(has(out, clear ? "It is still there."
                               : concat("\"", answer, "\" is neither yes nor no, so nothing was deleted.")))
        << out;
  }
  EXPECT_EQ(kept_games(), (Games{"21", "lexio", "101"}));
  const std::string out =
      play_through(ChosenSettings{}, services_, "delete r2\nyes\nr2\nquit\n", kPlainPerson).out;
  EXPECT_TRUE(has(out, "Deleted."));
  EXPECT_TRUE(has(out, "Tessera  101")) << "the next one takes its place";
  EXPECT_EQ(kept_games(), (Games{"101", "21"}));
}

TEST_F(UnfinishedGamesOffered, WhatToThrowAwayMustBeSaid) {
  EXPECT_TRUE(has(play_through(ChosenSettings{}, services_, "delete r\nquit\n", kPlainPerson).out,
                  "There is no game that you left."));
  leave_games({"101"});
  for (const char* vague : {"delete", "delete 101", "delete r2"})
    EXPECT_TRUE(
        has(play_through(ChosenSettings{}, services_, concat(vague, "\nyes\nquit\n"), kPlainPerson).out,
            "Say which, for example: delete r"));
  EXPECT_EQ(kept_games().size(), 1U);
}

}  // namespace
}  // namespace tessera::cli::play
