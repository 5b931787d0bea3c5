#include "server/hub/bot_pause.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "base/random.h"
#include "bots/level.h"

namespace tessera::server::hub {
namespace {

// By level: those who search need as long as a level may think.
constexpr std::array<int, kLevelNames.size()> kBases = {650, 700, 1050, 1050, 1050};
constexpr std::uint32_t kSpread = 400;
constexpr table::Time kWay{100};

}  // namespace

table::Time bot_pause(std::string_view level, table::EventNumber number) {
  const auto* const found = std::ranges::find(kLevelNames, level);
  const auto place = static_cast<std::size_t>(found - kLevelNames.begin());
  const int base = place < kBases.size() ? kBases[place] : kBases.back();
  const auto some = static_cast<int>(scramble(derive_seed(number, place)) % kSpread);
  return table::Time{base + some};
}

table::Time thinking_time(table::Time pause) { return pause - kWay; }

}  // namespace tessera::server::hub
