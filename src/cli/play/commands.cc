#include "cli/play/commands.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.h"
#include "cli/play/messages.h"
#include "cli/play/typed_words.h"

namespace tessera::cli::play {
namespace {

using Kind = TypedCommand::Kind;

constexpr std::array<std::pair<Say, Kind>, 15> kCommands{{
    {Say::type_hint, Kind::hint},
    {Say::type_review, Kind::review},
    {Say::type_table, Kind::table},
    {Say::type_luck, Kind::luck},
    {Say::type_help, Kind::help},
    {Say::type_rules, Kind::rules},
    {Say::type_undo, Kind::undo},
    {Say::type_resign, Kind::resign},
    {Say::type_leave, Kind::leave},
    {Say::type_save, Kind::save},
    {Say::type_again, Kind::again},
    {Say::type_new, Kind::new_game},
    {Say::type_resume, Kind::resume},
    {Say::type_quit, Kind::quit},
    {Say::type_moves, Kind::moves},
}};

}  // namespace

std::optional<TypedCommand> parse_command(std::string_view line, const words::Catalogue& words) {
  const std::string text = tidy(line);
  if (text.starts_with('?')) return TypedCommand{Kind::moves, tidy(text.substr(1))};
  if (text.starts_with('#')) return TypedCommand{Kind::number, tidy(text.substr(1))};
  const std::size_t space = std::min(text.find(' '), text.size());
  const std::string_view word = std::string_view(text).substr(0, space);
  for (const auto& [command, kind] : kCommands)
    if (is_word(word, command, words)) return TypedCommand{kind, tidy(text.substr(space))};
  if (word.ends_with('!') && is_word(word.substr(0, word.size() - 1), Say::type_save, words))
    return TypedCommand{Kind::save_over, tidy(text.substr(space))};
  return std::nullopt;
}

bool shows_a_hand(Kind kind) {
  return kind == Kind::moves || kind == Kind::hint || kind == Kind::review || kind == Kind::table;
}

bool needs_the_table(Kind kind) {
  return shows_a_hand(kind) || kind == Kind::number || kind == Kind::undo || kind == Kind::resign ||
         kind == Kind::leave;
}

}  // namespace tessera::cli::play
