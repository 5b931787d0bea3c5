#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "table/clock.h"
#include "table/event.h"
#include "table/log.h"
#include "table/luck.h"
#include "table/play.h"
#include "table/seating.h"

namespace tessera::table {

enum class Phase : std::uint8_t { gathering, playing, over };

// A table at one moment: what follows from its log, and nothing else.
struct State {
  Opening opening;
  std::optional<Luck> luck;  // none where chance comes from a plain seed
  Seating seating;
  Clock clock;
  Play play;
  Phase phase = Phase::gathering;
  bool paused = false;
  std::optional<Seat> resigned;
  std::array<bool, kMaxSeats> agreed{};  // to a rematch
  EventNumber events = 0;                // in the log so far
  // How many events there were when the game or who plays it last changed. A bot is asked
  // about this position, and its answer is refused when there is another.
  EventNumber position = 0;
};

bool equal(const State& a, const State& b);

// Whose clock runs now: the person to act, unless a bot plays for them or the table is paused.
std::optional<Seat> running_seat(const State& state);
// The seat to act, whoever plays it, while the game is on.
std::optional<Seat> seat_to_act(const State& state);
// When the running seat's time is over; nothing without a clock.
std::optional<Time> deadline(const State& state);
// Why the person in this seat can't take back a move; nothing when they can.
std::optional<Message> undo_refusal(const State& state, Seat seat);
// Who has offered or accepted a rematch and is still there: the first such seat.
std::optional<Seat> offering_seat(const State& state);

// How a table begins, from its log's first event.
Result<State> begin(const Event& opened);
// Takes the next event into the state; `log` holds at least all events before it. An event
// that can't be is refused and changes nothing. Gives what happened in the game: for other events
// no text, and nothing that is told.
Result<Happened> fold(State& state, const Event& event, const Log& log, Audience audience = {},
                      Spelling spelling = Spelling::strict);
// On chance's turn: draws the next outcome from the table's chance, and takes it into the state
// as fold() takes a Drawn of that text.
Happened fold_next_draw(State& state, Time at, Audience audience = {});
// The state that a whole log leads to.
Result<State> fold_all(const Log& log);

}  // namespace tessera::table
