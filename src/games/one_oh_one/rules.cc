#include "games/one_oh_one/rules.h"

#include <algorithm>
#include <cassert>

#include "games/one_oh_one/game.h"

namespace tessera::one_oh_one {
namespace {

void take(State& state, Row row) {
  Public& pub = state.pub;
  pub.hand = state.box[pub.front_of(row)];
  ++pub.taken[index(row)];
  if (pub.face_up == row) pub.face_up.reset();
  pub.phase = Phase::place;
}

// Classic takes the five fronts from left to right, then the next five, and so on.
void begin_turn(State& state) {
  if (state.pub.config.mode == Mode::classic)
    take(state, row_at(state.pub.placed % kRows));
  else
    state.pub.phase = Phase::take;
}

void end_turn(State& state) {
  state.pub.to_act = next_seat(state.pub.to_act, state.pub.config.players);
  begin_turn(state);
}

void place(State& state, Cell cell) {
  Public& pub = state.pub;
  pub.grids[pub.current_grid()].place(cell, pub.hand);
  pub.hand = Token();
  ++pub.placed;
  if (pub.placed == pub.config.placements())
    pub.phase = Phase::over;
  else if (pub.config.mode == Mode::expert && !pub.face_up)
    pub.phase = Phase::flip;  // as there is more to place, some front is left
  else
    end_turn(state);
}

void flip(State& state, Row row) {
  state.pub.face_up = row;
  end_turn(state);
}

}  // namespace

void begin_play(State& state) { begin_turn(state); }

State OneOhOne::start(const Config& config) {
  State state;
  state.pub.config = config;
  state.pub.grids.fill(Grid(config.shape()));
  return state;
}

Turn OneOhOne::turn(const Public& pub) {
  if (pub.phase == Phase::over) return Turn::over();
  if (pub.phase < Phase::take) return Turn::chance();
  return Turn::of(pub.to_act);
}

bool OneOhOne::begins_turn(const State& state) {
  const Phase first = state.pub.config.mode == Mode::classic ? Phase::place : Phase::take;
  return state.pub.phase == first;
}

MoveList OneOhOne::legal(const Public& pub) {
  MoveList moves;
  if (pub.phase == Phase::place) {
    pub.grids[pub.current_grid()].open().for_each(
        [&](std::size_t i) { moves.push_back(Place{static_cast<Cell>(i)}); });
  } else if (pub.phase == Phase::take || pub.phase == Phase::flip) {
    for (std::size_t i = 0; i < kRows; ++i) {
      if (!pub.has_front(row_at(i))) continue;
      if (pub.phase == Phase::take)
        moves.push_back(Take{row_at(i)});
      else
        moves.push_back(Flip{row_at(i)});
    }
  }
  return moves;
}

void OneOhOne::apply(State& state, const Move& move) {
  assert(!check(state, move));
  // Field by field: through a temporary, random games are 3 % slower.
  LastMove& last = state.pub.last_move.emplace();
  last.seat = state.pub.to_act;
  last.move = move;
  if (const auto* placing = std::get_if<Place>(&move))
    place(state, placing->cell);
  else if (const auto* taking = std::get_if<Take>(&move))
    take(state, taking->row);
  else
    flip(state, std::get_if<Flip>(&move)->row);
}

void OneOhOne::apply(State& state, const Chance& chance) {
  assert(!check(state, chance));
  if (const auto* start = std::get_if<Start>(&chance)) {
    state.pub.to_act = start->seat;
    state.pub.phase = Phase::deal;
  } else {
    state.box = std::get_if<Deal>(&chance)->box;
    begin_play(state);
  }
}

template <class Random>
Chance OneOhOne::sample(const State& state, Random& random) {
  assert(turn(state).is_chance());
  if (state.pub.phase == Phase::lot) return Start{seat_at(random.below(state.pub.config.players))};
  Deal deal;
  for (std::size_t i = 0; i < kTokens; ++i) deal.box[i] = Token::at(i);
  random.shuffle(deal.box);
  return deal;
}
template Chance OneOhOne::sample(const State&, Rng&);
template Chance OneOhOne::sample(const State&, StreamRng&);

}  // namespace tessera::one_oh_one
