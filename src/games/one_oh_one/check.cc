#include "base/bits.h"
#include "core/told.h"
#include "games/one_oh_one/game.h"
#include "games/one_oh_one/messages.h"
#include "games/one_oh_one/notation.h"

// Why an event can't be. Agrees with legal(): what is not refused here is listed there.

namespace tessera::one_oh_one {
namespace {

// The rows that still have a front token.
Argument::List fronts(const Public& pub) {
  Argument::List rows;
  for (std::size_t i = 0; i < kRows; ++i)
    if (pub.has_front(row_at(i))) rows.emplace_back(number_of(row_at(i)));
  return rows;
}

std::optional<Message> check_row(const Public& pub, Row row) {
  if (pub.has_front(row)) return std::nullopt;
  return Message(Say::empty_row, {{"row", number_of(row)}, {"rows", fronts(pub)}});
}

Message place_first(const Public& pub) { return {Say::place_first, {{"token", name_of(pub.hand)}}}; }
Message take_first(const Public& pub) { return {Say::take_first, {{"rows", fronts(pub)}}}; }
Message flip_first(const Public& pub) { return {Say::flip_first, {{"rows", fronts(pub)}}}; }

std::optional<Message> check_move(const Public& pub, const Take& take) {
  if (pub.config.mode == Mode::classic) return Say::no_taking;
  if (pub.phase == Phase::place) return place_first(pub);
  if (pub.phase == Phase::flip) return flip_first(pub);
  return check_row(pub, take.row);
}

std::optional<Message> check_move(const Public& pub, const Flip& flip) {
  if (pub.config.mode != Mode::expert)
    return Message(Say::no_flipping, {{"mode", pub.config.mode == Mode::classic ? "classic" : "junior"}});
  if (pub.phase == Phase::place) return place_first(pub);
  if (pub.phase == Phase::take) return take_first(pub);
  return check_row(pub, flip.row);
}

std::optional<Message> check_size(const Grid& grid, Cell cell) {
  Bounds bounds = grid.bounds();
  bounds.include(cell);
  if (bounds.height() > grid.shape().rows)
    return Message(Say::too_high, {{"cell", to_text(cell)},
                                   {"height", bounds.height()},
                                   {"top", bounds.top + 1},
                                   {"bottom", bounds.bottom + 1},
                                   {"most", grid.shape().rows}});
  if (bounds.width() > grid.shape().columns)
    return Message(Say::too_wide, {{"cell", to_text(cell)},
                                   {"width", bounds.width()},
                                   {"left", std::string(1, column_letter(bounds.left))},
                                   {"right", std::string(1, column_letter(bounds.right))},
                                   {"most", grid.shape().columns}});
  return std::nullopt;
}

std::optional<Message> check_move(const Public& pub, const Place& place) {
  if (pub.phase == Phase::take) return take_first(pub);
  if (pub.phase == Phase::flip) return flip_first(pub);
  const Grid& grid = pub.grids[pub.current_grid()];
  if (const Token there = grid.at(place.cell); there.exists())
    return Message(Say::occupied, {{"token", name_of(there)}, {"cell", to_text(place.cell)}});
  if (grid.is_empty()) {
    if (place.cell == kCentre) return std::nullopt;
    return Message(Say::first_at_centre, {{"cell", to_text(place.cell)}});
  }
  if (auto refusal = check_size(grid, place.cell)) return refusal;
  if (!grid.touches(place.cell)) return Message(Say::no_contact, {{"cell", to_text(place.cell)}});
  return std::nullopt;
}

std::optional<Message> check_chance(const Public& pub, const Start& start) {
  if (pub.phase != Phase::lot) return Say::deal_next;
  if (auto there = check_viewer(start.seat, pub.config.players); !there) return there.error();
  return std::nullopt;
}

std::optional<Message> check_chance(const Public& pub, const Deal& deal) {
  if (pub.phase != Phase::deal) return Say::start_next;
  Bits<kTokens> seen;
  for (Token token : deal.box) {
    if (seen.test(token.index())) return Message(Say::token_twice, {{"token", to_text(token)}});
    seen.set(token.index());
  }
  return std::nullopt;
}

}  // namespace

std::optional<Message> OneOhOne::check(const State& state, const Move& move) {
  if (const Turn now = turn(state); !now.is_seat()) return check_turn(now, Seat{}).error();
  return std::visit([&](const auto& m) { return check_move(state.pub, m); }, move);
}

std::optional<Message> OneOhOne::check(const State& state, const Chance& chance) {
  if (auto due = check_turn(turn(state), std::nullopt); !due) return due.error();
  return std::visit([&](const auto& c) { return check_chance(state.pub, c); }, chance);
}

}  // namespace tessera::one_oh_one
