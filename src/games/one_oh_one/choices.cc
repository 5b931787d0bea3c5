#include <utility>

#include "base/text.h"
#include "games/one_oh_one/data.h"
#include "games/one_oh_one/game.h"
#include "games/one_oh_one/notation.h"
#include "games/one_oh_one/prospects.h"
#include "games/one_oh_one/sight.h"

namespace tessera::one_oh_one {
namespace {

// A row of the box, with what can be seen of its front token.
Data row_choice(const View& view, Row row, const Bits<kTokens>& light, const Move& move) {
  return Data::Fields{{"row", number_of(row)},
                      {"move", OneOhOne::to_text(move)},
                      {"front", sight_data(view.sights[view.pub.front_of(row)], light)}};
}

// A free cell, with what the token in the hand would make of its two lines.
Data cell_choice(const Public& pub, const Place& place) {
  const Grid& grid = pub.grids[pub.current_grid()];
  Tally row = grid.row_of_cell(place.cell);
  Tally column = grid.column_of_cell(place.cell);
  row += Tally(pub.hand);
  column += Tally(pub.hand);
  Bits<kTokens> stock = still_to_come(pub, pub.current_grid());
  stock.reset(pub.hand.index());
  const std::string letter(1, column_letter(column_of(place.cell)));
  return Data::Fields{{"cell", to_text(place.cell)},
                      {"move", OneOhOne::to_text(place)},
                      {"row", line_data(concat(row_of(place.cell) + 1), row, grid.shape().columns, stock)},
                      {"column", line_data(letter, column, grid.shape().rows, stock)}};
}

}  // namespace

Data OneOhOne::choices(const View& view) {
  const MoveList moves = legal(view);
  if (moves.empty()) return {};
  const Bits<kTokens> light = come_to_light(view.sights);
  std::string_view action = "place";
  Data::List list;
  for (const Move& move : moves) {
    if (const auto* place = std::get_if<Place>(&move)) {
      list.push_back(cell_choice(view.pub, *place));
    } else if (const auto* take = std::get_if<Take>(&move)) {
      action = "take";
      list.push_back(row_choice(view, take->row, light, move));
    } else {
      action = "flip";
      list.push_back(row_choice(view, std::get<Flip>(move).row, light, move));
    }
  }
  return Data::Fields{{"action", action}, {action == "place" ? "cells" : "rows", std::move(list)}};
}

}  // namespace tessera::one_oh_one
