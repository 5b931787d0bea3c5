#include "tests/cli/play/support.h"

// What is asked before a game begins, and what is wished for on the command line.

namespace tessera::cli::play {
namespace {

class BeforeAGame : public PlayTest {};

TEST_F(BeforeAGame, TheSetupExplainsItsChoices) {
  const terminal::TerminalTraits screen{.columns = 80, .rows = 24, .person = true};
  const std::string games =
      play_through(ChosenSettings{}, services_, "?\nrules lexio\n\nrules\nquit\n", screen).out;
  EXPECT_TRUE(has(games, "Type the number or the name of a game"));
  EXPECT_TRUE(has(games, "Shed your tiles."));
  EXPECT_TRUE(has(games, "Say of which game"));
  const std::string better =
      play_through(ChosenSettings{}, services_, "rules\nrules 21\n\nquit\n", screen).out;
  EXPECT_EQ(better.find("Say of which game"), better.rfind("Say of which game")) << better;
  for (const char* help : {"?", "help"}) {
    const std::string form =
        play_through(ChosenSettings{}, services_, concat("lexio\n", help, "\n\nquit\n"), screen).out;
    for (const char* key : {"  players 5\n", "  seats you,greedy\n", "  rounds 5\n", "greedy", "random"})
      EXPECT_TRUE(has(form, key)) << key;
    EXPECT_TRUE(has(form, "a person at this keyboard"));
  }
  const std::string typed =
      play_through(ChosenSettings{}, services_, "lexio\n?\nplayers 5\nquit\n", screen).out;
  EXPECT_TRUE(has(typed, "players   5 ")) << "what is typed while reading is obeyed";
}

TEST_F(BeforeAGame, WrongWishesAreUsageErrors) {
  ChosenSettings players = chosen_for("lexio");
  players.players = 9;
  EXPECT_EQ(play_through(players, services_, "").code, ExitCode::usage);
  ChosenSettings seats = chosen_for("101");
  seats.kinds = {"you", "wizard"};
  const Played played = play_through(seats, services_, "");
  EXPECT_EQ(played.code, ExitCode::usage);
  EXPECT_TRUE(has(played.errors, "wizard"));
  ChosenSettings option = chosen_for("101");
  option.options = {{"mode", "odd"}};
  EXPECT_EQ(play_through(option, services_, "").code, ExitCode::usage);
}

TEST_F(BeforeAGame, OptionsThatOnlyOneNumberGoesWithSayHowManyPlay) {
  ChosenSettings chosen = chosen_for("21");
  chosen.options = {{"teams", "on"}};
  EXPECT_EQ(settings_for(chosen).participants.size(), 4U);
  chosen.kinds = {"you", "greedy"};
  EXPECT_EQ(settings_for(chosen).participants.size(), 4U) << "seats that nobody names get a bot";
  chosen.players = 2;
  EXPECT_TRUE(has(play_through(chosen, services_, "").errors, "teams are for exactly 4 players"))
      << "it was said";
}

TEST_F(BeforeAGame, TheSetupSaysWhenAnOptionChangesHowManyPlay) {
  const terminal::TerminalTraits screen{.columns = 80, .rows = 24, .person = true};
  const std::string out =
      play_through(ChosenSettings{}, services_, "21\nteams on\nteams off\nlines each\nquit\n", screen).out;
  EXPECT_TRUE(has(out, "  With teams on, 4 play. Enter plays.")) << out;
  EXPECT_TRUE(has(out, "  players   4 "));
  EXPECT_TRUE(has(out, "  With teams off, 2 play. Enter plays."));
  EXPECT_FALSE(has(out, "With lines"));
  const std::string said =
      play_through(ChosenSettings{}, services_, "21\nplayers 3\nteams on\nplayers 2\nquit\n", screen).out;
  EXPECT_TRUE(has(said, "  With teams on, 4 play. Enter plays.")) << said;
  EXPECT_TRUE(has(on_one_line(said), "Teams are for exactly 4 players"));
}

TEST_F(BeforeAGame, MoreSeatsThanCanPlayAreRefusedByTheGame) {
  ChosenSettings chosen = chosen_for("21");
  chosen.kinds = {"you", "champion", "you", "you", "you"};
  EXPECT_EQ(play_through(chosen, services_, "").errors,
            "tessera play: 21 is played by 2 to 4 players, not 5\n");
}

TEST_F(BeforeAGame, WithoutAGameAndWithoutATerminalThereIsNobodyToAsk) {
  const Played played = play_through(ChosenSettings{}, services_, "1\n\n");
  EXPECT_EQ(played.code, ExitCode::usage);
  EXPECT_TRUE(has(played.errors, "say which game"));
}

TEST_F(BeforeAGame, TheOpeningAsksForEverythingAndEnterAcceptsIt) {
  const Played played = play_through(ChosenSettings{}, services_, "\n\n#1\nquit\n", kPerson);
  EXPECT_EQ(played.code, ExitCode::ok);
  EXPECT_TRUE(has(read_text(kept().front()), "game 101\nplayers 2\ntag seat0 person You\n"));
}

TEST_F(BeforeAGame, TheOpeningTakesNumbersNamesAndChanges) {
  const Played played =
      play_through(ChosenSettings{}, services_,
                   "chess\nLEXIO\nplayers 12\nplayers 3\nseats you,you\nnames Ana, Bo\nrounds=2\n"
                   "seed 5\nrules\n\n\n\n#1\nquit\n",
                   kPerson);
  EXPECT_TRUE(has(played.out, "There is no game called \"chess\" here."));
  EXPECT_TRUE(has(played.out, "Lexio is played by 3 to 5 players, not 12."));
  const std::string record = read_text(kept().front());
  EXPECT_TRUE(has(record,
                  "game lexio\nplayers 3\noption rounds 2\ntag seed 5\ntag seat0 person Ana\n"
                  "tag seat1 person Bo\ntag seat2 greedy Greedy 1\n"))
      << record;
}

TEST_F(BeforeAGame, TheOpeningGoesBackAndLeaves) {
  EXPECT_EQ(play_through(ChosenSettings{}, services_, "2\nback\n3\nquit\n", kPerson).code, ExitCode::ok);
  EXPECT_EQ(play_through(ChosenSettings{}, services_, "quit\n", kPerson).code, ExitCode::ok);
  EXPECT_EQ(play_through(ChosenSettings{}, services_, "", kPerson).code, ExitCode::ok);
  EXPECT_TRUE(kept().empty());
}

}  // namespace
}  // namespace tessera::cli::play
