#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "games/lexio/config.h"
#include "games/lexio/tiles.h"

// What may be played, and which play is the stronger: rules.en.md, "Combinations".

namespace tessera::lexio {

// Five-tile kinds weakest first. A set of tiles is always its best kind: a
// straight flush is neither a straight nor a flush.
enum class Kind : std::uint8_t { single, pair, three, straight, flush, full, quad, straight_flush };

constexpr int tile_count(Kind kind) {
  return kind == Kind::single ? 1 : kind == Kind::pair ? 2 : kind == Kind::three ? 3 : 5;
}

// How strong a combination is among those of equally many tiles: its kind, then
// what that kind compares (a rank, a run, the numbers of a flush), then a suit.
class Strength {
 public:
  constexpr Strength() = default;
  constexpr Strength(Kind kind, std::uint32_t compared, Suit suit = Suit::cloud)
      : key_(static_cast<std::uint32_t>(kind) << 20 | compared << 2 | static_cast<std::uint32_t>(suit)) {}
  constexpr Strength(Kind kind, Rank rank, Suit suit = Suit::cloud)
      : Strength(kind, static_cast<std::uint32_t>(rank), suit) {}

  [[nodiscard]] constexpr Kind kind() const { return static_cast<Kind>(key_ >> 20); }
  [[nodiscard]] constexpr std::uint32_t compared() const { return key_ >> 2 & 0x3ffff; }
  [[nodiscard]] constexpr Suit suit() const { return static_cast<Suit>(key_ & 3); }

  friend constexpr auto operator<=>(const Strength&, const Strength&) = default;

 private:
  std::uint32_t key_ = 0;
};

struct Combination {
  TileSet tiles;
  Strength strength;

  [[nodiscard]] Kind kind() const { return strength.kind(); }

  friend bool operator==(const Combination&, const Combination&) = default;
};

// Nothing, when the tiles are no combination.
std::optional<Combination> recognise(TileSet tiles, const Config& config);

// Strictly stronger, and of equally many tiles.
inline bool beats(const Combination& a, const Combination& b) {
  return tile_count(a.kind()) == tile_count(b.kind()) && a.strength > b.strength;
}

// Five numbers that make a straight.
struct Run {
  TileSet ranks;   // as TileSet::ranks() gives them
  Rank first{};    // in running order: the 1 of 1-2-3-4-5
  Rank highest{};  // by strength: the 2 of 1-2-3-4-5
};

// All straights of a table, weakest first: a run's place here is what straights compare.
std::span<const Run> runs(int players);

// The number whose suit decides between two straights of the same numbers.
// french: the first in running order, so 1 in 1-2-3-4-5 and 10 in 10-11-12-13-1.
// publisher: the strongest, so 2 in 1-2-3-4-5 and 1 in 10-11-12-13-1.
constexpr Rank deciding_rank(const Run& run, Rulebook rulebook) {
  return rulebook == Rulebook::french ? run.first : run.highest;
}

Strength flush_strength(TileSet tiles, Rulebook rulebook);

}  // namespace tessera::lexio
