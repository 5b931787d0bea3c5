#pragma once

#include "core/message.h"
#include "table/event.h"
#include "table/state.h"

namespace tessera::table {

// Whether this can happen now, whoever wants it and whatever the time. Moves and outcomes
// are checked as far as the table knows; whether they are legal is for the game to say.
Result<void> check(const State& state, const Happening& what);

}  // namespace tessera::table
