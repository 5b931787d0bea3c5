#pragma once

#include "bots/analysis.h"
#include "core/data.h"

namespace tessera::protocol {

Data move_data(const MoveAnalysis& move);

// A hint: docs/view-data.md.
Data analysis_data(const Analysis& analysis, const GameSpec& game);

}  // namespace tessera::protocol
