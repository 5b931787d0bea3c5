#include <optional>
#include <string>
#include <variant>

#include "base/text.h"
#include "games/twenty_one/game.h"
#include "games/twenty_one/placing.h"

// Why a move can't be, in words for the person who tried it.

namespace tessera::twenty_one {
namespace {

using MaybeRefusal = std::optional<Refusal>;

Refusal because(std::string_view code, std::string reason) { return {code, std::move(reason)}; }

MaybeRefusal check_held(Pile hand, Token token) {
  if (hand.has(token)) return std::nullopt;
  return because("not-in-hand", concat("you hold ", to_text(hand), ", but no ", to_text(token)));
}

MaybeRefusal check_on_board(const Public& pub, Square square) {
  if (pub.is_on_board(square)) return std::nullopt;
  return because("off-board", concat(to_text(square), " is not on this board: columns A to ",
                                     static_cast<char>('A' + pub.layout().size - 1), ", rows 1 to ",
                                     pub.layout().rows(pub.config.players)));
}

MaybeRefusal check_first(const Public& pub, const Place& place) {
  if (!is_low(place.face.token()))
    return because("first-number",
                   concat("in the first round you place a number of 9 or less, not ", to_text(place.face)));
  const Square start = pub.start_square(pub.current);
  if (place.square != start)
    return because("first-square", concat("in the first round you place on your start square ",
                                          to_text(start), ", not on ", to_text(place.square)));
  return std::nullopt;
}

MaybeRefusal check_free(const Board& board, Square square) {
  if (board.is_taken(square))
    return because("taken", concat(to_text(square), " is taken by a token of ",
                                   colour_name(board.piece(square).owner())));
  if (!board.is_touched(square))
    return because("untouched", concat(to_text(square), " touches no token, by side or corner"));
  return std::nullopt;
}

std::string line_name(Square square, Direction d) {
  switch (d) {
    case Direction::row:
      return concat("row ", row_of(square) + 1);
    case Direction::column:
      return concat("column ", static_cast<char>('A' + column_of(square)));
    case Direction::falling:
      return concat("the falling diagonal through ", to_text(square));
    default:
      return concat("the rising diagonal through ", to_text(square));
  }
}

MaybeRefusal check_total(const Board& board, const Place& place) {
  for (Direction d : kDirections) {
    const int sum = board.runs_total(place.square, d) + place.face.value();
    if (sum <= kGoal) continue;
    const int limit = board.limit(place.square);
    return because("over-21",
                   concat("with ", to_text(place.face), " on ", to_text(place.square), ", ",
                          line_name(place.square, d), " would total ", sum, ", more than 21; ",
                          limit == 0 ? "nothing fits there" : concat("at most ", limit, " fits there")));
  }
  return std::nullopt;
}

MaybeRefusal check_beside(const Public& pub, const Place& place) {
  if (!pub.board.is_beside_face_down(place.square)) return std::nullopt;
  if (!place.face.is_star())
    return because("beside-face-down", concat(to_text(place.square),
                                              " is beside a face-down token, where only "
                                              "a star that scores may stand"));
  if (would_score(pub, place.face, place.square)) return std::nullopt;
  return because("star-must-score", concat(to_text(place.square),
                                           " is beside a face-down token: a star may stand there only if it ",
                                           "scores, as *", pub.board.limit(place.square)));
}

MaybeRefusal check_stuck(const Public& pub, Pile hand) {
  MaybeRefusal refusal;
  for_each_placement(pub, hand, [&](Face face, Square square) {
    if (!refusal)
      refusal = because("must-place", concat("you can place a token, for example ", to_text(face), " on ",
                                             to_text(square), ", so you must place one"));
  });
  return refusal;
}

MaybeRefusal check_move(const State& state, const Place& place) {
  const Public& pub = state.pub;
  if (auto no = check_on_board(pub, place.square)) return no;
  if (auto no = check_held(state.hand(pub.current), place.face.token())) return no;
  if (pub.round == 1) return check_first(pub, place);
  if (auto no = check_free(pub.board, place.square)) return no;
  if (auto no = check_total(pub.board, place)) return no;
  return check_beside(pub, place);
}

MaybeRefusal check_move(const State& state, const Exchange& exchange) {
  const Pile hand = state.hand(state.pub.current);
  if (auto no = check_held(hand, exchange.token)) return no;
  if (auto no = check_stuck(state.pub, hand)) return no;
  if (state.pub.stock_size(state.pub.current) > 0) return std::nullopt;
  return because("empty-stock", "your stock is empty, there is nothing to exchange for; you can only pass");
}

MaybeRefusal check_move(const State& state, const Pass& /*pass*/) {
  return check_stuck(state.pub, state.hand(state.pub.current));
}

std::string awaited(const Public& pub) {
  switch (pub.phase) {
    case Phase::lot:
      return "the starting seat";
    case Phase::deal:
      return concat("the hand of seat ", index(pub.next_to_be_dealt()));
    default:
      return concat("a token drawn by seat ", index(pub.current));
  }
}

Refusal unexpected(const Public& pub, std::string_view what) {
  return because("wrong-chance", concat(what, " can't come now, ", awaited(pub), " comes next"));
}

MaybeRefusal check_in_stock(Pile stock, Seat seat, Pile wanted) {
  MaybeRefusal refusal;
  wanted.for_each_kind([&](Token token) {
    if (!refusal && wanted.count(token) > stock.count(token))
      refusal = because("not-in-stock", concat("the stock of seat ", index(seat), " has ", stock.count(token),
                                               " of ", to_text(token), ", not ", wanted.count(token)));
  });
  return refusal;
}

MaybeRefusal check_chance(const State& state, const Start& start) {
  if (state.pub.phase != Phase::lot) return unexpected(state.pub, "a starting seat");
  if (static_cast<int>(index(start.seat)) < state.pub.config.players) return std::nullopt;
  return because("no-such-seat", concat("there is no seat ", index(start.seat), ", seats are 0 to ",
                                        state.pub.config.players - 1));
}

MaybeRefusal check_chance(const State& state, const Hand& hand) {
  if (state.pub.phase != Phase::deal || hand.seat != state.pub.next_to_be_dealt())
    return unexpected(state.pub, concat("a hand of seat ", index(hand.seat)));
  Pile tokens;
  for (Token token : hand.tokens) tokens.add(token);
  if (auto no = check_in_stock(state.stock(hand.seat), hand.seat, tokens)) return no;
  if (tokens.has_low()) return std::nullopt;
  return because("no-low-number", concat("a first hand needs a number of 9 or less, ", to_text(tokens),
                                         " has none and is drawn again"));
}

MaybeRefusal check_chance(const State& state, const Draw& draw) {
  if (state.pub.phase != Phase::refill && state.pub.phase != Phase::exchange)
    return unexpected(state.pub, "a drawn token");
  const Seat seat = state.pub.current;
  return check_in_stock(state.stock(seat), seat, Pile::of(draw.token));
}

}  // namespace

std::optional<Refusal> TwentyOne::check(const State& state, const Move& move) {
  if (turn(state).is_over()) return because("game-over", "the game is over");
  if (turn(state).is_chance())
    return because("chance-first", concat("first comes ", awaited(state.pub), ", by chance"));
  return std::visit([&](const auto& m) { return check_move(state, m); }, move);
}

std::optional<Refusal> TwentyOne::check(const State& state, const Chance& chance) {
  if (turn(state).is_over()) return because("game-over", "the game is over");
  if (turn(state).is_seat())
    return because("no-chance-now",
                   concat("seat ", index(state.pub.current), " is to act, nothing is drawn now"));
  return std::visit([&](const auto& c) { return check_chance(state, c); }, chance);
}

}  // namespace tessera::twenty_one
