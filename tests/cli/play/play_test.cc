#include <regex>

#include "cli/play/opening.h"
#include "cli/play/run.h"
#include "tests/cli/play/support.h"

// Whole evenings, text in and text out.

namespace tessera::cli::play {
namespace {

class Play : public ::testing::Test {
 protected:
  Folder folder_;
  House house_ = test_house(folder_.path() / "state");
  [[nodiscard]] std::vector<std::filesystem::path> kept() const { return kept_in(house_.state_folder); }
  [[nodiscard]] std::string in_folder(std::string_view name) const {
    return (folder_.path() / name).string();
  }
};

constexpr TerminalTraits kPerson{
    .columns = 80, .rows = 24, .person = true, .escapes = true, .colours = Colours::all};

std::string on_one_line(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

TEST_F(Play, EveryGameInEveryNumberIsPlayedToItsEnd) {
  for (const AnyGame* game : all_games())
    for (int players = game->spec().min_players; players <= game->spec().max_players; ++players) {
      Wish wish = wish_for(game->spec().name, 11);
      wish.players = players;
      const Played played = play_through(wish, house_, random_numbers(3, 5000));
      EXPECT_EQ(played.code, ExitCode::ok) << played.errors;
      EXPECT_TRUE(has(played.out, "\nThe game is over: ")) << game->spec().name << ' ' << players;
      EXPECT_TRUE(has(played.out, "\nresult "));
      EXPECT_FALSE(has(played.out, "\x1b")) << "no escape codes in a pipe";
      EXPECT_TRUE(kept().empty());
    }
}

TEST_F(Play, TheSameInputGivesTheSameOutput) {
  for (std::string_view game : {"101", "lexio", "21"}) {
    const Played once = play_through(wish_for(game, 4), house_, random_numbers(4, 60));
    const Played again = play_through(wish_for(game, 4), house_, random_numbers(4, 60));
    const auto played = [](const std::string& out) {  // but for the file, which is each game's own
      return std::regex_replace(out, std::regex("game-[-0-9]*.tessera"), "FILE");
    };
    EXPECT_EQ(played(once.out), played(again.out));
  }
}

TEST_F(Play, FitsTheScreen) {
  for (std::string_view game : {"101", "lexio", "21"}) {
    Wish wish = wish_for(game, 21);
    wish.players = find_game(game)->spec().max_players;
    Rng rng(5);
    int left = 150;
    AnsweringTerminal terminal({.columns = 80, .rows = 24, .person = true, .escapes = true},
                               [&](const std::string& shown) -> std::optional<std::string> {
                                 const std::string screen = shown.substr(shown.rfind("\x1b[H") + 3);
                                 EXPECT_LE(std::count(screen.begin(), screen.end(), '\n'), 23) << screen;
                                 for (const std::string& line : split_lines(screen)) {
                                   std::string text = line;
                                   for (std::size_t at = 0; (at = text.find("\x1b[")) != std::string::npos;)
                                     text.erase(at, 3);
                                   EXPECT_LE(display_width(text), 80U) << text;
                                 }
                                 if (--left == 0) return std::nullopt;
                                 return concat('#', rng.below(6) + 1);
                               });
    std::ostringstream errors;
    EXPECT_EQ(run_play({wish, {}}, house_, terminal, errors), ExitCode::ok) << errors.str();
  }
}

TEST_F(Play, TheHeaderSaysWhoPlaysWhichColour) {
  Wish wish = wish_for("21", 2);
  wish.players = 4;
  EXPECT_TRUE(has(play_through(wish, house_, "").out,
                  "Tessera  21    You blue  Greedy 1 pink  Greedy 2 green  Greedy 3 yellow"));
  wish.options = {{"teams", "on"}};
  EXPECT_TRUE(has(play_through(wish, house_, "").out,
                  "Tessera  21  teams on  You blue  Greedy 1 pink  Greedy 2 green  Greedy 3 yellow\n"));
  wish.kinds = {"you", "champion", "champion", "champion"};
  EXPECT_TRUE(has(play_through(wish, house_, "").out,
                  "21  teams on  You blue  Champion 1 pink  Champion 2 green  Champion 3 yellow\n"));
  wish.kinds.clear();
  wish.options = {{"teams", "on"}, {"board", "crowded"}};
  EXPECT_TRUE(has(play_through(wish, house_, "").out, "    You  Greedy 1  Greedy 2  Greedy 3\n"))
      << "no room";
  EXPECT_TRUE(has(play_through(wish_for("101", 2), house_, "").out, "    You  Greedy 1\n"))
      << "no such colours";
}

TEST_F(Play, BotsAloneCanBeWatched) {
  Wish wish = wish_for("101");
  wish.kinds = {"greedy", "random"};
  const Played played = play_through(wish, house_, "");
  EXPECT_EQ(played.code, ExitCode::ok);
  EXPECT_TRUE(has(played.out, "Greedy 1: took "));
  EXPECT_TRUE(has(played.out, "\nresult "));
}

TEST_F(Play, ShowsWhatABotDid) {
  const Played played = play_through(wish_for("101", 2), house_, times(6, "#1\n"));
  EXPECT_TRUE(has(played.out, "Greedy 1: placed P2 on E5")) << played.out;
}

TEST_F(Play, SaysWhyAMoveCannotBe) {
  Wish wish = wish_for("101", 3);
  wish.players = 1;
  const Played played = play_through(wish, house_, "place E5\ntake 9\nz9\n#99\ntake 2\nA1\n");
  EXPECT_TRUE(has(played.out, "You> place E5\nTake a front token first"));
  EXPECT_TRUE(has(played.out, "You> take 9\n\"9\" is no row of the box"));
  EXPECT_TRUE(has(played.out, "You> z9\n\"z9\" is no row of the box")) << "the only verb is understood";
  EXPECT_TRUE(has(played.out, "You> A1\nThe first token of a grid is written at E5, not A1"));
  EXPECT_TRUE(has(played.out, "There is no move #99; they are #1 to #5."));
}

TEST_F(Play, OffersTheOneMoveThatComesClose) {
  Wish wish = wish_for("21", 5);
  const Played played = play_through(wish, house_, "place 3\n\n");
  EXPECT_TRUE(has(played.out, "Enter plays \"place 3 G7\".")) << played.out;
  EXPECT_TRUE(has(played.out, "You: 3 on G7"));
}

TEST_F(Play, EveryTurnBeginsWithAnExampleOfAMove) {
  for (const std::size_t columns : {60U, 80U}) {
    const TerminalTraits screen{.columns = columns, .rows = 24, .person = true};
    for (std::string_view game : {"101", "lexio", "21"}) {
      const std::string out = play_through(wish_for(game, 5), house_, random_numbers(5, 60), screen).out;
      EXPECT_TRUE(has(out, "Your move, for example "));
      EXPECT_FALSE(has(out, "Your move. ")) << game;
    }
  }
}

TEST_F(Play, HalfAMoveIsAnsweredWithMovesThatArePossible) {
  const std::string out = on_one_line(play_through(wish_for("21", 5), house_, "#1\nplace 8\n").out);
  EXPECT_TRUE(
      has(out, "8 on which square? It is written \"place 8 SQUARE\". With more it could be place 8 F6, "))
      << out;
}

TEST_F(Play, EnterPlaysTheOnlyMove) {
  const Played played = play_through(wish_for("101", 3), house_, "1\n\n");
  EXPECT_TRUE(has(played.out, "One move is possible: place E5. Enter plays it."));
  EXPECT_TRUE(has(played.out, "You: placed "));
}

TEST_F(Play, EnterAloneIsNoMoveWhereThereAreSeveral) {
  const Played played = play_through(wish_for("101", 3), house_, "\n\n\n");
  EXPECT_FALSE(has(played.out, "You: "));
}

TEST_F(Play, TheTableIsShownAgainWhenAskedFor) {
  const TerminalTraits plain{.columns = 80, .rows = 24, .person = true};
  const auto tables = [&](const std::string& typed) {
    const std::string out = play_through(wish_for("101", 3), house_, typed, plain).out;
    std::size_t count = 0;
    for (std::size_t at = 0; (at = out.find("Tessera  101", at)) != std::string::npos; ++at) ++count;
    return count;
  };
  EXPECT_EQ(tables("zebra\nzebra\n"), 1U) << "a refusal alone does not repeat it";
  EXPECT_EQ(tables("zebra\n\n"), 2U);
  EXPECT_EQ(tables("zebra\ntable\n"), 2U);
  EXPECT_EQ(tables("1\ntable\n"), 3U) << "where Enter would play the only move";
}

TEST_F(Play, UndoAndItsRefusals) {
  Wish wish = wish_for("101");
  wish.players = 1;
  const Played played = play_through(wish, house_, "undo\ntake 1\nundo\ne5\nundo\n");
  EXPECT_TRUE(has(played.out, "There is nothing of yours to take back yet."));
  EXPECT_TRUE(has(on_one_line(played.out),
                  "No taking back: that move showed you something that was hidden, and it can't be unseen."));
  EXPECT_TRUE(has(played.out, "Taken back."));
}

TEST_F(Play, ARefusedUndoSaysWhy) {
  const auto answer = [&](std::string_view game, std::string_view moves) {
    return on_one_line(play_through(wish_for(game, 3), house_, concat(moves, "undo\n")).out);
  };
  const std::string token = answer("101", "#1\n#1\n#1\n");
  EXPECT_TRUE(has(token, "No taking back: that move showed you something that was hidden")) << token;
  const std::string drawn = answer("21", "#1\n");
  EXPECT_TRUE(has(drawn, "No taking back: something was drawn or dealt since, and can't be unseen."))
      << drawn;
  const std::string hand = answer("lexio", "#1\n");
  EXPECT_TRUE(has(hand, " has played since, and that tells something about a hidden hand.")) << hand;
}

TEST_F(Play, UndoAtOneKeyboardSaysWhoseTurnItIs) {
  Wish wish = wish_for("101", 2);
  wish.kinds = {"you", "you"};
  wish.names = {"Ana", "Bo"};
  wish.options = {{"mode", "junior"}};
  const std::string out = play_through(wish, house_, "#1\n#1\nundo\n").out;
  EXPECT_TRUE(has(out, "Taken back, so it is Ana's turn.") || has(out, "Taken back, so it is Bo's turn."))
      << out;
}

TEST_F(Play, ListsTheMoves) {
  const Played played = play_through(wish_for("101", 3), house_, "?\n? 3\n? zebra\n#5\n");
  EXPECT_TRUE(has(played.out, "#1 take 1   #2 take 2   #3 take 3   #4 take 4   #5 take 5\n"));
  EXPECT_TRUE(has(played.out, "\n#3 take 3\n"));
  EXPECT_TRUE(has(played.out, "No move has zebra in it."));
  EXPECT_TRUE(has(played.out, " from row 5"));
}

TEST_F(Play, TheListStandsBelowTheTableOrIsPaged) {
  const TerminalTraits screen{.columns = 80, .rows = 24, .person = true, .escapes = true};
  const auto last_screen = [](const std::string& out) {
    const std::size_t prompt = out.rfind("> ");
    return out.substr(out.rfind("\x1b[H", prompt));
  };
  const std::string table = last_screen(play_through(wish_for("101", 3), house_, "?\n", screen).out);
  EXPECT_TRUE(has(table, "#5 take 5")) << table;
  EXPECT_TRUE(has(table, "Box ")) << "the table is still there";
  const TerminalTraits low{.columns = 80, .rows = 10, .person = true, .escapes = true};
  const Played paged = play_through(wish_for("21", 5), house_, "#1\n?\n\n#2\n", low);
  EXPECT_TRUE(has(paged.out, "Enter: more, q: back"));
  EXPECT_FALSE(has(paged.out, "WORD lists")) << "nothing is left out";
  EXPECT_TRUE(has(read_text(kept().front()), "\n0 place 4 G6\n")) << "typed on the second page";
}

TEST_F(Play, SaysOnceWhichWidthIsNeededAndShowsTheHandAnyway) {
  const TerminalTraits narrow{.columns = 50, .rows = 24, .person = true, .escapes = true};
  const std::string out = play_through(wish_for("21", 5), house_, "?\nq\nzzz\n", narrow).out;
  EXPECT_TRUE(has(out, "This table needs 63 columns, your terminal has")) << out;
  EXPECT_EQ(out.find("needs 63 columns"), out.rfind("needs 63 columns"));
  EXPECT_TRUE(has(out, "Your hand  "));
  const TerminalTraits middling{.columns = 70, .rows = 24, .person = true, .escapes = true};
  const std::string enough = play_through(wish_for("21", 5), house_, "", middling).out;
  EXPECT_FALSE(has(enough, "columns"));
  EXPECT_TRUE(has(enough, "Your hand  "));
  const std::string lexio = play_through(wish_for("lexio", 5), house_, "", narrow).out;
  EXPECT_TRUE(has(lexio, "Your hand"));
  EXPECT_TRUE(has(lexio, " columns, your terminal has 50:"));
}

TEST_F(Play, SaysThatItIsTooNarrowAsSoonAsSomethingIsCut) {
  for (std::string_view game : {"101", "lexio", "21"})
    for (std::size_t columns : {40U, 50U, 60U, 66U, 70U, 74U, 78U}) {
      const TerminalTraits narrow{.columns = columns, .rows = 40, .person = true, .escapes = true};
      const std::string out = play_through(wish_for(game, 5), house_, random_numbers(5, 60), narrow).out;
      const std::size_t cut_off = out.find("…");
      const std::size_t next_screen = cut_off == std::string::npos ? cut_off : out.find("\x1b[H", cut_off);
      EXPECT_LE(out.find("This table needs "), next_screen) << game << ' ' << columns;
    }
}

TEST_F(Play, TheSetupExplainsItsChoices) {
  const TerminalTraits screen{.columns = 80, .rows = 24, .person = true};
  const std::string games = play_through(Wish{}, house_, "?\nrules lexio\n\nrules\nquit\n", screen).out;
  EXPECT_TRUE(has(games, "Type the number or the name of a game"));
  EXPECT_TRUE(has(games, "Shed your tiles."));
  EXPECT_TRUE(has(games, "Say of which game"));
  const std::string better = play_through(Wish{}, house_, "rules\nrules 21\n\nquit\n", screen).out;
  EXPECT_EQ(better.find("Say of which game"), better.rfind("Say of which game")) << better;
  for (const char* help : {"?", "help"}) {
    const std::string form = play_through(Wish{}, house_, concat("lexio\n", help, "\n\nquit\n"), screen).out;
    for (const char* key : {"  players 5\n", "  seats you,greedy\n", "  rounds 5\n", "greedy", "random"})
      EXPECT_TRUE(has(form, key)) << key;
    EXPECT_TRUE(has(form, "a person at this keyboard"));
  }
  const std::string typed = play_through(Wish{}, house_, "lexio\n?\nplayers 5\nquit\n", screen).out;
  EXPECT_TRUE(has(typed, "players   5 ")) << "what is typed while reading is obeyed";
}

TEST_F(Play, ShortFormsAreRefusedForTheRulesOwnReason) {
  write_text(in_folder("quad.tessera"),
             "tessera 1\ngame lexio\nplayers 3\n"
             "~ deal 3c 4c 5c 5t 5m 5s 6c 7c 8c 9c 1c 2c | 3t 3m 3s 4t 4m 4s 6t 6m 6s 7t 7m 7s | "
             "8t 8m 8s 9t 9m 9s 1t 1m 1s 2t 2m 2s\n");
  Wish wish;
  wish.kinds = {"you", "greedy", "greedy"};
  const auto answer = [&](const std::string& typed) {
    return on_one_line(play_through(Request{wish, in_folder("quad.tessera")}, house_, typed).out);
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
    Wish wish = wish_for(game, 4);
    if (game == "lexio") wish.options = {{"rounds", "1"}};
    wish.kinds.assign(static_cast<std::size_t>(find_game(game)->spec().usual_players), "greedy");
    const TerminalTraits screen{.columns = 80, .rows = 24, .person = true};
    const std::string out = play_through(wish, house_, "quit\n", screen).out;
    const std::string end = out.substr(out.find("Tessera  "));
    EXPECT_EQ(end.find("over"), end.rfind("over")) << end;
    EXPECT_FALSE(has(end, "result ")) << end;
    EXPECT_FALSE(has(end, "you")) << "nobody looks on as a player: " << end;
  }
}

TEST_F(Play, HelpAndRulesAreThere) {
  const Played played = play_through(wish_for("lexio"), house_, "help\nrules\n");
  EXPECT_TRUE(has(played.out, "save FILE      write the game to a file"));
  EXPECT_TRUE(has(played.out, "Shed your tiles."));
}

TEST_F(Play, ColoursAreEscapesAndPlainHasNone) {
  const Played rich = play_through(wish_for("lexio"), house_, "#1\nquit\n", kPerson);
  EXPECT_TRUE(has(rich.out, "\x1b[38;2;"));
  const Played plain = play_through(wish_for("lexio"), house_, "#1\nhelp\n?\nquit\n",
                                    {.columns = 80, .rows = 24, .person = true});
  EXPECT_FALSE(has(plain.out, "\x1b"));
}

TEST_F(Play, AsciiMeansEveryCharacter) {
  const auto only_ascii = [](const std::string& text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<signed char>(c) >= 0; });
  };
  for (std::string_view game : {"101", "lexio", "21"})
    for (const bool ascii : {false, true}) {
      Wish wish = wish_for(game, 5);
      wish.players = find_game(game)->spec().max_players;
      const TerminalTraits narrow{.columns = 50, .rows = 24, .person = true, .ascii = ascii};
      const Played played = play_through(wish, house_, "#1\n#1\n#1\nquit\n", narrow);
      EXPECT_EQ(only_ascii(played.out), ascii) << game << played.out;
    }
}

TEST_F(Play, BadRecordsNameTheLine) {
  write_text(in_folder("bad.tessera"), "tessera 1\ngame 101\nplayers 2\n~ start 9\n");
  const Played bad = play_through(Request{{}, in_folder("bad.tessera")}, house_, "");
  EXPECT_EQ(bad.code, ExitCode::bad_input);
  EXPECT_TRUE(has(bad.errors, "bad.tessera:4: ")) << bad.errors;
  EXPECT_EQ(bad.out, "");
  write_text(in_folder("who.tessera"), "tessera 1\ngame 101\nplayers 2\ntag seat1 nobody Nobody\n");
  EXPECT_EQ(play_through(Request{{}, in_folder("who.tessera")}, house_, "").code, ExitCode::bad_input);
  EXPECT_EQ(play_through(Request{{}, in_folder("none.tessera")}, house_, "").code, ExitCode::system);
}

TEST_F(Play, AnyRecordCanBeResumedInAnySeat) {
  write_text(in_folder("any.tessera"), "tessera 1\ngame 101\nplayers 2\n~ start 1\n");
  Wish wish;
  wish.kinds = {"random", "you"};
  wish.names = {"", "Camille"};
  const Played played = play_through(Request{wish, in_folder("any.tessera")}, house_, "#1\nquit\n");
  EXPECT_TRUE(has(played.out, " from row 1"));
  EXPECT_TRUE(has(read_text(kept().front()), "tag seat1 you Camille\n"));
  EXPECT_TRUE(has(read_text(kept().front()), "tag seed 99\n"));
}

TEST_F(Play, AFinishedRecordShowsItsEnd) {
  play_through(wish_for("101", 2), house_,
               concat(times(80, "#1\n"), "save ", in_folder("end.tessera"), "\nquit\n"), kPerson);
  const Played played = play_through(Request{{}, in_folder("end.tessera")}, house_, "");
  EXPECT_EQ(played.code, ExitCode::ok);
  EXPECT_TRUE(has(played.out, "\nresult "));
}

TEST_F(Play, WrongWishesAreUsageErrors) {
  Wish players = wish_for("lexio");
  players.players = 9;
  EXPECT_EQ(play_through(players, house_, "").code, ExitCode::usage);
  Wish seats = wish_for("101");
  seats.kinds = {"you", "wizard"};
  const Played played = play_through(seats, house_, "");
  EXPECT_EQ(played.code, ExitCode::usage);
  EXPECT_TRUE(has(played.errors, "wizard"));
  Wish option = wish_for("101");
  option.options = {{"mode", "odd"}};
  EXPECT_EQ(play_through(option, house_, "").code, ExitCode::usage);
}

TEST_F(Play, OptionsThatOnlyOneNumberGoesWithSayHowManyPlay) {
  Wish wish = wish_for("21");
  wish.options = {{"teams", "on"}};
  EXPECT_EQ(plan_for(wish).players.size(), 4U);
  wish.kinds = {"you", "greedy"};
  EXPECT_EQ(plan_for(wish).players.size(), 4U) << "seats that nobody names get a bot";
  wish.players = 2;
  EXPECT_TRUE(has(play_through(wish, house_, "").errors, "teams are for exactly 4 players")) << "it was said";
}

TEST_F(Play, TheSetupSaysWhenAnOptionChangesHowManyPlay) {
  const TerminalTraits screen{.columns = 80, .rows = 24, .person = true};
  const std::string out =
      play_through(Wish{}, house_, "21\nteams on\nteams off\nlines each\nquit\n", screen).out;
  EXPECT_TRUE(has(out, "  With teams on, 4 play. Enter plays.")) << out;
  EXPECT_TRUE(has(out, "  players   4 "));
  EXPECT_TRUE(has(out, "  With teams off, 2 play. Enter plays."));
  EXPECT_FALSE(has(out, "With lines"));
  const std::string said =
      play_through(Wish{}, house_, "21\nplayers 3\nteams on\nplayers 2\nquit\n", screen).out;
  EXPECT_TRUE(has(said, "  With teams on, 4 play. Enter plays.")) << said;
  EXPECT_TRUE(has(on_one_line(said), "Teams are for exactly 4 players"));
}

TEST_F(Play, MoreSeatsThanCanPlayAreRefusedByTheGame) {
  Wish wish = wish_for("21");
  wish.kinds = {"you", "champion", "you", "you", "you"};
  EXPECT_EQ(play_through(wish, house_, "").errors, "tessera play: 21 is played by 2 to 4 players, not 5\n");
}

TEST_F(Play, WithoutAGameAndWithoutATerminalThereIsNobodyToAsk) {
  const Played played = play_through(Wish{}, house_, "1\n\n");
  EXPECT_EQ(played.code, ExitCode::usage);
  EXPECT_TRUE(has(played.errors, "say which game"));
}

TEST_F(Play, TheOpeningAsksForEverythingAndEnterAcceptsIt) {
  const Played played = play_through(Wish{}, house_, "\n\n#1\nquit\n", kPerson);
  EXPECT_EQ(played.code, ExitCode::ok);
  EXPECT_TRUE(has(read_text(kept().front()), "game 101\nplayers 2\ntag seed 99\n"));
}

TEST_F(Play, TheOpeningTakesNumbersNamesAndChanges) {
  const Played played =
      play_through(Wish{}, house_,
                   "chess\nLEXIO\nplayers 12\nplayers 3\nseats you,you\nnames Ana, Bo\nrounds=2\n"
                   "seed 5\nrules\n\n\n\n#1\nquit\n",
                   kPerson);
  EXPECT_TRUE(has(played.out, "There is no game called \"chess\" here."));
  EXPECT_TRUE(has(played.out, "Lexio is played by 3 to 5 players, not 12."));
  const std::string record = read_text(kept().front());
  EXPECT_TRUE(has(record,
                  "game lexio\nplayers 3\noption rounds 2\ntag seed 5\ntag seat0 you Ana\n"
                  "tag seat1 you Bo\ntag seat2 greedy Greedy 1\n"))
      << record;
}

TEST_F(Play, TheOpeningGoesBackAndLeaves) {
  EXPECT_EQ(play_through(Wish{}, house_, "2\nback\n3\nquit\n", kPerson).code, ExitCode::ok);
  EXPECT_EQ(play_through(Wish{}, house_, "quit\n", kPerson).code, ExitCode::ok);
  EXPECT_EQ(play_through(Wish{}, house_, "", kPerson).code, ExitCode::ok);
  EXPECT_TRUE(kept().empty());
}

TEST_F(Play, AfterTheEndThereIsSavingAndAnotherGame) {
  const Played played = play_through(
      wish_for("101", 2), house_,
      concat(times(76, "#1\n"), "hello\nsave ", in_folder("end.tessera"), "\nundo\n?\nnew\nquit\n"), kPerson);
  EXPECT_EQ(played.code, ExitCode::ok);
  EXPECT_TRUE(has(played.out, "The game is over"));
  EXPECT_TRUE(has(read_text(in_folder("end.tessera")), "\nresult "));
  EXPECT_TRUE(has(played.out, "Which game?"));
}

}  // namespace
}  // namespace tessera::cli::play
