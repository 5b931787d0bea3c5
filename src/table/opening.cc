#include "table/opening.h"

namespace tessera::table {

Result<void> check_opening(const Opening& opening) {
  if (auto clock = check_clock(opening.clock); !clock) return clock;
  return opening.game->start(opening.setup).map([](const auto&) {});
}

}  // namespace tessera::table
