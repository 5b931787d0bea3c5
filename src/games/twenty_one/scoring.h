#pragma once

#include "core/outcome.h"
#include "games/twenty_one/position.h"

namespace tessera::twenty_one {

// The result as it would be if the game ended now; all it needs is public.
Outcome result_now(const Public& pub);

}  // namespace tessera::twenty_one
