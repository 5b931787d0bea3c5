#pragma once

#include <optional>

#include "table/byte_io.h"
#include "table/event.h"

namespace tessera::table {

// A kind and a seat in one byte, the time since the event before, and what the kind needs.
void write_event(ByteWriter& out, const Event& event, Time before);
std::optional<Event> read_event(ByteReader& in, Time before);

// The opening: all that a table is from the first. Its version is that of the whole log.
void write_opening(ByteWriter& out, const Opening& opening);
std::optional<Opening> read_opening(ByteReader& in);

}  // namespace tessera::table
