#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "table/state.h"

namespace tessera::table {

// A bot is to move. Whoever runs bots gives it the seat's view and, when it has chosen,
// commands a BotAnswer.
struct BotRequest {
  Seat seat;
  std::string level;
  EventNumber position;
  // From the table's name and the position: the same bot moves the same there again, and
  // nothing of the secret is in it.
  std::uint64_t seed;
  friend bool operator==(const BotRequest&, const BotRequest&) = default;
};

// The request that stands now; at most one, and one and the same as long as the position stays.
std::optional<BotRequest> bot_request(const State& state);

}  // namespace tessera::table
