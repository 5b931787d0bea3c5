#pragma once

#include "base/fixed_vector.h"
#include "core/seat.h"
#include "games/lexio/tiles.h"

// What can happen at a table.

namespace tessera::lexio {

// A seat plays tiles, or passes.
class Move {
 public:
  static constexpr Move pass() { return Move({}); }
  static constexpr Move play(TileSet tiles) {
    assert(!tiles.empty());
    return Move(tiles);
  }

  [[nodiscard]] constexpr bool is_pass() const { return tiles_.empty(); }
  [[nodiscard]] constexpr TileSet tiles() const { return tiles_; }  // none when passing

  friend constexpr bool operator==(const Move&, const Move&) = default;

 private:
  explicit constexpr Move(TileSet tiles) : tiles_(tiles) {}
  TileSet tiles_;
};

// Chance deals a round.
struct Deal {
  FixedVector<TileSet, kMaxSeats> hands;

  friend bool operator==(const Deal&, const Deal&) = default;
};

// The most moves there can ever be. All plays are distinct sets of tiles of one
// hand of at most 13: at most 13 single tiles and C(13,5) = 1287 sets of five.
// Pairs and threes are most when the hand is three numbers whole and a tile
// more: 3 * C(4,2) = 18 and 3 * C(4,3) = 12. Whoever may pass is following, and
// then has plays of one size only. (13 tiles of one suit have 1300 plays.)
inline constexpr std::size_t kMaxMoves = 13 + 18 + 12 + 1287;
using MoveList = FixedVector<Move, kMaxMoves>;

}  // namespace tessera::lexio
