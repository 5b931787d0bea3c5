#pragma once

#include <optional>

#include "core/data.h"
#include "protocol/reader.h"
#include "table/bot_request.h"
#include "table/command.h"

// What goes to a table and comes from it besides views: docs/view-data.md.

namespace tessera::protocol {

// {"kind": "total", "time": 300000, "increment": 5000}; what a kind does not need may be left out.
table::ClockSpec read_clock(Reader& in);

// {"kind": "act", "move": "place E5"}, given by this person. A bot's answer, a tick and pauses
// are the host's own and are not read.
std::optional<table::Command> read_command(Reader& in, table::PersonId person, int players);

Data bot_request_data(const table::BotRequest& request);

}  // namespace tessera::protocol
