#pragma once

#include <optional>

#include "core/data.h"
#include "core/seat.h"
#include "table/opening.h"
#include "table/state.h"

namespace tessera::table {

// What everybody may know of a table besides the game itself: the opening, who sits where
// and who plays there, words, clocks, whose turn it is and until when, offers, the
// commitment, and in the end how it ended. docs/view-data.md, "A live table", has every field.
Data public_data(const State& state);

// The seat whose person may take back a move now.
std::optional<Seat> undoing_seat(const State& state);

// What a table was opened as.
Data opening_data(const Opening& opening);

}  // namespace tessera::table
