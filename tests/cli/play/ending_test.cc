#include "tests/cli/play/support.h"

// How games end at the terminal: played out, given up, left; and what comes after.

namespace tessera::cli::play {
namespace {

class Ending : public PlayTest {
 protected:
  // The text of the only finished game that was kept.
  [[nodiscard]] std::string finished() const {
    for (const auto& file : std::filesystem::directory_iterator(services_.state_folder))
      if (const std::string text = read_text(file.path()); is_finished(text)) return text;
    return "";
  }
};

TEST_F(Ending, ResigningAsksOnceAndTheOtherWins) {
  const Played played = play_through(chosen_for("21", 3), services_, "resign\nyes\n");
  EXPECT_TRUE(has(played.out, "Give up? The other wins, and the scores don’t count.")) << played.out;
  EXPECT_TRUE(has(played.out, "You gave up: Greedy 1 wins.")) << played.out;
  EXPECT_TRUE(has(played.out, "\nresigned 0\n")) << "for programs that read it";
  EXPECT_TRUE(finished().ends_with("\nresigned 0\n"));
  EXPECT_TRUE(kept().empty()) << "there is nothing to go on with";
}

TEST_F(Ending, AnythingButYesGoesOn) {
  for (const char* answer : {"", "no", "perhaps", "#1"}) {
    const Played played = play_through(chosen_for("21", 3), services_, concat("resign\n", answer, "\n"));
    EXPECT_TRUE(has(played.out, "The game goes on.")) << played.out;
    EXPECT_FALSE(has(played.out, "gave up"));
  }
}

TEST_F(Ending, AloneThereIsNoScore) {
  ChosenSettings chosen = chosen_for("101", 3);
  chosen.players = 1;
  const Played played = play_through(chosen, services_, "#1\nresign\ny\n");
  EXPECT_TRUE(has(played.out, "You gave up: the game ends without a score.")) << played.out;
}

TEST_F(Ending, WithMoreThanTwoNobodyResigns) {
  const Played played = play_through(chosen_for("lexio", 3), services_, "resign\n");
  EXPECT_TRUE(
      has(on_one_line(played.out), "With more than two players nobody resigns: leave, and a bot plays on."))
      << played.out;
}

TEST_F(Ending, LeavingHandsTheSeatToABotAndTheGameGoesOn) {
  const Played played = play_through(chosen_for("lexio", 3), services_, "#1\nleave\nyes\n");
  EXPECT_TRUE(has(on_one_line(played.out),
                  "Leave? The bot skilled plays your seat to the end, and the result counts as it falls."))
      << played.out;
  EXPECT_TRUE(has(played.out, "\nThe game is over: ")) << played.out;
  EXPECT_TRUE(has(finished(), "\nresult "));
}

TEST_F(Ending, WhoeverStaysPlaysOn) {
  ChosenSettings chosen = chosen_for("lexio", 3);
  chosen.players = 3;
  chosen.kinds = {"you", "you", "greedy"};
  chosen.names = {"Ana", "Bo"};
  const std::string out = play_through(chosen, services_, "\nleave\nyes\n\n#1\nquit\n").out;
  const bool ana_left = has(out, "Ana> leave");
  EXPECT_TRUE(ana_left || has(out, "Bo> leave")) << out;
  const std::string after = out.substr(out.find("> leave"));
  EXPECT_TRUE(has(after, ana_left ? "Bo> " : "Ana> ")) << after;
  EXPECT_FALSE(has(after, ana_left ? "Ana> #1" : "Bo> #1")) << after;
  EXPECT_FALSE(has(after.substr(7), "Pass the device")) << "one is alone now: " << after;
}

TEST_F(Ending, LeavingIsForMoreThanTwo) {
  EXPECT_TRUE(has(on_one_line(play_through(chosen_for("21", 3), services_, "leave\n").out),
                  "\"leave\" is for games of more than two; here \"resign\" gives up, and \"quit\" keeps the "
                  "game for later."));
}

TEST_F(Ending, WhatIsOverCanNeitherBeResignedNorLeftNorTakenBack) {
  const std::string out =
      play_through(chosen_for("21", 3), services_, "resign\nyes\nresign\nleave\nundo\nquit\n", kPlainPerson)
          .out;
  int answers = 0;
  for (std::size_t at = 0; (at = out.find("The game is over.\n", at)) != std::string::npos; ++at) ++answers;
  EXPECT_EQ(answers, 3) << out;
}

TEST_F(Ending, AgainPlaysTheSameTableOnceMore) {
  ChosenSettings chosen = chosen_for("21", 3);
  chosen.names = {"Camille"};
  chosen.options = {{"lines", "each"}};
  const std::string out =
      play_through(chosen, services_, "again\nresign\nyes\nagain\n#1\nquit\n", kPlainPerson).out;
  EXPECT_TRUE(has(on_one_line(out), "\"again\" plays the same table once more when this game is over"));
  ASSERT_EQ(kept().size(), 1U);
  const std::string second = read_text(kept().front());
  EXPECT_TRUE(has(second, "option lines each\n"));
  EXPECT_TRUE(has(second, "tag seat0 person Camille\n"));
  EXPECT_FALSE(has(second, "tag seed 3\n")) << "other chance";
}

TEST_F(Ending, ATeamWinsAsATeam) {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    ChosenSettings chosen = chosen_for("21", seed);
    chosen.options = {{"teams", "on"}};
    const std::string out = on_one_line(play_through(chosen, services_, random_numbers(seed, 3000)).out);
    // "result A B C D winner X Y": the teams are seats 0 and 2, 1 and 3.
    const auto words = split_words(std::string_view(out).substr(out.rfind("result ")));
    ASSERT_EQ(words.size(), 8U) << out.substr(out.rfind("result "));
    const int first = *parse_int(words[1]) + *parse_int(words[3]);
    const int second = *parse_int(words[2]) + *parse_int(words[4]);
    const std::string expected =
        words[6] == "0" ? concat("Your team wins, ", first, " to ", second, '.')
                        : concat("The team of Greedy 1, Greedy 3 wins, ", second, " to ", first, '.');
    EXPECT_TRUE(has(out, expected)) << expected << '\n' << out.substr(out.rfind("The game is over"));
  }
}

}  // namespace
}  // namespace tessera::cli::play
