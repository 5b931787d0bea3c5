#include "bots/one_oh_one/line_change.h"

#include <algorithm>

#include "base/text.h"

namespace tessera::one_oh_one {
namespace {

// Three or more of a kind of line that needs all its tokens.
std::string_view unfinished(Tally line, int length) {
  if (line.size() < 3 || line.size() == length) return "";
  for (std::size_t i = 0; i < kColours; ++i)
    if (line.of(static_cast<Colour>(i)) == line.size()) return "colour";
  return may_become_straight(line, length) ? "straight" : "";
}

LineChange change(std::string line, Tally before, int length, Token token) {
  Tally after = before;
  after += Tally(token);
  return {.line = std::move(line),
          .tokens = after.size(),
          .length = length,
          .was = best_combination(before, length),
          .is = best_combination(after, length),
          .hope = unfinished(after, length)};
}

// "two pairs", as long as bots make sentences themselves.
std::string spaced(std::string_view id) {
  std::string text(id);
  std::replace(text.begin(), text.end(), '_', ' ');
  return text;
}

}  // namespace

std::string LineChange::words() const {
  if (is_complete() && is != Combination::none) return concat(line, " is complete: ", spaced(facts(is).id));
  if (is_complete()) return concat(line, " is complete, without a combination");
  if (is != was) return concat(line, ": ", spaced(facts(is).id), " so far");
  return concat(line, ": ", tokens, " of ", length, hope.empty() ? "" : concat(" for a ", hope));
}

void LineChange::add_to(Data::Fields& fields) const {
  fields.insert(fields.end(), {{"line", line},
                               {"tokens", tokens},
                               {"length", length},
                               {"was", spaced(facts(was).id)},
                               {"is", spaced(facts(is).id)},
                               {"hope", hope}});
}

LineChange row_change(const Grid& grid, Cell cell, Token token) {
  return change(concat("row ", row_of(cell) + 1), grid.row_of_cell(cell), grid.shape().columns, token);
}

LineChange column_change(const Grid& grid, Cell cell, Token token) {
  return change(concat("column ", column_letter(column_of(cell))), grid.column_of_cell(cell),
                grid.shape().rows, token);
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
