#include "bots/one_oh_one/reasons.h"

#include "base/text.h"
#include "games/one_oh_one/sight.h"

namespace tessera::one_oh_one {
namespace {

using Fields = Data::Fields;

// Three or more of a kind of line that needs all its tokens.
std::string_view unfinished(Tally line, int length) {
  if (line.size() < 3 || line.size() == length) return "";
  for (std::size_t i = 0; i < kColours; ++i)
    if (line.of(static_cast<Colour>(i)) == line.size()) return "colour";
  return may_become_straight(line, length) ? "straight" : "";
}

void add_line(Reasons& reasons, std::string_view which, Tally before, int length, Token token) {
  Tally after = before;
  after += Tally(token);
  const Combination was = best_combination(before, length);
  const Combination is = best_combination(after, length);
  const std::string_view hope = unfinished(after, length);
  const bool is_full = after.size() == length;
  if (is == was && hope.empty() && !is_full) return;

  std::string words(which);
  if (is_full && is != Combination::none)
    words += concat(" is complete: ", facts(is).name);
  else if (is_full)
    words += " is complete, without a combination";
  else if (is != was)
    words += concat(": ", facts(is).name, " so far");
  else
    words += concat(": ", after.size(), " of ", length, " for a ", hope);
  reasons.push_back({Fields{{"kind", "line"},
                            {"line", which},
                            {"tokens", after.size()},
                            {"length", length},
                            {"was", facts(was).name},
                            {"is", facts(is).name},
                            {"hope", hope}},
                     std::move(words)});
}

void add_placement(Reasons& reasons, const Public& pub, Cell cell) {
  const Grid& grid = pub.grids[pub.current_grid()];
  const Bounds& bounds = grid.bounds();
  const int row = row_of(cell);
  const int column = column_of(cell);
  const bool in_rows = bounds.top <= row && row <= bounds.bottom;
  const bool in_columns = bounds.left <= column && column <= bounds.right;
  add_line(reasons, concat("row ", row + 1), in_rows ? grid.row(row) : Tally(), grid.shape().columns,
           pub.hand);
  add_line(reasons, concat("column ", static_cast<char>('A' + column)),
           in_columns ? grid.column(column) : Tally(), grid.shape().rows, pub.hand);
}

// What the front of a row is, or may be.
void add_front(Reasons& reasons, const View& view, Row row, std::string_view kind, std::string_view lead) {
  std::vector<std::string> names;
  const Sight& front = view.sights[view.pub.front_of(row)];
  if (const auto* token = std::get_if<Token>(&front))
    names.push_back(name(*token));
  else
    for (Token suspect : suspects(std::get<Back>(front), come_to_light(view.sights)))
      names.push_back(name(suspect));
  Data::List tokens(names.begin(), names.end());
  const std::string words = concat(lead, names.size() == 1 ? "" : "one of ", join(names, ", "));
  reasons.push_back(
      {Fields{{"kind", kind}, {"row", static_cast<int>(index(row)) + 1}, {"tokens", std::move(tokens)}},
       words});
}

}  // namespace

Reasons reasons(const View& view, const OneOhOne::Move& move) {
  Reasons all;
  if (const auto* place = std::get_if<Place>(&move))
    add_placement(all, view.pub, place->cell);
  else if (const auto* take = std::get_if<Take>(&move))
    add_front(all, view, take->row, "hidden", "");
  else
    add_front(all, view, std::get<Flip>(move).row, "offer", "shows ");
  return all;
}

}  // namespace tessera::one_oh_one
