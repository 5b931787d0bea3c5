#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tessera::server {

// The path that a request's target names, percent-decoded, without the first slash and without a
// query: "assets/app.js" of "/assets/app.js?v=1" or of "http://host/assets/app.js". An encoded
// slash stays encoded, since it separates nothing. Nothing when it is no such target.
std::optional<std::string> path_of(std::string_view target);

}  // namespace tessera::server
