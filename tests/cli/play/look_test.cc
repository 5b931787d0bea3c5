#include <regex>
#include <set>

#include "terminal/screen.h"
#include "tests/cli/play/support.h"

// How the table looks in terminals of every kind.

namespace tessera::cli::play {
namespace {

class Look : public PlayTest {};

TEST_F(Look, FitsTheScreen) {
  for (std::string_view game : {"101", "lexio", "21"}) {
    ChosenSettings chosen = chosen_for(game, 21);
    chosen.players = find_game(game)->spec().max_players;
    Rng rng(5);
    int left = 150;
    terminal::AnsweringTerminal terminal(
        {.columns = 80, .rows = 24, .person = true, .escapes = true},
        [&](const std::string& shown) -> std::optional<std::string> {
          const std::string screen = shown.substr(shown.rfind("\x1b[H") + 3);
          EXPECT_LE(std::count(screen.begin(), screen.end(), '\n'), 23) << screen;
          for (const std::string& line : terminal::split_lines(screen)) {
            std::string text = line;
            for (std::size_t at = 0; (at = text.find("\x1b[")) != std::string::npos;) text.erase(at, 3);
            EXPECT_LE(terminal::display_width(text), 80U) << text;
          }
          if (--left == 0) return std::nullopt;
          return concat('#', rng.below(6) + 1);
        });
    std::ostringstream errors;
    EXPECT_EQ(run_play({chosen, {}}, services_, terminal, errors), ExitCode::ok) << errors.str();
  }
}

TEST_F(Look, TheHeaderSaysWhoPlaysWhichColour) {
  ChosenSettings chosen = chosen_for("21", 2);
  chosen.players = 4;
  EXPECT_TRUE(has(play_through(chosen, services_, "").out,
                  "Tessera  21    You blue  Greedy 1 pink  Greedy 2 green  Greedy 3 yellow"));
  chosen.options = {{"teams", "on"}};
  EXPECT_TRUE(has(play_through(chosen, services_, "").out,
                  "Tessera  21  teams on  You blue  Greedy 1 pink  Greedy 2 green  Greedy 3 yellow\n"));
  chosen.kinds = {"you", "champion", "champion", "champion"};
  EXPECT_TRUE(has(play_through(chosen, services_, "").out,
                  "21  teams on  You blue  Champion 1 pink  Champion 2 green  Champion 3 yellow\n"));
  chosen.kinds.clear();
  chosen.options = {{"teams", "on"}, {"board", "crowded"}};
  EXPECT_TRUE(has(play_through(chosen, services_, "").out, "    You  Greedy 1  Greedy 2  Greedy 3\n"))
      << "no room";
  EXPECT_TRUE(has(play_through(chosen_for("101", 2), services_, "").out, "    You  Greedy 1\n"))
      << "no such colours";
}

TEST_F(Look, TheTableIsShownAgainWhenAskedFor) {
  const terminal::TerminalTraits plain{.columns = 80, .rows = 24, .person = true};
  const auto tables = [&](const std::string& typed) {
    const std::string out = play_through(chosen_for("101", 3), services_, typed, plain).out;
    std::size_t count = 0;
    for (std::size_t at = 0; (at = out.find("Tessera  101", at)) != std::string::npos; ++at) ++count;
    return count;
  };
  EXPECT_EQ(tables("zebra\nzebra\n"), 1U) << "a refusal alone does not repeat it";
  EXPECT_EQ(tables("zebra\n\n"), 2U);
  EXPECT_EQ(tables("zebra\ntable\n"), 2U);
  EXPECT_EQ(tables("1\ntable\n"), 3U) << "where Enter would play the only move";
}

// "? lists all 46", as it was said before the list.
int how_many_moves(const std::string& out) {
  constexpr std::string_view kSaid = "? lists all ";
  const std::size_t at = out.rfind(kSaid, out.find("#1 place")) + kSaid.size();
  return parse_int(out.substr(at, out.find_first_not_of("0123456789", at) - at)).value_or(0);
}

std::set<int> numbers_up_to(int last) {
  std::set<int> numbers;
  for (int n = 1; n <= last; ++n) numbers.insert(n);
  return numbers;
}

// Those of "#3 place 4 G6" and "#7-20 place *1-14 B6".
std::set<int> listed_numbers(const std::string& out) {
  std::set<int> numbers;
  const std::regex entry("#([0-9]+)(-([0-9]+))? [a-z]");
  for (std::sregex_iterator found(out.begin(), out.end(), entry), end; found != end; ++found) {
    const int first = std::stoi((*found)[1]);
    const int last = (*found)[3].matched ? std::stoi((*found)[3]) : first;
    for (int n = first; n <= last; ++n) numbers.insert(n);
  }
  return numbers;
}

TEST_F(Look, TheListStandsBelowTheTableOrIsPaged) {
  const terminal::TerminalTraits screen{.columns = 80, .rows = 24, .person = true, .escapes = true};
  const auto last_screen = [](const std::string& out) {
    const std::size_t prompt = out.rfind("> ");
    return out.substr(out.rfind("\x1b[H", prompt));
  };
  const std::string table = last_screen(play_through(chosen_for("101", 3), services_, "?\n", screen).out);
  EXPECT_TRUE(has(table, "#5 take 5")) << table;
  EXPECT_TRUE(has(table, "Box ")) << "the table is still there";
  const terminal::TerminalTraits low{.columns = 80, .rows = 10, .person = true, .escapes = true};
  const Played paged = play_through(chosen_for("21", 5), services_, "#1\n?\n\n#2\n", low);
  EXPECT_TRUE(has(paged.out, "Enter: more, q: back"));
  EXPECT_EQ(listed_numbers(paged.out), numbers_up_to(how_many_moves(paged.out))) << "nothing is left out";
  const std::size_t second = paged.out.find("#2 ") + 3;
  const std::string move =
      tidy(paged.out.substr(second, paged.out.find_first_of("#\n\x1b", second) - second));
  EXPECT_TRUE(has(read_text(kept().front()), concat("\n0 ", move, '\n')))
      << "typed on the second page: " << move;
}

TEST_F(Look, SaysOnceWhichWidthIsNeededAndShowsTheHandAnyway) {
  const terminal::TerminalTraits narrow{.columns = 50, .rows = 24, .person = true, .escapes = true};
  const std::string out = play_through(chosen_for("21", 5), services_, "?\nq\nzzz\n", narrow).out;
  EXPECT_TRUE(has(out, "This table needs 63 columns, your terminal has")) << out;
  EXPECT_EQ(out.find("needs 63 columns"), out.rfind("needs 63 columns"));
  EXPECT_TRUE(has(out, "Your hand  "));
  const terminal::TerminalTraits middling{.columns = 70, .rows = 24, .person = true, .escapes = true};
  const std::string enough = play_through(chosen_for("21", 5), services_, "", middling).out;
  EXPECT_FALSE(has(enough, "columns"));
  EXPECT_TRUE(has(enough, "Your hand  "));
  const std::string lexio = play_through(chosen_for("lexio", 5), services_, "", narrow).out;
  EXPECT_TRUE(has(lexio, "Your hand"));
  EXPECT_TRUE(has(lexio, " columns, your terminal has 50:"));
}

TEST_F(Look, SaysThatItIsTooNarrowAsSoonAsSomethingIsCut) {
  for (std::string_view game : {"101", "lexio", "21"})
    for (std::size_t columns : {40U, 50U, 60U, 66U, 70U, 74U, 78U}) {
      const terminal::TerminalTraits narrow{.columns = columns, .rows = 40, .person = true, .escapes = true};
      const std::string out = play_through(chosen_for(game, 5), services_, random_numbers(5, 60), narrow).out;
      const std::size_t cut_off = out.find("…");
      const std::size_t next_screen = cut_off == std::string::npos ? cut_off : out.find("\x1b[H", cut_off);
      EXPECT_LE(out.find("This table needs "), next_screen) << game << ' ' << columns;
    }
}

TEST_F(Look, ColoursAreEscapesAndPlainHasNone) {
  const Played rich = play_through(chosen_for("lexio"), services_, "#1\nquit\n", kPerson);
  EXPECT_TRUE(has(rich.out, "\x1b[38;2;"));
  const Played plain = play_through(chosen_for("lexio"), services_, "#1\nhelp\n?\nquit\n",
                                    {.columns = 80, .rows = 24, .person = true});
  EXPECT_FALSE(has(plain.out, "\x1b"));
}

TEST_F(Look, AsciiMeansEveryCharacter) {
  const auto only_ascii = [](const std::string& text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<signed char>(c) >= 0; });
  };
  for (std::string_view game : {"101", "lexio", "21"})
    for (const bool ascii : {false, true}) {
      ChosenSettings chosen = chosen_for(game, 5);
      chosen.players = find_game(game)->spec().max_players;
      const terminal::TerminalTraits narrow{.columns = 50, .rows = 24, .person = true, .ascii = ascii};
      const Played played = play_through(chosen, services_, "#1\n#1\n#1\nquit\n", narrow);
      EXPECT_EQ(only_ascii(played.out), ascii) << game << played.out;
    }
}

}  // namespace
}  // namespace tessera::cli::play
