#pragma once

#include "games/lexio/combination.h"
#include "games/lexio/config.h"
#include "games/lexio/events.h"

namespace tessera::lexio {

// Adds every combination in the hand to the list.
void list_leads(TileSet hand, const Config& config, MoveList& list);

// Adds every combination in the hand that beats the table's.
void list_answers(TileSet hand, const Combination& table, const Config& config, MoveList& list);

}  // namespace tessera::lexio
