#pragma once

#include <cstdint>

namespace tessera {

// How a move is written: exactly as a record has it, or as a person may type it, with
// tiles in any order.
enum class Spelling : std::uint8_t { strict, free };

}  // namespace tessera
