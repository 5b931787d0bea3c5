#include "games/lexio/rules.h"

#include <algorithm>
#include <cassert>

#include "games/lexio/game.h"
#include "games/lexio/plays.h"

namespace tessera::lexio {
namespace {

std::uint8_t narrow(int small) { return static_cast<std::uint8_t>(small); }

// The hands are laid open, counted and paid for.
void end_round(State& state, Seat winner) {
  Public& pub = state.pub;
  pub.last_round =
      FinishedRound{.chips = pub.chips, .left = state.hands, .winner = winner, .players = pub.config.players};
  pub.chips = chips_after(*pub.last_round);
  pub.hand_sizes = {};
  state.hands = {};

  const auto* const poorest = std::min_element(pub.chips.begin(), pub.chips.begin() + pub.config.players);
  if (pub.round == pub.config.rounds || *poorest == 0) {
    pub.phase = Phase::over;
    return;
  }
  pub.phase = Phase::deal;
  ++pub.round;
}

void apply_pass(Public& pub) {
  pub.last_moves[index(pub.to_act)] = Move::pass();
  pub.to_act = next_seat(pub.to_act, pub.config.players);
  if (++pub.passes < pub.config.players - 1) return;
  assert(pub.to_act == pub.owner);
  pub.passes = 0;
  pub.previous = pub.table.tiles;
  pub.previous_owner = pub.owner;
  pub.table = {};
}

void apply_play(State& state, TileSet tiles) {
  Public& pub = state.pub;
  const Seat seat = pub.to_act;
  if (pub.leading()) pub.last_moves = {};
  pub.previous = pub.table.tiles;
  pub.previous_owner = pub.owner;
  pub.last_moves[index(seat)] = Move::play(tiles);
  pub.table = *recognise(tiles, pub.config);
  pub.owner = seat;
  pub.passes = 0;
  pub.played |= tiles;
  pub.hand_sizes[index(seat)] = narrow(pub.hand_sizes[index(seat)] - tile_count(pub.table.kind()));
  state.hands[index(seat)] -= tiles;
  pub.to_act = next_seat(seat, pub.config.players);
  if (state.hands[index(seat)].empty()) end_round(state, seat);
}

}  // namespace

State Lexio::start(const Config& config) {
  State state;
  state.pub.config = config;
  std::fill_n(state.pub.chips.begin(), config.players, config.chips);
  return state;
}

Turn Lexio::turn(const Public& pub) {
  switch (pub.phase) {
    case Phase::deal:
      return Turn::chance();
    case Phase::turn:
      return Turn::of(pub.to_act);
    case Phase::over:
      break;
  }
  return Turn::over();
}

void begin_round(Public& pub, Seat opener) {
  std::fill_n(pub.hand_sizes.begin(), pub.config.players, narrow(hand_size(pub.config.players)));
  pub.phase = Phase::turn;
  pub.opener = opener;
  pub.to_act = opener;
  pub.owner = opener;
  pub.passes = 0;
  pub.table = {};
  pub.previous = {};
  pub.played = {};
  pub.last_moves = {};
}

MoveList legal_moves(const Public& pub, TileSet hand) {
  MoveList moves;
  if (pub.phase != Phase::turn) return moves;
  if (pub.leading()) {
    list_leads(hand, pub.config, moves);
  } else {
    list_answers(hand, pub.table, pub.config, moves);
    moves.push_back(Move::pass());
  }
  return moves;
}

MoveList Lexio::legal(const State& state) {
  return legal_moves(state.pub, state.hands[index(state.pub.to_act)]);
}

void Lexio::apply(State& state, const Move& move) {
  assert(!check(state, move));
  if (move.is_pass())
    apply_pass(state.pub);
  else
    apply_play(state, move.tiles());
}

void Lexio::apply(State& state, const Deal& deal) {
  assert(!check(state, deal));
  Seat opener{};
  for (std::size_t i = 0; i < deal.hands.size(); ++i) {
    state.hands[i] = deal.hands[i];
    if (deal.hands[i].contains(kOpeningTile)) opener = seat_at(i);
  }
  begin_round(state.pub, opener);
}

template <class Random>
Deal Lexio::sample(const State& state, Random& random) {
  const int players = state.pub.config.players;
  FixedVector<Tile, kTiles> tiles;
  for (Tile tile : all_tiles(players)) tiles.push_back(tile);
  random.shuffle(tiles);
  Deal deal;
  const auto size = static_cast<std::size_t>(hand_size(players));
  for (std::size_t first = 0; first < tiles.size(); first += size) {
    TileSet hand;
    for (std::size_t i = first; i < first + size; ++i) hand |= tiles[i];
    deal.hands.push_back(hand);
  }
  return deal;
}
template Deal Lexio::sample(const State&, Rng&);
template Deal Lexio::sample(const State&, StreamRng&);

}  // namespace tessera::lexio
