#include "cli/legal_line.h"

#include <algorithm>

#include "base/text.h"

namespace tessera::cli {

std::string legal_line(std::vector<std::string> moves) {
  std::sort(moves.begin(), moves.end());
  return concat("legal ", moves.size(), ": ", join(moves, "; "));
}

}  // namespace tessera::cli
