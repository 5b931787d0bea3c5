#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>

#include "core/seat.h"
#include "core/viewer.h"
#include "games/one_oh_one/box.h"
#include "games/one_oh_one/config.h"
#include "games/one_oh_one/events.h"
#include "games/one_oh_one/grid.h"
#include "games/one_oh_one/tokens.h"

namespace tessera::one_oh_one {

enum class Phase : std::uint8_t {
  lot,   // chance decides who begins
  deal,  // chance fills the box
  take,  // the seat to act takes a token, places it, and perhaps flips another
  place,
  flip,
  over
};

struct LastMove {
  Seat seat{};
  Move move{};

  friend bool operator==(const LastMove&, const LastMove&) = default;
};

// What everybody sees, but for the tokens in the box.
struct Public {
  Config config;
  Phase phase = Phase::lot;
  Seat to_act{};
  std::uint8_t placed = 0;  // by everybody together
  Token hand;               // taken and not placed yet
  // A token has left its row from the moment it is in the hand.
  std::array<std::uint8_t, kRows> taken{};
  std::optional<Row> face_up;  // the row whose front token shows its face
  std::array<Grid, kMaxPlayers> grids{};
  std::optional<LastMove> last_move;

  [[nodiscard]] bool has_front(Row row) const { return taken[index(row)] < kRowLength; }
  [[nodiscard]] std::size_t front_of(Row row) const { return place_of(row, taken[index(row)]); }
  [[nodiscard]] std::size_t left_in(Row row) const { return kRowLength - taken[index(row)]; }
  [[nodiscard]] std::size_t current_grid() const {
    if (!config.is_solo()) return index(to_act);
    return placed < Grid::kMaxTokens ? 0 : 1;
  }
  friend bool operator==(const Public&, const Public&) = default;
};

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
