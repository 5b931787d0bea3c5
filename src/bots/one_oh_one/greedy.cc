#include "bots/one_oh_one/greedy.h"

#include <algorithm>
#include <cassert>
#include <limits>

#include "bots/one_oh_one/promise.h"
#include "games/one_oh_one/sight.h"

namespace tessera::one_oh_one {
namespace {

int best_gain(const Grid& grid, Token token, Stock stock) {
  stock.remove(token);
  int best = std::numeric_limits<int>::min();
  grid.open().for_each(
      [&](std::size_t i) { best = std::max(best, gain(grid, static_cast<Cell>(i), token, stock)); });
  return best;
}

// What the front token of a row is worth to a grid: on the average of what it may be.
int front_gain(const View& view, Row row, const Grid& grid, const Stock& stock) {
  const Sight& front = view.sights[view.pub.front_of(row)];
  if (const auto* token = std::get_if<Token>(&front)) return best_gain(grid, *token, stock);
  const Suspects tokens = suspects(std::get<Back>(front), come_to_light(view.sights));
  int sum = 0;
  for (Token token : tokens) sum += best_gain(grid, token, stock);
  return sum / static_cast<int>(tokens.size());
}

const Grid& next_grid(const Public& pub) {
  if (pub.config.is_solo()) return pub.grids[pub.current_grid()];
  return pub.grids[index(next_seat(pub.to_act, pub.config.players))];
}

int value_of(const View& view, const Stock& stock, const OneOhOne::Move& move) {
  const Public& pub = view.pub;
  const Grid& grid = pub.grids[pub.current_grid()];
  if (const auto* place = std::get_if<Place>(&move)) return gain(grid, place->cell, pub.hand, stock);
  if (const auto* take = std::get_if<Take>(&move)) return front_gain(view, take->row, grid, stock);
  // What is flipped is offered to the next seat: in solo to oneself, otherwise to somebody else.
  const int offered = front_gain(view, std::get<Flip>(move).row, next_grid(pub), stock);
  return pub.config.is_solo() ? offered : -offered;
}

}  // namespace

OneOhOne::Move greedy_move(const View& view, Rng& rng) {
  const auto moves = OneOhOne::legal(view);
  assert(!moves.empty());
  const Stock stock = Stock::of(view);
  MoveList best;
  int most = std::numeric_limits<int>::min();
  for (const auto& move : moves) {
    const int value = value_of(view, stock, move);
    if (value > most) best.clear();
    most = std::max(most, value);
    if (value == most) best.push_back(move);
  }
  return rng.pick(best);
}

}  // namespace tessera::one_oh_one
