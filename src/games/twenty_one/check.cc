#include <optional>
#include <string>
#include <variant>

#include "core/told.h"
#include "games/twenty_one/game.h"
#include "games/twenty_one/messages.h"
#include "games/twenty_one/placing.h"

// Why an event can't be.

namespace tessera::twenty_one {
namespace {

using MaybeRefusal = std::optional<Message>;

MaybeRefusal refusal_of(const Result<void>& result) {
  return result ? MaybeRefusal() : MaybeRefusal(result.error());
}

std::string column_text(int column) { return {static_cast<char>('A' + column)}; }

MaybeRefusal check_held(Pile hand, Token token) {
  if (hand.has(token)) return std::nullopt;
  return Message(Say::not_in_hand, {{"tokens", to_text(hand)}, {"token", to_text(token)}});
}

MaybeRefusal check_on_board(const Public& pub, Square square) {
  if (pub.is_on_board(square)) return std::nullopt;
  return Message(Say::off_board, {{"square", to_text(square)},
                                  {"column", column_text(pub.layout().size - 1)},
                                  {"row", pub.layout().rows(pub.config.players)}});
}

MaybeRefusal check_first(const Public& pub, const Place& place) {
  if (!is_low(place.face.token()))
    return Message(Say::first_number, {{"most", kLargestTwin}, {"token", to_text(place.face)}});
  const Square start = pub.start_square(pub.to_act);
  if (place.square == start) return std::nullopt;
  return Message(Say::first_square, {{"start", to_text(start)}, {"square", to_text(place.square)}});
}

MaybeRefusal check_free(const Board& board, Square square) {
  if (board.is_taken(square))
    return Message(Say::taken,
                   {{"square", to_text(square)}, {"colour", colour_term(board.piece(square).owner())}});
  if (board.is_touched(square)) return std::nullopt;
  return Message(Say::untouched, {{"square", to_text(square)}});
}

Message line_name(Square square, Direction d) {
  switch (d) {
    case Direction::row:
      return {Say::line_row, {{"row", row_of(square) + 1}}};
    case Direction::column:
      return {Say::line_column, {{"column", column_text(column_of(square))}}};
    case Direction::falling:
      return {Say::line_falling, {{"square", to_text(square)}}};
    default:
      return {Say::line_rising, {{"square", to_text(square)}}};
  }
}

Message what_fits(const Board& board, Square square) {
  const int limit = board.limit(square);
  if (limit == 0) return Say::square_takes_nothing;
  if (board.is_beside_face_down(square)) return {Say::square_takes_star, {{"number", limit}}};
  return {Say::square_takes_at_most, {{"most", limit}}};
}

MaybeRefusal check_total(const Board& board, const Place& place) {
  for (Direction d : kDirections) {
    const int total = board.runs_total(place.square, d) + place.face.value();
    if (total <= kGoal) continue;
    return Message(Say::over_21, {{"token", to_text(place.face)},
                                  {"square", to_text(place.square)},
                                  {"line", line_name(place.square, d)},
                                  {"total", total},
                                  {"fits", what_fits(board, place.square)}});
  }
  return std::nullopt;
}

// The total has been checked: something fits there.
MaybeRefusal check_beside(const Public& pub, const Place& place) {
  if (!pub.board.is_beside_face_down(place.square)) return std::nullopt;
  if (!place.face.is_star()) return Message(Say::beside_face_down, {{"square", to_text(place.square)}});
  if (would_score(pub, place.face, place.square)) return std::nullopt;
  return Message(Say::star_must_score,
                 {{"square", to_text(place.square)}, {"number", pub.board.limit(place.square)}});
}

MaybeRefusal check_stuck(const Public& pub, Pile hand) {
  MaybeRefusal refusal;
  for_each_placement(pub, hand, [&](Face face, Square square) {
    if (!refusal) refusal = Message(Say::must_place, {{"token", to_text(face)}, {"square", to_text(square)}});
  });
  return refusal;
}

MaybeRefusal check_move(const State& state, const Place& place) {
  const Public& pub = state.pub;
  if (auto refusal = check_on_board(pub, place.square)) return refusal;
  if (auto refusal = check_held(state.hand(pub.to_act), place.face.token())) return refusal;
  if (pub.round == 1) return check_first(pub, place);
  if (auto refusal = check_free(pub.board, place.square)) return refusal;
  if (auto refusal = check_total(pub.board, place)) return refusal;
  return check_beside(pub, place);
}

MaybeRefusal check_move(const State& state, const Exchange& exchange) {
  const Pile hand = state.hand(state.pub.to_act);
  if (auto refusal = check_held(hand, exchange.token)) return refusal;
  if (auto refusal = check_stuck(state.pub, hand)) return refusal;
  if (state.pub.stock_size(state.pub.to_act) > 0) return std::nullopt;
  return Message(Say::empty_stock);
}

MaybeRefusal check_move(const State& state, const Pass& /*pass*/) {
  return check_stuck(state.pub, state.hand(state.pub.to_act));
}

Message awaited(const Public& pub) {
  switch (pub.phase) {
    case Phase::lot:
      return Say::next_start;
    case Phase::deal:
      return {Say::next_hand, {{"seat", pub.next_to_be_dealt()}}};
    default:
      return {Say::next_draw, {{"seat", pub.to_act}}};
  }
}

Message unexpected(const Public& pub, Message event) {
  return {Say::wrong_chance, {{"event", std::move(event)}, {"next", awaited(pub)}}};
}

MaybeRefusal check_in_stock(Pile stock, Seat seat, Pile wanted) {
  MaybeRefusal refusal;
  wanted.for_each_kind([&](Token token) {
    if (!refusal && wanted.count(token) > stock.count(token))
      refusal = Message(Say::not_in_stock, {{"seat", seat},
                                            {"token", to_text(token)},
                                            {"most", stock.count(token)},
                                            {"number", wanted.count(token)}});
  });
  return refusal;
}

MaybeRefusal check_chance(const State& state, const Start& start) {
  if (state.pub.phase != Phase::lot) return unexpected(state.pub, Say::a_start);
  return refusal_of(check_viewer(start.seat, state.pub.config.players));
}

MaybeRefusal check_chance(const State& state, const Hand& hand) {
  if (state.pub.phase != Phase::deal || hand.seat != state.pub.next_to_be_dealt())
    return unexpected(state.pub, {Say::a_hand, {{"seat", hand.seat}}});
  Pile tokens;
  for (Token token : hand.tokens) tokens.add(token);
  if (auto refusal = check_in_stock(state.stock(hand.seat), hand.seat, tokens)) return refusal;
  if (tokens.has_low()) return std::nullopt;
  return Message(Say::no_low_number, {{"most", kLargestTwin}, {"tokens", to_text(tokens)}});
}

MaybeRefusal check_chance(const State& state, const Draw& draw) {
  if (state.pub.phase != Phase::refill && state.pub.phase != Phase::exchange)
    return unexpected(state.pub, Say::a_draw);
  const Seat seat = state.pub.to_act;
  return check_in_stock(state.stock(seat), seat, Pile::of(draw.token));
}

}  // namespace

std::optional<Message> TwentyOne::check(const State& state, const Move& move) {
  if (auto refusal = refusal_of(check_turn(turn(state), state.pub.to_act))) return refusal;
  return std::visit([&](const auto& m) { return check_move(state, m); }, move);
}

std::optional<Message> TwentyOne::check(const State& state, const Chance& chance) {
  if (auto refusal = refusal_of(check_turn(turn(state), std::nullopt))) return refusal;
  return std::visit([&](const auto& c) { return check_chance(state, c); }, chance);
}

}  // namespace tessera::twenty_one
