#include <regex>

#include "tests/cli/play/support.h"

// Whole games, text in and text out.

namespace tessera::cli::play {
namespace {

class Play : public PlayTest {};

TEST_F(Play, EveryGameInEveryNumberIsPlayedToItsEnd) {
  for (const AnyGame* game : all_games())
    for (int players = game->spec().min_players; players <= game->spec().max_players; ++players) {
      ChosenSettings chosen = chosen_for(game->spec().name, 11);
      chosen.players = players;
      const Played played = play_through(chosen, services_, random_numbers(3, 5000));
      EXPECT_EQ(played.code, ExitCode::ok) << played.errors;
      EXPECT_TRUE(has(played.out, "\nThe game is over: ")) << game->spec().name << ' ' << players;
      EXPECT_TRUE(has(played.out, "\nresult "));
      EXPECT_FALSE(has(played.out, "\x1b")) << "no escape codes in a pipe";
      EXPECT_TRUE(kept().empty());
    }
}

TEST_F(Play, TheSameInputGivesTheSameOutput) {
  for (std::string_view game : {"101", "lexio", "21"}) {
    const Played once = play_through(chosen_for(game, 4), services_, random_numbers(4, 60));
    const Played again = play_through(chosen_for(game, 4), services_, random_numbers(4, 60));
    const auto played = [](const std::string& out) {  // but for the file, which is each game's own
      return std::regex_replace(out, std::regex("game-[-0-9]*.tessera"), "FILE");
    };
    EXPECT_EQ(played(once.out), played(again.out));
  }
}

TEST_F(Play, BotsAloneCanBeWatched) {
  ChosenSettings chosen = chosen_for("101");
  chosen.kinds = {"greedy", "random"};
  const Played played = play_through(chosen, services_, "");
  EXPECT_EQ(played.code, ExitCode::ok);
  EXPECT_TRUE(has(played.out, "Greedy 1: took "));
  EXPECT_TRUE(has(played.out, "\nresult "));
}

TEST_F(Play, ShowsWhatABotDid) {
  const Played played = play_through(chosen_for("101", 2), services_, times(6, "#1\n"));
  EXPECT_TRUE(std::regex_search(played.out, std::regex("Greedy 1: placed [BGOPR][0-9]+ on E5")))
      << played.out;
}

TEST_F(Play, SaysWhyAMoveCannotBe) {
  ChosenSettings chosen = chosen_for("101", 3);
  chosen.players = 1;
  const Played played = play_through(chosen, services_, "place E5\ntake 9\nz9\n#99\ntake 2\nA1\n");
  EXPECT_TRUE(has(played.out, "You> place E5\nTake a front token first"));
  EXPECT_TRUE(has(played.out, "You> take 9\n\"9\" is no row of the box"));
  EXPECT_TRUE(has(played.out, "You> z9\n\"z9\" is no row of the box")) << "the only verb is understood";
  EXPECT_TRUE(has(played.out, "You> A1\nThe first token of a grid is written at E5, not A1"));
  EXPECT_TRUE(has(played.out, "There is no move #99; they are #1 to #5."));
}

TEST_F(Play, OffersTheOneMoveThatComesClose) {
  ChosenSettings chosen = chosen_for("21", 5);
  const Played played = play_through(chosen, services_, "place 1\n\n");
  EXPECT_TRUE(has(played.out, "Enter plays \"place 1 G7\".")) << played.out;
  EXPECT_TRUE(has(played.out, "You: 1 on G7"));
}

// The example is always played, so that each must be there and be a move.
TEST_F(Play, EveryTurnBeginsWithAnExampleOfAMove) {
  for (const std::size_t columns : {60U, 80U})
    for (std::string_view game : {"101", "lexio", "21"}) {
      int turns = 0;
      terminal::AnsweringTerminal terminal(
          {.columns = columns, .rows = 24, .person = true},
          [&](const std::string& shown) -> std::optional<std::string> {
            if (has(shown, "Enter: the next round")) return "";
            if (++turns > 20) return std::nullopt;
            for (std::string_view words : {"Your move, for example ", "One move is possible: "}) {
              const std::size_t at = shown.find(words);
              if (at == std::string::npos) continue;
              const std::size_t begin = at + words.size();
              return shown.substr(begin, shown.find('.', begin) - begin);
            }
            ADD_FAILURE() << "no example: " << shown;
            return std::nullopt;
          });
      std::ostringstream errors;
      run_play({chosen_for(game, 5), {}}, services_, terminal, errors);
      ASSERT_EQ(kept_games().front(), game);
      const std::string record = read_text(kept().front());
      int moves = 0;
      for (std::size_t at = 0; (at = record.find("\n0 ", at)) != std::string::npos; ++at) ++moves;
      EXPECT_EQ(moves, 20) << game << record;
    }
}

TEST_F(Play, SmallLettersOutOfTurnAreTakenForCapitals) {
  ChosenSettings chosen = chosen_for("101", 3);
  const std::string small = play_through(chosen, services_, "place e5\n").out;
  const std::string capital = play_through(chosen, services_, "place E5\n").out;
  const auto answer = [](const std::string& out) { return out.substr(out.find('\n', out.find("You> "))); };
  EXPECT_TRUE(has(answer(small), "Take a front token first")) << small;
  EXPECT_EQ(answer(small), answer(capital));
}

TEST_F(Play, HalfAMoveIsAnsweredWithMovesThatArePossible) {
  const std::string out = on_one_line(play_through(chosen_for("21", 5), services_, "#1\nplace 12\n").out);
  EXPECT_TRUE(
      has(out, "12 on which square? It is written \"place 12 SQUARE\". With more it could be place 12 F6, "))
      << out;
}

TEST_F(Play, EnterPlaysTheOnlyMove) {
  const Played played = play_through(chosen_for("101", 3), services_, "1\n\n");
  EXPECT_TRUE(has(played.out, "One move is possible: place E5. Enter plays it."));
  EXPECT_TRUE(has(played.out, "You: placed "));
}

TEST_F(Play, EnterAloneIsNoMoveWhereThereAreSeveral) {
  const Played played = play_through(chosen_for("101", 3), services_, "\n\n\n");
  EXPECT_FALSE(has(played.out, "You: "));
}

TEST_F(Play, UndoAndItsRefusals) {
  ChosenSettings chosen = chosen_for("101");
  chosen.players = 1;
  const Played played = play_through(chosen, services_, "undo\ntake 1\nundo\ne5\nundo\n");
  EXPECT_TRUE(has(played.out, "You have no move to take back."));
  EXPECT_TRUE(has(on_one_line(played.out),
                  "No taking back: your move showed something that was hidden, and it can’t be unseen."));
  EXPECT_TRUE(has(played.out, "Taken back."));
}

TEST_F(Play, ARefusedUndoSaysWhy) {
  const auto answer = [&](std::string_view game, std::string_view moves) {
    return on_one_line(play_through(chosen_for(game, 3), services_, concat(moves, "undo\n")).out);
  };
  const std::string token = answer("101", "#1\n#1\n#1\n");
  EXPECT_TRUE(has(token, "No taking back: your move showed something that was hidden")) << token;
  const std::string tiles = answer("lexio", "#1\n");
  EXPECT_TRUE(has(tiles, "No taking back: your move showed something that was hidden")) << tiles;
}

TEST_F(Play, UndoAtOneKeyboardSaysWhoseTurnItIs) {
  ChosenSettings chosen = chosen_for("101", 2);
  chosen.kinds = {"you", "you"};
  chosen.names = {"Ana", "Bo"};
  chosen.options = {{"mode", "junior"}};
  const std::string out = play_through(chosen, services_, "#1\n#1\nundo\n").out;
  EXPECT_TRUE(has(out, "Taken back, so it is Ana’s turn.") || has(out, "Taken back, so it is Bo’s turn."))
      << out;
}

TEST_F(Play, ListsTheMoves) {
  const Played played = play_through(chosen_for("101", 3), services_, "?\n? 3\n? zebra\n#5\n");
  EXPECT_TRUE(has(played.out, "#1 take 1   #2 take 2   #3 take 3   #4 take 4   #5 take 5\n"));
  EXPECT_TRUE(has(played.out, "\n#3 take 3\n"));
  EXPECT_TRUE(has(played.out, "No move has zebra in it."));
  EXPECT_TRUE(has(played.out, " from row 5"));
}

TEST_F(Play, ShortFormsAreRefusedForTheRulesOwnReason) {
  write_text(in_folder("quad.tessera"),
             "tessera 1\ngame lexio\nplayers 3\n"
             "~ deal 3c 4c 5c 5t 5m 5s 6c 7c 8c 9c 1c 2c | 3t 3m 3s 4t 4m 4s 6t 6m 6s 7t 7m 7s | "
             "8t 8m 8s 9t 9m 9s 1t 1m 1s 2t 2m 2s\n");
  ChosenSettings chosen;
  chosen.kinds = {"you", "greedy", "greedy"};
  const auto answer = [&](const std::string& typed) {
    return on_one_line(play_through(PlayArguments{chosen, in_folder("quad.tessera")}, services_, typed).out);
  };
  EXPECT_TRUE(has(answer("5c 5t 5m 5s\n"), "A combination has 1, 2, 3 or 5 tiles, not 4."));
  EXPECT_TRUE(has(answer("5s 5m 5t 5c\n"), "A combination has 1, 2, 3 or 5 tiles, not 4.")) << "in any order";
  EXPECT_TRUE(has(answer("4c 3c\n"), "3c 4c is not a pair"));
  EXPECT_TRUE(has(answer("9s\n"), "The hand has no 9s."));
  EXPECT_TRUE(has(answer("4 3\n"), "3c 4c is not a pair")) << "numbers stand for tiles in the hand";
  EXPECT_TRUE(has(answer("5\n"), "That could be play 5c, play 5t, play 5m, play 5s."));
  EXPECT_TRUE(has(answer("5 5\n"), "and 2 more. Type more of it, or ? for their numbers."));
  EXPECT_TRUE(has(answer("9 8 7 6 5s\n"), "You: played straight 5s 6c 7c 8c 9c"));
}

TEST_F(Play, TheEndSaysTheResultOnce) {
  for (std::string_view game : {"101", "lexio", "21"}) {
    ChosenSettings chosen = chosen_for(game, 4);
    if (game == "lexio") chosen.options = {{"rounds", "1"}};
    chosen.kinds.assign(static_cast<std::size_t>(find_game(game)->spec().default_players), "greedy");
    const terminal::TerminalTraits screen{.columns = 80, .rows = 24, .person = true};
    const std::string out = play_through(chosen, services_, "quit\n", screen).out;
    const std::string end = out.substr(out.find("Tessera  "));
    EXPECT_EQ(end.find("over"), end.rfind("over")) << end;
    EXPECT_FALSE(has(end, "result ")) << end;
    EXPECT_FALSE(has(end, "you")) << "nobody looks on as a player: " << end;
  }
}

TEST_F(Play, HelpAndRulesAreThere) {
  const Played played = play_through(chosen_for("lexio"), services_, "help\nrules\n");
  EXPECT_TRUE(has(played.out, "save FILE      write the game to a file"));
  EXPECT_TRUE(has(played.out, "Shed your tiles."));
}

TEST_F(Play, BadRecordsNameTheLine) {
  write_text(in_folder("bad.tessera"), "tessera 1\ngame 101\nplayers 2\n~ start 9\n");
  const Played bad = play_through(PlayArguments{{}, in_folder("bad.tessera")}, services_, "");
  EXPECT_EQ(bad.code, ExitCode::bad_input);
  EXPECT_TRUE(has(bad.errors, "bad.tessera:4: ")) << bad.errors;
  EXPECT_EQ(bad.out, "");
  write_text(in_folder("who.tessera"), "tessera 1\ngame 101\nplayers 2\ntag seat1 nobody Nobody\n");
  EXPECT_EQ(play_through(PlayArguments{{}, in_folder("who.tessera")}, services_, "").code,
            ExitCode::bad_input);
  EXPECT_EQ(play_through(PlayArguments{{}, in_folder("none.tessera")}, services_, "").code, ExitCode::system);
}

TEST_F(Play, AnyRecordCanBeResumedInAnySeat) {
  write_text(in_folder("any.tessera"), "tessera 1\ngame 101\nplayers 2\n~ start 1\n");
  ChosenSettings chosen;
  chosen.kinds = {"random", "you"};
  chosen.names = {"", "Camille"};
  const Played played =
      play_through(PlayArguments{chosen, in_folder("any.tessera")}, services_, "#1\nquit\n");
  EXPECT_TRUE(has(played.out, " from row 1"));
  EXPECT_TRUE(has(read_text(kept().front()), "tag seat1 person Camille\n"));
  EXPECT_TRUE(has(read_text(kept().front()), "tag fair no\n"));
}

TEST_F(Play, WhoeverWatchesBotsSeesWhatEverySeatSees) {
  ChosenSettings chosen = chosen_for("21");
  chosen.kinds = {"greedy", "greedy"};
  const Played played = play_through(chosen, services_, "");
  EXPECT_TRUE(has(played.out, "Greedy 1: ")) << played.out;
  EXPECT_TRUE(has(played.out, " +5\n")) << played.out;
  EXPECT_FALSE(has(played.out, "drew")) << played.out;
}

TEST_F(Play, AFinishedRecordShowsItsEnd) {
  play_through(chosen_for("101", 2), services_,
               concat(times(80, "#1\n"), "save ", in_folder("end.tessera"), "\nquit\n"), kPerson);
  const Played played = play_through(PlayArguments{{}, in_folder("end.tessera")}, services_, "");
  EXPECT_EQ(played.code, ExitCode::ok);
  EXPECT_TRUE(has(played.out, "\nresult "));
}

TEST_F(Play, AfterTheEndThereIsSavingAndAnotherGame) {
  const Played played = play_through(
      chosen_for("101", 2), services_,
      concat(times(76, "#1\n"), "hello\nsave ", in_folder("end.tessera"), "\nundo\n?\nnew\nquit\n"), kPerson);
  EXPECT_EQ(played.code, ExitCode::ok);
  EXPECT_TRUE(has(played.out, "The game is over"));
  EXPECT_TRUE(has(read_text(in_folder("end.tessera")), "\nresult "));
  EXPECT_TRUE(has(played.out, "Which game?"));
}

}  // namespace
}  // namespace tessera::cli::play
