#include "tests/cli/play/support.h"

// What is typed where Enter is waited for is obeyed, or at least answered.

namespace tessera::cli::play {
namespace {

constexpr terminal::TerminalTraits kReader{.columns = 80, .rows = 24, .person = true};

class Pauses : public PlayTest {
 protected:
  // Answers with these lines once the text is on the screen; before, plays the first move.
  std::string shown_after(const ChosenSettings& chosen, std::string_view text,
                          std::vector<std::string> lines) {
    bool seen = false;
    std::size_t next = 0;
    std::string shown_since;
    terminal::AnsweringTerminal terminal(kReader,
                                         [&](const std::string& shown) -> std::optional<std::string> {
                                           if (seen) shown_since += shown;
                                           seen = seen || has(shown, text);
                                           if (!seen) return has(shown, "#") ? "" : "#1";
                                           if (next == lines.size()) return std::nullopt;
                                           return lines[next++];
                                         });
    std::ostringstream errors;
    EXPECT_EQ(run_play({chosen, {}}, services_, terminal, errors), ExitCode::ok) << errors.str();
    EXPECT_TRUE(seen);
    return shown_since + terminal.shown();
  }
};

TEST_F(Pauses, AtTheEndOfARoundCommandsAreObeyed) {
  const ChosenSettings chosen = chosen_for("lexio", 5);
  const std::string file = (folder_.path() / "between.tessera").string();
  const std::string saved =
      shown_after(chosen, "Enter: the next round", {concat("save ", file), "rules", "", ""});
  EXPECT_TRUE(has(saved, concat("The round is over.\nSaved to\n", file))) << saved;
  EXPECT_TRUE(has(saved, "Shed your tiles."));
  EXPECT_TRUE(has(saved, "Round 2 of 5")) << "Enter goes on";
  const std::string left = shown_after(chosen, "Enter: the next round", {"quit"});
  EXPECT_TRUE(has(left, "Your game is kept."));
  EXPECT_FALSE(has(left, "Round 2 of 5"));
}

TEST_F(Pauses, AtTheEndOfARoundMovesWaitForTheHand) {
  const ChosenSettings chosen = chosen_for("lexio", 5);
  const std::string played = shown_after(chosen, "Enter: the next round", {"#1"});
  EXPECT_TRUE(has(played, "Round 2 of 5"));
  EXPECT_TRUE(has(played, "\"#1\" was not played: the next round has begun."));
  const std::string listed = shown_after(chosen, "Enter: the next round", {"?"});
  EXPECT_TRUE(has(listed, "#1 p")) << listed;
}

TEST_F(Pauses, ThePagerHandsOnWhatIsTyped) {
  const ChosenSettings chosen = chosen_for("101", 3);
  EXPECT_TRUE(has(shown_after(chosen, "You>", {"help", "take 2"}), "You: took "));
  EXPECT_TRUE(has(shown_after(chosen, "You>", {"take 2", "help", "quit"}), "Your game is kept."));
  EXPECT_TRUE(has(shown_after(chosen, "You>", {"rules", "zebra"}), "\"zebra\" is no action"));
  EXPECT_TRUE(has(shown_after(chosen, "You>", {"help", "q", "take 2"}), "You: took ")) << "q goes back";
}

TEST_F(Pauses, PassingTheDeviceObeysWhatShowsNoHand) {
  ChosenSettings chosen = chosen_for("21", 3);
  chosen.kinds = {"you", "you"};
  const std::string shown = shown_after(chosen, "Pass the device", {"place 3", "rules", "", "?", "quit"});
  EXPECT_TRUE(has(shown, "Enter comes first here; quit, save FILE, help and rules work too."));
  EXPECT_TRUE(has(shown, "The rules."));
  EXPECT_FALSE(shown.ends_with("then press Enter. ")) << "quit is obeyed";
  EXPECT_FALSE(has(shown, "your hand"));
}

}  // namespace
}  // namespace tessera::cli::play
