#pragma once

#include <cstdint>

#include "core/seat.h"
#include "games/twenty_one/layout.h"

namespace tessera::twenty_one {

inline constexpr int kMaxPlayers = 4;

enum class Lines : std::uint8_t { one, each };

// Made by configure(), which knows the defaults.
struct Config {
  int players = 0;
  BoardKind board{};
  Lines lines{};
  bool teams = false;

  friend bool operator==(const Config&, const Config&) = default;
};

// With teams the seats across the table play together, 0 and 2 against 1 and 3.
constexpr int team_of(Seat seat) { return static_cast<int>(index(seat) % 2); }
constexpr int side_of(const Config& config, Seat seat) {
  return config.teams ? team_of(seat) : static_cast<int>(index(seat));
}
constexpr bool are_partners(const Config& config, Seat a, Seat b) {
  return side_of(config, a) == side_of(config, b);
}

}  // namespace tessera::twenty_one
