#include <cassert>
#include <variant>

#include "games/twenty_one/game.h"
#include "games/twenty_one/placing.h"

// The course of the game: what a seat may do, and what follows from it.

namespace tessera::twenty_one {

Seat Public::next_to_be_dealt() const {
  Seat seat{};
  while (hand_size(seat) != 0) seat = next_seat(seat, config.players);
  return seat;
}

namespace {

TwentyOne::MoveList list_moves(const Public& pub, Pile hand) {
  TwentyOne::MoveList moves;
  for_each_placement(pub, hand, [&](Face face, Square square) {
    moves.emplace_back(std::in_place_type<Place>, face, square);
  });
  if (!moves.empty()) return moves;
  if (pub.stock_size(pub.to_act) > 0)
    hand.for_each_kind([&](Token token) { moves.push_back(Exchange{token}); });
  moves.push_back(Pass{});
  return moves;
}

// No player has a token, in hand or stock, that could be placed anywhere.
bool is_blocked(const Public& pub) {
  for (Seat seat : seats(pub.config.players))
    if (can_place_any(pub, pub.left[index(seat)])) return false;
  return true;
}

// A round ends when the turn comes back to the starting seat. It is then that
// rounds without a placement are counted.
void end_round(Public& pub) {
  ++pub.round;
  pub.idle_rounds = pub.placed_this_round ? 0 : static_cast<std::uint8_t>(pub.idle_rounds + 1);
  pub.placed_this_round = false;
}

void end_turn(Public& pub) {
  pub.to_act = next_seat(pub.to_act, pub.config.players);
  if (pub.to_act == pub.starter) end_round(pub);
  const bool stalled = pub.idle_rounds == kIdleRounds;
  pub.phase = stalled || (pub.round > 1 && is_blocked(pub)) ? Phase::over : Phase::turn;
}

void give(State& state, Seat seat, Token token) {
  state.hands[index(seat)].add(token);
  ++state.pub.hand_sizes[index(seat)];
}

void take(State& state, Seat seat, Token token) {
  state.hands[index(seat)].remove(token);
  --state.pub.hand_sizes[index(seat)];
}

void act(State& state, const Place& place) {
  Public& pub = state.pub;
  const Seat seat = pub.to_act;
  const int points = points_for(pub, place.face, place.square);
  lay(pub.board, pub, place.face, place.square, seat);
  pub.scores[index(seat)] = static_cast<std::int16_t>(pub.scores[index(seat)] + points);
  pub.last = {LastTurn::Kind::place, seat, place.square, static_cast<std::uint8_t>(points)};
  pub.placed_this_round = true;
  pub.stuck = {};
  take(state, seat, place.face.token());
  pub.left[index(seat)].remove(place.face.token());

  if (pub.left[index(seat)].empty())
    pub.phase = Phase::over;
  else if (pub.stock_size(seat) > 0)
    pub.phase = Phase::refill;
  else
    end_turn(pub);
}

void act(State& state, const Exchange& exchange) {
  Public& pub = state.pub;
  take(state, pub.to_act, exchange.token);
  state.aside.add(exchange.token);
  pub.last = {LastTurn::Kind::exchange, pub.to_act, Square{}, 0};
  pub.stuck[index(pub.to_act)] = Stuck::whole_hand;
  pub.phase = Phase::exchange;
}

void act(State& state, const Pass& /*pass*/) {
  Public& pub = state.pub;
  pub.last = {LastTurn::Kind::pass, pub.to_act, Square{}, 0};
  pub.stuck[index(pub.to_act)] = Stuck::whole_hand;
  end_turn(pub);
}

void happen(State& state, const Start& start) {
  state.pub.starter = start.seat;
  state.pub.phase = Phase::deal;
}

void happen(State& state, const Hand& hand) {
  for (Token token : hand.tokens) give(state, hand.seat, token);
  if (static_cast<int>(index(hand.seat)) + 1 < state.pub.config.players) return;
  state.pub.to_act = state.pub.starter;
  state.pub.phase = Phase::turn;
}

void happen(State& state, const Draw& draw) {
  Public& pub = state.pub;
  give(state, pub.to_act, draw.token);
  if (pub.phase == Phase::exchange) pub.stuck[index(pub.to_act)] = Stuck::all_but_drawn;
  state.aside = Pile();  // back to the stock
  end_turn(pub);
}

}  // namespace

State TwentyOne::start(const Config& config) {
  State state;
  state.pub.config = config;
  state.pub.board = Board(state.pub.layout().squares(config.players));
  for (Seat seat : seats(config.players)) state.pub.left[index(seat)] = Pile::full();
  return state;
}

TwentyOne::MoveList TwentyOne::legal(const State& state) {
  if (!turn(state).is_seat()) return {};
  return list_moves(state.pub, state.hand(state.pub.to_act));
}

TwentyOne::MoveList TwentyOne::legal(const View& view) {
  if (!turn(view).is_seat() || view.viewer != turn(view).seat()) return {};
  return list_moves(view.pub, view.hand);
}

void TwentyOne::apply(State& state, const Move& move) {
  assert(!check(state, move));
  std::visit([&](const auto& m) { act(state, m); }, move);
}

void TwentyOne::apply(State& state, const Chance& chance) {
  assert(!check(state, chance));
  std::visit([&](const auto& c) { happen(state, c); }, chance);
}

template <class Random>
TwentyOne::Chance TwentyOne::sample(const State& state, Random& random) {
  const Public& pub = state.pub;
  assert(pub.turn().is_chance());
  if (pub.phase == Phase::lot)
    return Start{seat_at(random.below(static_cast<std::uint32_t>(pub.config.players)))};
  if (pub.phase == Phase::deal) {
    const Seat seat = pub.next_to_be_dealt();
    return Hand{seat, draw_first_hand(state.stock(seat), random)};
  }
  Pile stock = state.stock(pub.to_act);
  return Draw{draw_from(stock, random)};
}
template TwentyOne::Chance TwentyOne::sample(const State&, Rng&);
template TwentyOne::Chance TwentyOne::sample(const State&, StreamRng&);

}  // namespace tessera::twenty_one
