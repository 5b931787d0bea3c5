#pragma once

#include <string_view>

namespace tessera::server {

// Whether the value of If-None-Match or If-Match names a tag: `*`, or a list in which it stands.
// A weak tag (W/"x") is the same as "x" only where weak ones will do (RFC 9110, 8.8.3.2).
enum class Comparison { strong, weak };
bool names_tag(std::string_view list, std::string_view tag, Comparison comparison);

}  // namespace tessera::server
