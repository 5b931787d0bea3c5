#include "bots/one_oh_one/line_change.h"

#include <string>

#include "bots/one_oh_one/messages.h"

namespace tessera::one_oh_one {
namespace {

// The colour or the straight that a line of three tokens or more may still become.
Combination unfinished(Tally line, int length) {
  if (line.size() < 3 || line.size() == length) return Combination::none;
  for (std::size_t i = 0; i < kColours; ++i)
    if (line.of(static_cast<Colour>(i)) == line.size()) return Combination::colour;
  return may_become_straight(line, length) ? Combination::straight : Combination::none;
}

LineChange change(Message line, Tally before, int length, Token token) {
  Tally after = before;
  after += Tally(token);
  return {.line = std::move(line),
          .tokens = after.size(),
          .length = length,
          .was = best_combination(before, length),
          .is = best_combination(after, length),
          .hope = unfinished(after, length)};
}

}  // namespace

Message LineChange::message() const {
  if (is_complete() && is == Combination::none)
    return Message(Reason::line_without_combination, {{"line", line}, {"length", length}});
  Message said(is_complete() ? Reason::line_complete
               : is != was   ? Reason::line_so_far
               : has_hope()  ? Reason::line_may_become
                             : Reason::line_grows,
               {{"line", line}, {"tokens", tokens}, {"length", length}});
  if (is != Combination::none) said.add("combination", name_of(is));
  if (has_hope()) said.add("hope", name_of(hope));
  return said;
}

LineChange row_change(const Grid& grid, Cell cell, Token token) {
  return change(Message(Reason::row, {{"row", row_of(cell) + 1}}), grid.row_of_cell(cell),
                grid.shape().columns, token);
}

LineChange column_change(const Grid& grid, Cell cell, Token token) {
  const std::string column(1, column_letter(column_of(cell)));
  return change(Message(Reason::column, {{"column", column}}), grid.column_of_cell(cell), grid.shape().rows,
                token);
}

std::optional<LineChange> best_change(const Grid& grid, Token token) {
  std::optional<LineChange> best;
  const auto offer = [&](const LineChange& change) {
    if (change.help() > (best ? best->help() : 0)) best = change;
  };
  grid.open().for_each([&](std::size_t i) {
    offer(row_change(grid, static_cast<Cell>(i), token));
    offer(column_change(grid, static_cast<Cell>(i), token));
  });
  return best;
}

}  // namespace tessera::one_oh_one
