#pragma once

#include <cassert>
#include <cstdint>

#include "games/lexio/tiles.h"

namespace tessera::lexio {

// In the order of the option's words.
enum class Rulebook : std::uint8_t { french, publisher };

// Made by configure(), which knows the defaults.
struct Config {
  std::int32_t chips = 0;
  std::uint16_t rounds = 0;
  std::uint8_t players = 0;
  Rulebook rulebook{};

  friend bool operator==(const Config&, const Config&) = default;
};

// The tiles of a table: 1..9 for three players, 1..13 for four, 1..15 for five.
constexpr int highest_number(int players) {
  assert(3 <= players && players <= 5);
  return players == 3 ? 9 : players == 4 ? 13 : 15;
}

// Every tile is dealt.
constexpr int hand_size(int players) { return highest_number(players) * kSuits / players; }

constexpr TileSet all_tiles(int players) {
  TileSet tiles;
  for (int number = 1; number <= highest_number(players); ++number)
    tiles |= TileSet::of_rank(rank_of(number));
  return tiles;
}

}  // namespace tessera::lexio
