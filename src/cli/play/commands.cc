#include "cli/play/commands.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.h"
#include "cli/play/match.h"

namespace tessera::cli::play {
namespace {

using Kind = Command::Kind;

constexpr std::array<std::pair<std::string_view, Kind>, 14> kWords{{
    {"hint", Kind::hint},
    {"review", Kind::review},
    {"table", Kind::table},
    {"help", Kind::help},
    {"rules", Kind::rules},
    {"undo", Kind::undo},
    {"save", Kind::save},
    {"save!", Kind::save_over},
    {"new", Kind::new_game},
    {"resume", Kind::resume},
    {"quit", Kind::quit},
    {"exit", Kind::quit},
    {"q", Kind::quit},
    {"moves", Kind::moves},
}};

}  // namespace

std::optional<Command> parse_command(std::string_view line) {
  const std::string text = tidy(line);
  if (text.starts_with('?')) return Command{Kind::moves, tidy(text.substr(1))};
  if (text.starts_with('#')) return Command{Kind::number, tidy(text.substr(1))};
  const std::size_t space = std::min(text.find(' '), text.size());
  for (const auto& [word, kind] : kWords)
    if (lower_case(text.substr(0, space)) == word) return Command{kind, tidy(text.substr(space))};
  return std::nullopt;
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
  hint           what the champion would do, and why
  review         your moves so far that cost most, and what was better

The table
  table          show it again; so does Enter, when it has no move to play
  rules          how this game is played
  undo           take back the last move, until something is drawn or revealed,
                 or somebody plays whose hand is hidden
  save FILE      write the game to a file; save! FILE replaces another file
  resume [FILE]  go on with the game you left before, or with a saved one
  new            another game, or one you left before; this one is kept
  quit           stop; an unfinished game is kept and offered next time
  help           this page
)";
}

}  // namespace tessera::cli::play
