#include "games/one_oh_one/data.h"

#include <array>
#include <utility>

#include "base/text.h"
#include "games/one_oh_one/game.h"
#include "games/one_oh_one/notation.h"
#include "games/one_oh_one/prospects.h"
#include "games/one_oh_one/sight.h"

// A view as docs/view-data.md describes it.

namespace tessera::one_oh_one {

namespace {

using List = Data::List;
using Fields = Data::Fields;

}  // namespace

Data sight_data(const Sight& sight, const Bits<kTokens>& light) {
  if (const auto* token = std::get_if<Token>(&sight)) return Fields{{"token", to_text(*token)}};
  const auto* back = std::get_if<Back>(&sight);
  if (back == nullptr) return Fields{};
  List faces;
  for (Token token : candidates(*back)) faces.emplace_back(to_text(token));
  List tokens;
  for (Token token : suspects(*back, light)) tokens.emplace_back(to_text(token));
  return Fields{{"back", to_text(*back)},
                {"half", facts(*back).high ? "high" : "low"},
                {"even", std::string(1, letter(facts(*back).even))},
                {"odd", std::string(1, letter(facts(*back).odd))},
                {"faces", std::move(faces)},
                {"candidates", std::move(tokens)}};
}

Data line_data(std::string label, Tally tally, int length, const Bits<kTokens>& stock) {
  const Combination now = best_combination(tally, length);
  const Combination then = may_become(tally, length, stock);
  return Fields{{"label", std::move(label)},
                {"tokens", tally.size()},
                {"length", length},
                {"full", tally.size() == length},
                {"combination", combination_data(now)},
                {"may_become", then == now ? Data() : combination_data(then)},
                {"solo_points", facts(now).solo}};
}

Data combination_data(Combination combination) {
  return combination == Combination::none ? Data() : Data(facts(combination).id);
}

namespace {

Data token_data(Token token) { return token.exists() ? Data(to_text(token)) : Data(); }

int whole(std::size_t number) { return static_cast<int>(number); }

std::string_view phase_name(Phase phase) {
  static constexpr std::string_view kPhaseNames[] = {"lot", "deal", "take", "place", "flip", "over"};
  return kPhaseNames[static_cast<std::size_t>(phase)];
}

Data options_data(const Config& config) {
  return tessera::options_data(OneOhOne::spec(),
                               std::array{static_cast<int>(config.mode), static_cast<int>(config.backs)});
}

Data row_data(const View& view, Row row, const Bits<kTokens>& light) {
  List tokens;
  for (std::size_t depth = view.pub.taken[index(row)]; depth < kRowLength; ++depth)
    tokens.push_back(sight_data(view.sights[place_of(row, depth)], light));
  return Fields{{"row", number_of(row)},
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

List rows_data(const Grid& grid, const Bits<kTokens>& stock) {
  List rows;
  for (int row = grid.bounds().top; row <= grid.bounds().bottom; ++row)
    rows.push_back(line_data(concat(row + 1), grid.row(row), grid.shape().columns, stock));
  return rows;
}

List columns_data(const Grid& grid, const Bits<kTokens>& stock) {
  List columns;
  for (int column = grid.bounds().left; column <= grid.bounds().right; ++column)
    columns.push_back(
        line_data(std::string(1, column_letter(column)), grid.column(column), grid.shape().rows, stock));
  return columns;
}

Data grid_data(const Public& pub, std::size_t number) {
  const Grid& grid = pub.grids[number];
  const Bits<kTokens> stock = still_to_come(pub, number);
  List cells;
  grid.occupied().for_each([&](std::size_t i) {
    const auto cell = static_cast<Cell>(i);
    cells.push_back(Fields{{"cell", to_text(cell)}, {"token", to_text(grid.at(cell))}});
  });
  List open;
  grid.open().for_each([&](std::size_t i) { open.emplace_back(to_text(static_cast<Cell>(i))); });
  const auto last = grid.last();
  return Fields{{"height", int{grid.shape().rows}},
                {"width", int{grid.shape().columns}},
                {"fixed", grid.is_fixed()},
                {"rows_fixed", grid.has_fixed_rows()},
                {"columns_fixed", grid.has_fixed_columns()},
                {"to_place", static_cast<int>(grid.shape().rows * grid.shape().columns) -
                                 static_cast<int>(grid.occupied().count())},
                {"cells", std::move(cells)},
                {"open", std::move(open)},
                {"last", last ? Data(to_text(*last)) : Data()},
                {"rows", rows_data(grid, stock)},
                {"columns", columns_data(grid, stock)},
                {"solo_points", solo_points(grid)}};
}

// Alone, both grids are the seat's own.
Data seat_data(const Public& pub, Seat seat, Data score) {
  const std::size_t first = pub.config.is_solo() ? 0 : index(seat);
  const std::size_t past = pub.config.is_solo() ? pub.config.grids() : first + 1;
  List grids;
  std::size_t placed = 0;
  for (std::size_t i = first; i < past; ++i) {
    grids.push_back(grid_data(pub, i));
    placed += pub.grids[i].occupied().count();
  }
  return Fields{
      {"seat", seat}, {"score", std::move(score)}, {"placed", whole(placed)}, {"grids", std::move(grids)}};
}

// As long as grids float, lines and with them scores can't be compared.
List seats_data(const Public& pub) {
  const bool comparable = pub.config.is_solo() || are_comparable(pub);
  List list;
  for (const Seat seat : seats(pub.config.players))
    list.push_back(seat_data(pub, seat, comparable ? Data(points_so_far(pub)[index(seat)]) : Data()));
  return list;
}

Fields move_fields(Seat seat, const Move& move) {
  if (const auto* place = std::get_if<Place>(&move))
    return {{"seat", seat}, {"action", "place"}, {"cell", to_text(place->cell)}};
  if (const auto* take = std::get_if<Take>(&move))
    return {{"seat", seat}, {"action", "take"}, {"row", number_of(take->row)}};
  return {{"seat", seat}, {"action", "flip"}, {"row", number_of(std::get<Flip>(move).row)}};
}

// The newest event, with the token that a move was about.
Data last_event_data(const View& view) {
  const Public& pub = view.pub;
  if (pub.phase == Phase::lot) return {};
  if (pub.phase == Phase::deal)
    return Fields{{"seat", Data()}, {"action", "start"}, {"starting_seat", pub.to_act}};
  if (!pub.last_move) return Fields{{"seat", Data()}, {"action", "deal"}};
  Fields event = move_fields(pub.last_move->seat, pub.last_move->move);
  event.emplace_back("token", token_data(token_of_last_move(view)));
  return event;
}

}  // namespace

Data OneOhOne::to_data(const View& view) {
  const Public& pub = view.pub;
  const Turn turn = OneOhOne::turn(view);
  const auto in_grid = [&] { return pub.config.is_solo() ? whole(pub.current_grid()) : 0; };
  return Fields{{"game", spec().name},
                {"players", int{pub.config.players}},
                {"options", options_data(pub.config)},
                {"viewer", seat_or_nothing(view.viewer)},
                {"phase", phase_name(pub.phase)},
                {"turn", seat_or_nothing(turn)},
                {"round", round(view)},
                {"seats", seats_data(pub)},
                {"placed", int{pub.placed}},
                {"placements", pub.config.placements()},
                {"hand", token_data(pub.hand)},
                {"box", box_data(view)},
                {"current_grid", turn.is_seat() ? Data(in_grid()) : Data()},
                {"score_sheet", sheet_data(pub)},
                {"standing", standing_data(pub)},
                {"tie_breaks", tie_breaks_data(pub)},
                {"last_event", last_event_data(view)},
                {"result", result_data(pub)}};
}

}  // namespace tessera::one_oh_one
