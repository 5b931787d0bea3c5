#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera::server {

// The path that a request's target names, percent-decoded, without the first slash and without a
// query: "assets/app.js" of "/assets/app.js?v=1" or of "http://host/assets/app.js". An encoded
// slash stays encoded, since it separates nothing. Nothing when it is no such target.
std::optional<std::string> path_of(std::string_view target);

// The names and values of its query, decoded, in their order. Nothing when it can't be decoded.
using QueryPairs = std::vector<std::pair<std::string, std::string>>;
std::optional<QueryPairs> query_of(std::string_view target);

}  // namespace tessera::server
