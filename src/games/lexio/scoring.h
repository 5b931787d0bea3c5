#pragma once

#include "core/outcome.h"
#include "games/lexio/position.h"

namespace tessera::lexio {

// The outcome if the match ended now: most chips win, equal leaders share.
Outcome outcome_of(const Public& pub);

}  // namespace tessera::lexio
