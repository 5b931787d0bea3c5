#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/random.h"
#include "core/any_game.h"
#include "table/clock.h"
#include "table/event.h"
#include "table/log.h"

namespace tessera::table {

// The last move that a person made, which may perhaps be taken back.
struct LastPersonMove {
  Seat seat;
  EventNumber number;
  bool drawn = false;              // chance has had its turn since
  std::optional<Seat> shown_by{};  // whose move was the first, from this one on, to show somebody something
  friend bool operator==(const LastPersonMove&, const LastPersonMove&) = default;
};

// The game as far as it has come: what remains of the log when all that was undone is left out.
struct Play {
  std::unique_ptr<AnyState> game;
  std::uint32_t outcomes = 0;  // chance's so far
  TurnCounts turns{};
  std::optional<LastPersonMove> last;
};

bool equal(const Play& a, const Play& b);

// Whose clock runs: the same seat and count mean the same turn.
struct PresentTurn {
  std::optional<Seat> seat;
  std::uint32_t count = 0;
  friend bool operator==(const PresentTurn&, const PresentTurn&) = default;
};
PresentTurn present_turn(const Play& play);

Play begin_play(const Opening& opening);

// Whether it is a Drawn, Moved or BotMoved.
bool is_of_game(const Happening& what);
// Plays one of these; refused events change nothing.
Result<Happened> play_on(Play& play, const Happening& what, EventNumber number, Audience audience = {},
                         Spelling spelling = Spelling::strict);
// On chance's turn: draws what comes next and plays it.
Happened draw_on(Play& play, Rng& rng, Audience audience = {});
Happened draw_on(Play& play, StreamRng& rng, Audience audience = {});

// A game event that was not undone.
struct StandingEvent {
  EventNumber number;
  Happening what;
};
// Those among the log's events before `end`. The log has been folded before: it is whole.
std::vector<StandingEvent> standing_events(const Log& log, EventNumber end);

// The game after these events, all of which were accepted before.
Play replay(const Opening& opening, const std::vector<StandingEvent>& events);

}  // namespace tessera::table
