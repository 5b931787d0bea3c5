#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/data.h"
#include "core/message.h"
#include "core/seat.h"
#include "table/event.h"
#include "table/table_id.h"

// What a client of online play may say: docs/protocol.md.

namespace tessera::protocol {

struct WatchTable {
  table::TableId table;
  table::EventNumber have = 0;    // the number of the next event that is wanted
  std::optional<Seat> seat = {};  // whose lines the client has so far; an onlooker's otherwise
};
struct UnwatchTable {
  table::TableId table;
};
struct GiveCommand {
  table::TableId table;
  std::optional<table::EventNumber> position;
  Data command;  // for read_command, which knows how many seats there are
};
struct SayAtTable {
  table::TableId table;
  std::string text;
};
struct ReactAtTable {
  table::TableId table;
  std::string_view reaction;  // one of kReactions
};
// Whoever is muted is not heard by the one who asks, at this table.
struct MuteAtTable {
  table::TableId table;
  std::optional<Seat> seat;
  std::optional<std::uint32_t> person;  // where no seat is given
  bool muted = true;
};
struct Ping {};

using ClientRequest =
    std::variant<WatchTable, UnwatchTable, GiveCommand, SayAtTable, ReactAtTable, MuteAtTable, Ping>;

struct ClientMessage {
  std::string id;  // chosen by the client; empty where it can't be read
  Result<ClientRequest> request;
};

inline constexpr std::size_t kLongestMessageId = 40;
inline constexpr std::size_t kDeepestMessage = 4;
inline constexpr std::string_view kReactions[] = {"hello", "well_played", "thanks", "wow",
                                                  "oops",  "thinking",    "hurry",  "goodbye"};

// Whatever the text is, this answers. Fields that nobody reads are let be.
ClientMessage read_client_message(std::string_view text);

}  // namespace tessera::protocol
