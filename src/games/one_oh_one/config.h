#pragma once

#include <cstddef>
#include <cstdint>

#include "games/one_oh_one/grid.h"

namespace tessera::one_oh_one {

inline constexpr std::size_t kMaxPlayers = 4;

// In the order of the options' words.
enum class Mode : std::uint8_t { expert, classic, junior };
enum class Backs : std::uint8_t { all, front };

// Made by configure(), which knows the defaults.
struct Config {
  std::uint8_t players = 0;
  Mode mode{};
  Backs backs{};

  [[nodiscard]] constexpr bool is_solo() const { return players == 1; }
  // Solo fills two grids one after the other.
  [[nodiscard]] constexpr std::size_t grids() const { return is_solo() ? 2 : players; }
  [[nodiscard]] constexpr Shape shape() const { return shape_for(players); }
  // 50, or 48 with three and four players: two tokens remain in the box.
  [[nodiscard]] constexpr int placements() const { return static_cast<int>(grids()) * shape().cells(); }
  friend constexpr bool operator==(const Config&, const Config&) = default;
};

}  // namespace tessera::one_oh_one
