#include <cassert>

#include "base/text.h"
#include "games/lexio/game.h"
#include "games/lexio/notation.h"
#include "games/lexio/rules.h"

namespace tessera::lexio {

View Lexio::view(const State& state, Viewer viewer) {
  return {.pub = state.pub,
          .viewer = viewer,
          .hand = viewer.is_seat() ? state.hands[index(viewer.seat())] : TileSet()};
}

MoveList Lexio::legal(const View& view) {
  if (view.viewer != view.pub.to_move) return {};
  return legal_moves(view.pub, view.hand);
}

// Passing is free, so that a hand is unknown but for one thing: whoever opened
// the round held the opening tile, and has it until it is played.
State Lexio::imagine(const View& view, Rng& rng) {
  State state{.pub = view.pub};
  if (view.pub.phase != Phase::playing) return state;
  if (view.viewer.is_seat()) state.hands[index(view.viewer.seat())] = view.hand;

  const int players = view.pub.config.players;
  TileSet hidden = all_tiles(players) - view.pub.played - view.hand;
  if (hidden.contains(kOpeningTile)) {
    state.hands[index(view.pub.opener)] = kOpeningTile;
    hidden -= kOpeningTile;
  }
  FixedVector<Tile, kTiles> tiles;
  for (Tile tile : hidden) tiles.push_back(tile);
  rng.shuffle(tiles);
  for (Seat seat : seats(players)) {
    TileSet& hand = state.hands[index(seat)];
    for (int missing = view.pub.tiles_left[index(seat)] - hand.count(); missing > 0; --missing) {
      hand |= tiles.back();
      tiles.pop_back();
    }
  }
  assert(tiles.empty());
  return state;
}

std::vector<std::string> Lexio::told(const State& before, const Move& move, Viewer) {
  return {concat(index(before.pub.to_move), ' ', to_text(move))};
}

std::vector<std::string> Lexio::told(const State&, const Deal& deal, Viewer to) {
  std::vector<std::string> hands;
  for (std::size_t i = 0; i < deal.hands.size(); ++i) {
    const TileSet hand = deal.hands[i];
    hands.push_back(to == seat_at(i) ? lexio::to_text(hand) : concat('?', hand.count()));
  }
  return {concat("~ deal ", join(hands, " | "))};
}

std::optional<Seat> Lexio::drawer(const State&) { return std::nullopt; }

// Tiles of others come to light when they are played, and the payments at the end
// of a round tell how many 2s were left.
bool Lexio::reveals(const State& before, const Move& move, Viewer to) {
  if (move.is_pass()) return false;
  const Seat mover = before.pub.to_move;
  return to != mover || before.hands[index(mover)] == move.tiles();
}

std::uint64_t Lexio::action_key(const State&, const Move& move, Seat) { return move.tiles().bits(); }

// The own hand, new after a deal. When a round ends, what was paid tells of the 2s in
// other hands.
std::uint64_t Lexio::observation_key(const State& after, Seat to) {
  if (after.pub.phase == Phase::playing) return after.hands[index(to)].bits();
  std::uint64_t seen = 0;
  for (const std::uint8_t twos : after.pub.last_round->twos) seen = seen * 8 + twos;
  return seen;
}

}  // namespace tessera::lexio
