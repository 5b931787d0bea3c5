#include "games/lexio/rules.h"

#include <algorithm>
#include <cassert>

#include "games/lexio/game.h"
#include "games/lexio/plays.h"

namespace tessera::lexio {
namespace {

constexpr std::string_view kRulebooks[] = {"french", "publisher"};
constexpr OptionSpec kOptions[] = {
    {"rulebook", {"lexio", "option_rulebook"}, kRulebooks},
    {"rounds", {"lexio", "option_rounds"}, {}, 1, 1000, 5},
    {"chips", {"lexio", "option_chips"}, {}, 1, 1'000'000, 149},
};
constexpr GameSpec kSpec = {.name = "lexio",
                            .title = "Lexio",
                            .min_players = 3,
                            .max_players = 5,
                            .default_players = 4,
                            .options = kOptions,
                            .unit = Unit::chips};

std::uint8_t narrow(int small) { return static_cast<std::uint8_t>(small); }

// The hands are counted, paid for, and put away.
void end_round(State& state, Seat winner) {
  Public& pub = state.pub;
  RoundEnd end{.chips = pub.chips, .tiles = pub.tiles_left, .winner = winner, .players = pub.config.players};
  for (std::size_t i = 0; i < kMaxSeats; ++i)
    end.twos[i] = narrow((state.hands[i] & TileSet::of_rank(rank_of(2))).count());
  pub.last_round = end;
  pub.chips = chips_after(end);
  pub.tiles_left = {};
  state.hands = {};

  const auto* const poorest = std::min_element(pub.chips.begin(), pub.chips.begin() + pub.config.players);
  if (pub.round == pub.config.rounds || *poorest == 0)
    pub.phase = Phase::over;
  else
    begin_next_round(pub);
}

void apply_pass(Public& pub) {
  pub.last_moves[index(pub.to_move)] = Move::pass();
  pub.to_move = next_seat(pub.to_move, pub.config.players);
  if (++pub.passes < pub.config.players - 1) return;
  assert(pub.to_move == pub.owner);
  pub.passes = 0;
  pub.table = {};
}

void apply_play(State& state, TileSet tiles) {
  Public& pub = state.pub;
  const Seat seat = pub.to_move;
  if (pub.leading()) pub.last_moves = {};
  pub.last_moves[index(seat)] = Move::play(tiles);
  pub.table = *recognise(tiles, pub.config);
  pub.owner = seat;
  pub.passes = 0;
  pub.played |= tiles;
  pub.tiles_left[index(seat)] = narrow(pub.tiles_left[index(seat)] - tile_count(pub.table.kind()));
  state.hands[index(seat)] -= tiles;
  pub.to_move = next_seat(seat, pub.config.players);
  if (state.hands[index(seat)].empty()) end_round(state, seat);
}

}  // namespace

void begin_next_round(Public& pub) {
  pub.phase = Phase::dealing;
  ++pub.round;
}

const GameSpec& Lexio::spec() { return kSpec; }

Result<Config> Lexio::configure(const Setup& setup) {
  const auto choices = OptionValues::resolve(kSpec, setup);
  if (!choices) return tl::unexpected(choices.error());
  return Config{.chips = choices->number("chips"),
                .rounds = static_cast<std::uint16_t>(choices->number("rounds")),
                .players = narrow(setup.players),
                .rulebook = static_cast<Rulebook>(choices->word("rulebook"))};
}

State Lexio::start(const Config& config) {
  State state;
  state.pub.config = config;
  std::fill_n(state.pub.chips.begin(), config.players, config.chips);
  return state;
}

Turn Lexio::turn(const Public& pub) {
  switch (pub.phase) {
    case Phase::dealing:
      return Turn::chance();
    case Phase::playing:
      return Turn::of(pub.to_move);
    case Phase::over:
      break;
  }
  return Turn::over();
}

MoveList legal_moves(const Public& pub, TileSet hand) {
  MoveList moves;
  if (pub.phase != Phase::playing) return moves;
  if (pub.leading()) {
    list_leads(hand, pub.config, moves);
  } else {
    list_answers(hand, pub.table, pub.config, moves);
    moves.push_back(Move::pass());
  }
  return moves;
}

MoveList Lexio::legal(const State& state) {
  return legal_moves(state.pub, state.hands[index(state.pub.to_move)]);
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
  Public& pub = state.pub;
  for (std::size_t i = 0; i < deal.hands.size(); ++i) {
    state.hands[i] = deal.hands[i];
    pub.tiles_left[i] = narrow(deal.hands[i].count());
    if (deal.hands[i].contains(kOpeningTile)) pub.opener = seat_at(i);
  }
  pub.phase = Phase::playing;
  pub.to_move = pub.opener;
  pub.owner = pub.opener;
  pub.passes = 0;
  pub.table = {};
  pub.played = {};
  pub.last_moves = {};
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

FixedVector<Seat, kMaxSeats> leaders(const Public& pub) {
  const int players = pub.config.players;
  const std::int32_t most = *std::max_element(pub.chips.begin(), pub.chips.begin() + players);
  FixedVector<Seat, kMaxSeats> best;
  for (Seat seat : seats(players))
    if (pub.chips[index(seat)] == most) best.push_back(seat);
  return best;
}

Outcome Lexio::outcome(const State& state) {
  assert(turn(state).is_over());
  Outcome outcome;
  for (Seat seat : seats(state.pub.config.players)) outcome.scores.push_back(state.pub.chips[index(seat)]);
  outcome.winners = leaders(state.pub);
  return outcome;
}

}  // namespace tessera::lexio
