#include "terminal/screen.h"
#include "tests/cli/play/support.h"

// What was typed or read from a file never reaches the terminal as it is: it could clear the
// screen or fill it.

namespace tessera::cli::play {
namespace {

constexpr std::string_view kClear = "\x1b[2J";

class UntrustedText : public PlayTest {};

TEST_F(UntrustedText, NoPromptSendsBackAnEscape) {
  // What leads to each prompt. What the people themselves see while typing is not ours.
  struct Case {
    const char* prompt;
    ChosenSettings chosen;
    std::string before;
  };
  ChosenSettings pair = chosen_for("21", 3);
  pair.kinds = {"you", "you"};
  ChosenSettings alone = chosen_for("101", 3);
  alone.players = 1;
  leave_games({"lexio"});
  const std::vector<Case> cases{
      {"the game", ChosenSettings{}, ""},
      {"the settings", ChosenSettings{}, "lexio\n"},
      {"a deletion", ChosenSettings{}, "delete r\n"},
      {"a move", chosen_for("101", 3), ""},
      {"a cell", chosen_for("101", 3), "#1\n"},
      {"tiles", chosen_for("lexio", 3), ""},
      {"a square", chosen_for("21", 3), ""},
      {"passing the device", pair, ""},
      {"giving up", alone, "resign\n"},
      {"after the end", alone, "resign\nyes\n"},
  };
  std::vector<std::string> commands{concat("save! ", in_folder("x"))};
  for (const char* words : {"", "save! /no/such/", "resume ", "? ", "#", "place ", "play ", "rules ",
                            "names ", "seats you,", "players ", "mode ", "delete "})
    commands.emplace_back(words);
  for (const Case& one : cases)
    for (const std::string& words : commands) {
      const std::string typed = concat(words, kClear);
      std::string shown;
      bool asked = false;
      std::vector<std::string> lines = terminal::split_lines(one.before);
      std::size_t next = 0;
      terminal::AnsweringTerminal terminal(kPlainPerson,
                                           [&](const std::string& text) -> std::optional<std::string> {
                                             shown += text;
                                             if (next < lines.size()) return lines[next++];
                                             if (std::exchange(asked, true)) return std::nullopt;
                                             return typed;
                                           });
      std::ostringstream errors;
      run_play({one.chosen, {}}, services_, terminal, errors);
      shown += terminal.shown();
      EXPECT_TRUE(asked) << one.prompt;
      EXPECT_FALSE(has(shown, "\x1b")) << one.prompt << ' ' << words;
      EXPECT_FALSE(has(errors.str(), "\x1b")) << one.prompt << ' ' << words;
    }
}

TEST_F(UntrustedText, ALongLineIsCut) {
  const std::string long_line(100'000, 'x');
  const std::string out = play_through(chosen_for("101", 3), services_, concat(long_line, '\n')).out;
  // Both where a pipe is shown what it typed, and in the answer.
  EXPECT_TRUE(has(out, "> xxxxx")) << out;
  EXPECT_TRUE(has(out, "x...")) << out;
  EXPECT_LT(out.size(), 4000U);
}

TEST_F(UntrustedText, RecordsWithALongOrStrangeLineAreRefusedInFewWords) {
  const std::string head = "tessera 1\ngame 101\nplayers 2\n";
  const std::vector<std::string> records{
      std::string(100'000, 'x') + '\n',
      concat("tessera 1\ngame ", std::string(100'000, 'x'), '\n'),
      concat(head, "option ", std::string(100'000, 'k'), " v\n"),
      concat(head, "~ start ", std::string(100'000, '9'), '\n'),
      concat(head, "~ start 0\n~ deal ", std::string(100'000, 'Q'), '\n'),
      concat(head, "tag seat0 ", std::string(100'000, 'b'), " N\n~ start 0\n"),
      concat(head, std::string(100'000, '0'), " take 1\n"),
      concat(head, "~ start 0\n", kClear, "\n"),
  };
  testing::TemporaryFolder folder;
  for (const std::string& text : records) {
    const std::string file = folder.write("record", text);
    for (const char* command :
         {"replay ", "replay --legal ", "verify ", "review --sims 100 ", "play --resume "}) {
      const auto ran = testing::run_tessera(concat(command, file));
      EXPECT_LT(ran.out.size() + ran.err.size(), 4000U) << command << text.substr(0, 60);
      EXPECT_FALSE(has(ran.out + ran.err, "\x1b")) << command;
    }
  }
}

TEST_F(UntrustedText, CommandLinesAreQuotedSafely) {
  const std::string strange = "\"$(printf '\\033[2J')\"";
  for (const std::string& line :
       {concat("replay ", strange), concat("verify ", strange), concat("review ", strange),
        concat("play --resume ", strange), concat("play ", strange), concat("play 101 --option ", strange),
        concat("play 101 --option mode=", strange), concat("play 101 --seats ", strange),
        concat("play 101 --names ", strange), concat("play 101 --seed ", strange),
        concat("play 101 --players ", strange), strange, concat("--", strange), concat("rules ", strange),
        concat("arena 101 --bots ", strange), concat("selfplay ", strange)}) {
    const auto ran = testing::run_tessera(line);
    EXPECT_NE(ran.exit_code, 0) << line;
    EXPECT_FALSE(has(ran.out + ran.err, "\x1b")) << line << '\n' << ran.err;
  }
}

}  // namespace
}  // namespace tessera::cli::play
