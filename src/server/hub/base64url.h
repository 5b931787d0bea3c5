#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::server::hub {

// RFC 4648, section 5, without padding: what can stand in an address as it is.
std::string to_base64url(std::span<const std::byte> bytes);
// Nothing for what to_base64url would not write.
std::optional<std::vector<std::byte>> from_base64url(std::string_view text);

}  // namespace tessera::server::hub
