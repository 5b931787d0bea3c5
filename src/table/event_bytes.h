#pragma once

#include <optional>

#include "table/byte_io.h"
#include "table/event.h"

namespace tessera::table {

// The format of the logs that are written here. An opening begins with it, and so does every log.
inline constexpr std::uint8_t kLogVersion = 1;
// Nothing when the bytes begin otherwise than a log of any version.
std::optional<std::uint8_t> log_version(std::span<const std::byte> log);

// A kind and a seat in one byte, the time since the event before, and what the kind needs.
void write_event(ByteWriter& out, const Event& event, Time before);
std::optional<Event> read_event(ByteReader& in, Time before);

// The opening: all that a table is from the first.
void write_opening(ByteWriter& out, const Opening& opening);
std::optional<Opening> read_opening(ByteReader& in);

}  // namespace tessera::table
