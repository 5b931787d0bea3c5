#include <utility>

#include "base/text.h"
#include "cli/play/move_list.h"
#include "cli/play/table.h"
#include "terminal/markdown.h"

// The part of the table that is read: rules, help, the list of moves.

namespace tessera::cli::play {

std::optional<Table::Next> Table::read(const terminal::Lines& lines) {
  auto typed = screen_.page(lines);
  if (!typed) return Next::input_ended;
  typed_ = *std::move(typed);
  return std::nullopt;
}

terminal::Lines Table::rules_lines() const {
  const terminal::TerminalTraits traits = screen_.traits();
  return terminal::painted(
      terminal::render_markdown(house_.rules(session_.state().spec().name), traits.columns), traits);
}

// What can be typed in every game, then what this game's own pictures and moves mean.
terminal::Lines Table::help_lines() const {
  const terminal::TerminalTraits traits = screen_.traits();
  terminal::Lines lines = terminal::split_lines(help_text());
  const std::string_view rules = house_.rules(session_.state().spec().name);
  const terminal::Lines own = terminal::painted(
      terminal::render_markdown(terminal::section(rules, "In the terminal"), traits.columns), traits);
  if (!own.empty()) lines.emplace_back();
  lines.insert(lines.end(), own.begin(), own.end());
  return lines;
}

// A pipe has room for everything.
bool Table::fits_below(const terminal::Lines& lines, Seat seat) const {
  const terminal::TerminalTraits traits = screen_.traits();
  return !traits.person || table_lines(session_, seat, lines, traits).size() < traits.rows;
}

std::optional<Table::Next> Table::show_below(terminal::Lines lines, Seat seat) {
  if (!fits_below(lines, seat)) return read(lines);
  list_ = std::move(lines);
  return std::nullopt;
}

std::optional<Table::Next> Table::list_moves(std::string_view filter, Seat seat) {
  const auto legal = session_.state().view(seat)->legal();
  const char sign = session_.state().spec().choice_sign;
  if (!legal.empty()) return show_below(move_list(legal, filter, screen_.traits().columns, sign), seat);
  say("There is no move to make: the game is over.");
  return std::nullopt;
}

}  // namespace tessera::cli::play
