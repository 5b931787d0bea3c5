#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>

#include "core/seat.h"
#include "core/viewer.h"
#include "games/one_oh_one/grid.h"
#include "games/one_oh_one/token.h"

namespace tessera::one_oh_one {

inline constexpr std::size_t kMaxPlayers = 4;

// In the order of the options' words.
enum class Mode : std::uint8_t { expert, classic, junior };
enum class Backs : std::uint8_t { all, front };

struct Config {
  std::uint8_t players = 2;
  Mode mode = Mode::expert;
  Backs backs = Backs::all;

  [[nodiscard]] constexpr bool is_solo() const { return players == 1; }
  // Solo fills two grids one after the other.
  [[nodiscard]] constexpr std::size_t grids() const { return is_solo() ? 2 : players; }
  [[nodiscard]] constexpr Shape shape() const { return shape_for(players); }
  // 50, or 48 with three and four players: two tokens remain in the box.
  [[nodiscard]] constexpr int placements() const { return static_cast<int>(grids()) * shape().cells(); }
  friend constexpr bool operator==(const Config&, const Config&) = default;
};

// The box: five rows of ten tokens, each a queue of which only the front may be taken.
enum class Row : std::uint8_t {};

inline constexpr std::size_t kRows = 5;
inline constexpr std::size_t kRowLength = 10;

constexpr std::size_t index(Row row) { return static_cast<std::size_t>(row); }
constexpr Row row_at(std::size_t i) { return static_cast<Row>(i); }
// The place of the token that stands at this depth, 0 in front, when the box is full.
constexpr std::size_t place_of(Row row, std::size_t depth) { return index(row) * kRowLength + depth; }

enum class Phase : std::uint8_t { start, deal, take, place, flip, over };

// What everybody sees, but for the tokens in the box.
struct Public {
  Config config;
  Phase phase = Phase::start;
  Seat to_act{};
  std::uint8_t placed = 0;  // by everybody together
  Token hand;               // taken and not placed yet
  // A token has left its row from the moment it is in the hand.
  std::array<std::uint8_t, kRows> taken{};
  std::optional<Row> face_up;  // the row whose front token shows its face
  std::array<Grid, kMaxPlayers> grids{};

  [[nodiscard]] bool has_front(Row row) const { return taken[index(row)] < kRowLength; }
  [[nodiscard]] std::size_t front_of(Row row) const { return place_of(row, taken[index(row)]); }
  [[nodiscard]] std::size_t left_in(Row row) const { return kRowLength - taken[index(row)]; }
  [[nodiscard]] std::size_t current_grid() const {
    if (!config.is_solo()) return index(to_act);
    return placed < Grid::kMaxTokens ? 0 : 1;
  }
  friend bool operator==(const Public&, const Public&) = default;
};

// The fifty places of the box: row 1 from front to back, then row 2.
using Box = std::array<Token, kTokens>;

struct State {
  Public pub;
  Box box{};  // as it was dealt; what has been taken is still remembered here

  friend bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 512);

// What can be said of one place of the box.
struct Unseen {
  friend constexpr bool operator==(const Unseen&, const Unseen&) = default;
};
using Sight = std::variant<Unseen, Back, Token>;
using Sights = std::array<Sight, kTokens>;

// All seats know the same.
struct View {
  Public pub;
  Viewer viewer = Viewer::onlooker();
  Sights sights{};

  friend bool operator==(const View&, const View&) = default;
};

}  // namespace tessera::one_oh_one
