#pragma once

#include <string_view>

#include "table/event.h"
#include "table/time.h"

namespace tessera::server::hub {

// How long after it was asked a bot plays: a function of its level and of the number of the event, and of
// nothing else, so that nobody can tell its hand by its haste.
table::Time bot_pause(std::string_view level, table::EventNumber number);

// How much of that it may think; the rest is for the way there and back.
table::Time thinking_time(table::Time pause);

}  // namespace tessera::server::hub
