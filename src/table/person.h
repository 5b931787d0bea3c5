#pragma once

#include <cstdint>

namespace tessera::table {

// Somebody at the table, by a number that means something to the caller alone. What others
// read is the name given when sitting down.
enum class PersonId : std::uint32_t {};

}  // namespace tessera::table
