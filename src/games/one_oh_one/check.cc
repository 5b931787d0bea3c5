#include <algorithm>

#include "base/bits.h"
#include "base/text.h"
#include "games/one_oh_one/game.h"

// Why an event can't be. Agrees with legal(): what is not refused here is listed there.

namespace tessera::one_oh_one {
namespace {

Refusal because(std::string_view code, std::string reason) { return {code, std::move(reason)}; }

std::string fronts(const Public& pub) {
  std::vector<std::string> rows;
  for (std::size_t i = 0; i < kRows; ++i)
    if (pub.has_front(row_at(i))) rows.push_back(concat(i + 1));
  return join(rows, ", ");
}

std::optional<Refusal> check_row(const Public& pub, Row row) {
  if (pub.has_front(row)) return std::nullopt;
  return because("empty-row", concat("row ", index(row) + 1, " is empty; tokens are left in ", fronts(pub)));
}

Refusal place_first(const Public& pub) {
  return because("place-first", concat("place ", name(pub.hand), " first"));
}
Refusal take_first(const Public& pub) {
  return because("take-first", concat("take a front token first, from row ", fronts(pub)));
}
Refusal flip_first(const Public& pub) {
  return because("flip-first", concat("no front token is face up: flip one first, of row ", fronts(pub)));
}

std::optional<Refusal> check_move(const Public& pub, const Take& take) {
  if (pub.config.mode == Mode::classic)
    return because("no-taking", "in classic mode the next token comes by itself, nobody chooses one");
  if (pub.phase == Phase::place) return place_first(pub);
  if (pub.phase == Phase::flip) return flip_first(pub);
  return check_row(pub, take.row);
}

std::optional<Refusal> check_move(const Public& pub, const Flip& flip) {
  if (pub.config.mode != Mode::expert)
    return because("no-flipping", concat("in ", pub.config.mode == Mode::classic ? "classic" : "junior",
                                         " mode nothing is flipped"));
  if (pub.phase == Phase::place) return place_first(pub);
  if (pub.phase == Phase::take) return take_first(pub);
  return check_row(pub, flip.row);
}

std::optional<Refusal> check_size(const Grid& grid, Cell cell) {
  Bounds bounds = grid.bounds();
  bounds.include(cell);
  if (bounds.height() > grid.shape().rows)
    return because("too-high", concat(name(cell), " would make the grid ", bounds.height(),
                                      " rows high (rows ", bounds.top + 1, " to ", bounds.bottom + 1,
                                      "); it may have ", int{grid.shape().rows}));
  if (bounds.width() > grid.shape().columns)
    return because("too-wide",
                   concat(name(cell), " would make the grid ", bounds.width(), " columns wide (columns ",
                          static_cast<char>('A' + bounds.left), " to ", static_cast<char>('A' + bounds.right),
                          "); it may have ", int{grid.shape().columns}));
  return std::nullopt;
}

std::optional<Refusal> check_move(const Public& pub, const Place& place) {
  if (pub.phase == Phase::take) return take_first(pub);
  if (pub.phase == Phase::flip) return flip_first(pub);
  const Grid& grid = pub.grids[pub.current_grid()];
  if (const Token there = grid.at(place.cell); there.exists())
    return because("occupied", concat(name(there), " lies on ", name(place.cell), " already"));
  if (grid.is_empty()) {
    if (place.cell == kCentre) return std::nullopt;
    return because("first-at-E5", concat("the first token of a grid is written at E5, not ", name(place.cell),
                                         "; the others lie around it"));
  }
  if (auto refusal = check_size(grid, place.cell)) return refusal;
  if (!grid.touches(place.cell))
    return because("no-contact", concat("no token touches ", name(place.cell),
                                        ": a new one touches another by a side or a corner"));
  return std::nullopt;
}

std::optional<Refusal> check_chance(const Public& pub, const Start& start) {
  if (pub.phase != Phase::start) return because("deal-next", "who begins is known; the deal comes next");
  if (index(start.seat) < pub.config.players) return std::nullopt;
  return because("no-such-seat", concat("seat ", index(start.seat), " can't begin: the last of ",
                                        int{pub.config.players}, " is seat ", pub.config.players - 1));
}

std::optional<Refusal> check_chance(const Public& pub, const Deal& deal) {
  if (pub.phase != Phase::deal)
    return because("start-next", "before the deal a lot says who begins: start SEAT");
  Bits<kTokens> seen;
  for (Token token : deal.box) {
    if (seen.test(token.index()))
      return because("token-twice", concat(name(token), " is dealt twice; each token is there once"));
    seen.set(token.index());
  }
  return std::nullopt;
}

}  // namespace

std::optional<Refusal> OneOhOne::check(const State& state, const Move& move) {
  if (turn(state).is_over()) return because("game-over", "the game is over");
  if (turn(state).is_chance())
    return because("chance-first", "a chance outcome comes before the next action");
  return std::visit([&](const auto& m) { return check_move(state.pub, m); }, move);
}

std::optional<Refusal> OneOhOne::check(const State& state, const Chance& chance) {
  if (turn(state).is_over()) return because("game-over", "the game is over");
  if (turn(state).is_seat())
    return because("no-chance-now",
                   concat("seat ", index(turn(state).seat()), " is to act, nothing is drawn or dealt now"));
  return std::visit([&](const auto& c) { return check_chance(state.pub, c); }, chance);
}

}  // namespace tessera::one_oh_one
