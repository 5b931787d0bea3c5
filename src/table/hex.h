#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::table {

// Two digits a byte, in small letters.
std::string to_hex(std::span<const std::byte> bytes);

// Reads what to_hex writes, and nothing else.
std::optional<std::vector<std::byte>> from_hex(std::string_view text);

}  // namespace tessera::table
