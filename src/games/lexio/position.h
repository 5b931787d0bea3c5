#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/seat.h"
#include "core/viewer.h"
#include "games/lexio/combination.h"
#include "games/lexio/config.h"
#include "games/lexio/events.h"
#include "games/lexio/paying.h"

namespace tessera::lexio {

enum class Phase : std::uint8_t {
  deal,  // chance deals a round
  turn,  // the seat to act acts
  over
};

// What everybody knows. When a round has ended, the hands are laid open in last_round;
// what was played last stays on show until the next deal.
struct Public {
  Config config;
  std::uint16_t round = 1;  // the one being played, about to be dealt, or just over
  Phase phase = Phase::deal;
  Seat to_act{};
  Seat opener{};            // who held the opening tile
  Seat owner{};             // of the combination on the table
  Seat previous_owner{};    // of what lay there before
  std::uint8_t passes = 0;  // in a row
  std::array<std::uint8_t, kMaxSeats> hand_sizes{};
  std::array<std::int32_t, kMaxSeats> chips{};
  Combination table;  // no tiles: whoever is to act leads
  // What the table's combination beat, none under a lead. When somebody is to lead anew: what nobody beat.
  TileSet previous;
  TileSet played;                                           // this round, by all
  std::array<std::optional<Move>, kMaxSeats> last_moves{};  // of each seat, since somebody led
  std::optional<FinishedRound> last_round;

  [[nodiscard]] bool leading() const { return table.tiles.empty(); }
  friend bool operator==(const Public&, const Public&) = default;
};

struct State {
  Public pub;
  std::array<TileSet, kMaxSeats> hands{};

  friend bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 512);

// What a seat knows, or an onlooker, who has no hand.
struct View {
  Public pub;
  Viewer viewer = Viewer::onlooker();
  TileSet hand;

  friend bool operator==(const View&, const View&) = default;
};

}  // namespace tessera::lexio
