#pragma once

#include <string_view>

namespace tessera::server {

// Whether all of a text is UTF-8 (RFC 3629), control characters included.
bool is_utf8(std::string_view text);

}  // namespace tessera::server
