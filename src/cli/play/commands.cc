#include "cli/play/commands.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.h"

namespace tessera::cli::play {
namespace {

using Kind = TypedCommand::Kind;

constexpr std::array<std::pair<std::string_view, Kind>, 18> kWords{{
    {"hint", Kind::hint},
    {"review", Kind::review},
    {"table", Kind::table},
    {"luck", Kind::luck},
    {"help", Kind::help},
    {"rules", Kind::rules},
    {"undo", Kind::undo},
    {"resign", Kind::resign},
    {"leave", Kind::leave},
    {"save", Kind::save},
    {"save!", Kind::save_over},
    {"again", Kind::again},
    {"new", Kind::new_game},
    {"resume", Kind::resume},
    {"quit", Kind::quit},
    {"exit", Kind::quit},
    {"q", Kind::quit},
    {"moves", Kind::moves},
}};

}  // namespace

std::optional<TypedCommand> parse_command(std::string_view line) {
  const std::string text = tidy(line);
  if (text.starts_with('?')) return TypedCommand{Kind::moves, tidy(text.substr(1))};
  if (text.starts_with('#')) return TypedCommand{Kind::number, tidy(text.substr(1))};
  const std::size_t space = std::min(text.find(' '), text.size());
  for (const auto& [word, kind] : kWords)
    if (lower_case(text.substr(0, space)) == word) return TypedCommand{kind, tidy(text.substr(space))};
  return std::nullopt;
}

bool shows_a_hand(Kind kind) {
  return kind == Kind::moves || kind == Kind::hint || kind == Kind::review || kind == Kind::table;
}

bool needs_the_table(Kind kind) {
  return shows_a_hand(kind) || kind == Kind::number || kind == Kind::undo || kind == Kind::resign ||
         kind == Kind::leave;
}

std::string_view help_text() {
  return R"(Moves
  Type a move as the list shows it (?), or only the part that says which:
  the arguments (e5 for place E5), in any order, in capitals or not, or how
  they begin (5 5 for play 5c 5t) if nothing else begins like that. With a
  single possible move, Enter plays it.

  ?              the moves you can make, numbered
  ? 7            only those with 7 in them
  #12            play number 12 of the list
  hint           what the champion would do, and why; its points or chips are what
                 you end with more than the others do on average
  review         your moves so far that cost most, and what was better

The table
  table          show it again; so does Enter, when it has no move to play
  rules          how this game is played
  undo           take back the last move, until something is drawn or shown, or
                 somebody else plays
  resign         give up, alone or against one other
  leave          of more than two players: a bot plays your seat to the end
  luck           how chance is fixed before the game, to be checked after it
  save FILE      write the game to a file; save! FILE replaces another file
  resume [FILE]  go on with the game you left before, or with a saved one
  again          when the game is over: the same table once more
  new            another game, or one you left before; this one is kept
  quit           stop; an unfinished game is kept and offered next time
  help           this page
)";
}

}  // namespace tessera::cli::play
