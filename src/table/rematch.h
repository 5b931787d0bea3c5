#pragma once

#include <optional>
#include <vector>

#include "table/command.h"
#include "table/opening.h"
#include "table/state.h"

namespace tessera::table {

// The new table that all who are still there agreed to. Its name and its secret are the
// caller's to choose: both must be new.
struct Rematch {
  const AnyGame* game;
  Setup setup;
  ClockSpec clock;
  PersonId owner;
  std::vector<Command> seating;  // for the new table; seats of those who left stay free
};

// Nothing as long as somebody has not agreed.
std::optional<Rematch> rematch(const State& state);

}  // namespace tessera::table
