#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "store/entry.h"

namespace tessera::store {

// Events of a log as they were appended, in one piece.
struct Segment {
  EventNumber first;
  EventNumber count;
  std::vector<std::byte> bytes;
};

std::vector<std::byte> joined(const std::vector<Segment>& log);

// Tells a finished game as the entries that stored it.
void tell_game(FinishedGame game, const std::vector<Segment>& log, const std::function<void(Entry)>& take);

// The id of a table that was stored; "unreadable" should somebody have changed it by hand.
TableId stored_id(std::string_view text);

}  // namespace tessera::store
