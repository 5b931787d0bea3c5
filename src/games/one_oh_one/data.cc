#include <algorithm>
#include <utility>

#include "base/text.h"
#include "games/one_oh_one/game.h"
#include "games/one_oh_one/sight.h"

namespace tessera::one_oh_one {
namespace {

using List = Data::List;
using Fields = Data::Fields;

Data data_of(Token token) { return token.exists() ? Data(name(token)) : Data(); }

// A combination as programs write it: "colour_straight"; nothing when there is none.
Data data_of(Combination combination) {
  if (combination == Combination::none) return {};
  std::string slug(facts(combination).name);
  std::replace(slug.begin(), slug.end(), ' ', '_');
  return slug;
}

int whole(std::size_t number) { return static_cast<int>(number); }

List numbers(const auto& values) {
  List list;
  for (const auto value : values) list.emplace_back(static_cast<int>(value));
  return list;
}

std::string_view phase_word(Phase phase) {
  static constexpr std::string_view kWords[] = {"start", "deal", "take", "place", "flip", "over"};
  return kWords[static_cast<std::size_t>(phase)];
}

Data options_data(const Config& config) {
  const auto& options = OneOhOne::spec().options;
  return Fields{{"mode", options[0].words[static_cast<std::size_t>(config.mode)]},
                {"backs", options[1].words[static_cast<std::size_t>(config.backs)]}};
}

Data sight_data(const Sight& sight, const Bits<kTokens>& light) {
  if (const auto* token = std::get_if<Token>(&sight)) return Fields{{"token", name(*token)}};
  const auto* back = std::get_if<Back>(&sight);
  if (back == nullptr) return Fields{};
  List tokens;
  for (Token token : suspects(*back, light)) tokens.emplace_back(name(token));
  return Fields{{"back", name(*back)},
                {"half", facts(*back).high ? "high" : "low"},
                {"even", std::string(1, letter(facts(*back).even))},
                {"odd", std::string(1, letter(facts(*back).odd))},
                {"candidates", std::move(tokens)}};
}

Data row_data(const View& view, Row row, const Bits<kTokens>& light) {
  List tokens;
  for (std::size_t depth = view.pub.taken[index(row)]; depth < kRowLength; ++depth)
    tokens.push_back(sight_data(view.sights[place_of(row, depth)], light));
  return Fields{{"row", whole(index(row)) + 1},
                {"left", whole(view.pub.left_in(row))},
                {"face_up", view.pub.face_up == row},
                {"tokens", std::move(tokens)}};
}

Data box_data(const View& view) {
  const Bits<kTokens> light = come_to_light(view.sights);
  List rows;
  for (std::size_t i = 0; i < kRows; ++i) rows.push_back(row_data(view, row_at(i), light));
  return rows;
}

Data line_data(std::string label, Tally tally, int length) {
  return Fields{{"label", std::move(label)},
                {"tokens", tally.size()},
                {"full", tally.size() == length},
                {"combination", data_of(best_combination(tally, length))}};
}

List rows_data(const Grid& grid) {
  List rows;
  for (int row = grid.bounds().top; row <= grid.bounds().bottom; ++row)
    rows.push_back(line_data(concat(row + 1), grid.row(row), grid.shape().columns));
  return rows;
}

List columns_data(const Grid& grid) {
  List columns;
  for (int column = grid.bounds().left; column <= grid.bounds().right; ++column)
    columns.push_back(
        line_data(std::string(1, static_cast<char>('A' + column)), grid.column(column), grid.shape().rows));
  return columns;
}

Data grid_data(const Grid& grid, int seat) {
  List cells;
  grid.occupied().for_each([&](std::size_t i) {
    const auto cell = static_cast<Cell>(i);
    cells.push_back(Fields{{"cell", name(cell)}, {"token", name(grid.at(cell))}});
  });
  List open;
  grid.open().for_each([&](std::size_t i) { open.emplace_back(name(static_cast<Cell>(i))); });
  const auto last = grid.last();
  return Fields{{"seat", seat},
                {"height", int{grid.shape().rows}},
                {"width", int{grid.shape().columns}},
                {"fixed", grid.is_fixed()},
                {"cells", std::move(cells)},
                {"open", std::move(open)},
                {"last", last ? Data(name(*last)) : Data()},
                {"rows", rows_data(grid)},
                {"columns", columns_data(grid)},
                {"solo_points", solo_points(grid)}};
}

List grids_data(const Public& pub) {
  List grids;
  for (std::size_t i = 0; i < pub.config.grids(); ++i)
    grids.push_back(grid_data(pub.grids[i], pub.config.is_solo() ? 0 : whole(i)));
  return grids;
}

Data sheet_data(const Public& pub) {
  if (pub.config.is_solo() || !are_comparable(pub)) return {};
  const int rows = pub.config.shape().rows;
  List lines;
  for (const LineScore& line : score_sheet(pub)) {
    const int at = whole(lines.size());
    List held;
    for (Combination combination : line.held) held.push_back(data_of(combination));
    lines.push_back(Fields{{"line", at < rows ? "row" : "column"},
                           {"number", (at < rows ? at : at - rows) + 1},
                           {"held", std::move(held)},
                           {"points", numbers(line.points)}});
  }
  return lines;
}

Data result_data(const Public& pub) {
  if (pub.phase != Phase::over) return {};
  const Outcome outcome = outcome_of(pub);
  return Fields{{"scores", numbers(outcome.scores)}, {"winners", numbers(outcome.winners)}};
}

}  // namespace

Data OneOhOne::to_data(const Move& move) {
  if (const auto* place = std::get_if<Place>(&move))
    return Fields{{"action", "place"}, {"cell", name(place->cell)}};
  if (const auto* take = std::get_if<Take>(&move))
    return Fields{{"action", "take"}, {"row", whole(index(take->row)) + 1}};
  return Fields{{"action", "flip"}, {"row", whole(index(std::get<Flip>(move).row)) + 1}};
}

Data OneOhOne::to_data(const View& view) {
  const Public& pub = view.pub;
  const Turn turn = OneOhOne::turn(view);
  const bool comparable = pub.config.is_solo() || are_comparable(pub);
  return Fields{{"game", spec().name},
                {"players", int{pub.config.players}},
                {"options", options_data(pub.config)},
                {"viewer", whole(index(view.viewer.seat()))},
                {"phase", phase_word(pub.phase)},
                {"turn", turn.is_seat() ? Data(whole(index(turn.seat()))) : Data()},
                {"placed", int{pub.placed}},
                {"placements", pub.config.placements()},
                {"hand", data_of(pub.hand)},
                {"box", box_data(view)},
                {"grids", grids_data(pub)},
                {"current_grid", turn.is_seat() ? Data(whole(pub.current_grid())) : Data()},
                {"scores", comparable ? Data(numbers(points_so_far(pub))) : Data()},
                {"score_sheet", sheet_data(pub)},
                {"result", result_data(pub)}};
}

}  // namespace tessera::one_oh_one
