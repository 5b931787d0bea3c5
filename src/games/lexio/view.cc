#include <cassert>

#include "base/text.h"
#include "games/lexio/game.h"
#include "games/lexio/notation.h"
#include "games/lexio/rules.h"

namespace tessera::lexio {
namespace {

bool ends_round(const State& before, const Move& move) {
  return before.hands[index(before.pub.to_act)] == move.tiles();
}

}  // namespace

View Lexio::view(const State& state, Viewer viewer) {
  return {.pub = state.pub,
          .viewer = viewer,
          .hand = viewer.is_seat() ? state.hands[index(viewer.seat())] : TileSet()};
}

MoveList Lexio::legal(const View& view) {
  if (view.viewer != view.pub.to_act) return {};
  return legal_moves(view.pub, view.hand);
}

// Passing is free, so that a hand is unknown but for one thing: whoever opened
// the round held the opening tile, and has it until it is played.
State Lexio::imagine(const View& view, Rng& rng) {
  State state{.pub = view.pub};
  if (view.pub.phase != Phase::turn) return state;
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
    for (int missing = view.pub.hand_sizes[index(seat)] - hand.count(); missing > 0; --missing) {
      hand |= tiles.back();
      tiles.pop_back();
    }
  }
  assert(tiles.empty());
  return state;
}

// After the last play of a round everybody lays open what is left.
std::vector<std::string> Lexio::told(const State& before, const Move& move, Viewer) {
  const Seat mover = before.pub.to_act;
  std::vector<std::string> lines{concat(index(mover), ' ', to_text(move))};
  if (!ends_round(before, move)) return lines;
  std::vector<std::string> left;
  for (Seat seat : seats(players(before)))
    left.push_back(seat == mover ? "-" : lexio::to_text(before.hands[index(seat)]));
  lines.push_back(concat("~ left ", join(left, " | ")));
  return lines;
}

// Whoever holds the opening tile says so, and nothing else is said of other hands.
std::vector<std::string> Lexio::told(const State&, const Deal& deal, Viewer to) {
  std::vector<std::string> hands;
  std::size_t opener = 0;
  for (std::size_t i = 0; i < deal.hands.size(); ++i) {
    const TileSet hand = deal.hands[i];
    hands.push_back(to == seat_at(i) ? lexio::to_text(hand) : concat('?', hand.count()));
    if (hand.contains(kOpeningTile)) opener = i;
  }
  return {concat("~ deal ", join(hands, " | ")), concat("~ opens ", opener)};
}

std::optional<Seat> Lexio::drawer(const State&) { return std::nullopt; }

// Tiles of others come to light when they are played and when a round ends.
bool Lexio::reveals(const State& before, const Move& move, Viewer to) {
  if (move.is_pass()) return false;
  return to != before.pub.to_act || ends_round(before, move);
}

std::uint64_t Lexio::action_key(const State&, const Move& move, Seat) { return move.tiles().bits(); }

// The own hand and who opens, new after a deal. When a round ends, the open hands: mixed, so
// that hands which differ anywhere give another number.
std::uint64_t Lexio::observation_key(const State& after, Seat to) {
  if (after.pub.phase == Phase::turn)
    return after.hands[index(to)].bits() | static_cast<std::uint64_t>(after.pub.opener) << kTiles;
  constexpr std::uint64_t kOdd = 0x9e3779b97f4a7c15;
  std::uint64_t seen = 0;
  for (const TileSet left : after.pub.last_round->left) {
    seen = (seen ^ left.bits()) * kOdd;
    seen ^= seen >> 32;
  }
  return seen;
}

}  // namespace tessera::lexio
