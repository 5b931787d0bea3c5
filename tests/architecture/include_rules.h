#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tessera::architecture {

// What is wrong with the includes of one source file, a sentence each, with the
// line it stands on. The path is relative to src/, as in "games/lexio/tiles.h".
std::vector<std::string> include_errors(std::string_view path, std::string_view text);

}  // namespace tessera::architecture
