#pragma once

#include <string>
#include <vector>

namespace tessera::cli {

// "legal 2: pass; play 3c": the moves in bytewise order.
std::string legal_line(std::vector<std::string> moves);

}  // namespace tessera::cli
