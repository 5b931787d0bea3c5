#include "table/bot_request.h"

#include "base/hash.h"
#include "base/random.h"

namespace tessera::table {

std::optional<BotRequest> bot_request(const State& state) {
  const auto seat = seat_to_act(state);
  if (!seat || state.paused) return std::nullopt;
  const std::string_view level = state.seating.at(*seat).playing_level();
  if (level.empty()) return std::nullopt;
  Fingerprint name;
  name.add(state.opening.id.text());
  return BotRequest{*seat, std::string(level), state.position, derive_seed(name.value(), state.position)};
}

}  // namespace tessera::table
