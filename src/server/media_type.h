#pragma once

#include <string_view>

namespace tessera::server {

// The value of Content-Type for a file of this name.
std::string_view media_type(std::string_view path);

}  // namespace tessera::server
