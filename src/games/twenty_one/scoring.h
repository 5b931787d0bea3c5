#pragma once

#include "core/outcome.h"
#include "games/twenty_one/position.h"

namespace tessera::twenty_one {

// The outcome if the game ended now; all it needs is public.
Outcome outcome_of(const Public& pub);

}  // namespace tessera::twenty_one
