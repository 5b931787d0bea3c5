#pragma once

#include <optional>
#include <vector>

#include "table/event.h"

namespace tessera::table {

// The undos of a table. An undo takes moves out of the log in words and leaves what happened to
// seats since: whoever knows the log up to an event keeps what it had before the first such move.
class Undos {
 public:
  void add(EventNumber number, EventNumber from) { undos_.push_back({number, from}); }

  // The first event whose entry has to be told to whoever knew the log up to the event `last`;
  // the first of all to whoever knew nothing.
  [[nodiscard]] EventNumber first_to_tell(std::optional<EventNumber> last) const;

 private:
  struct TakenFrom {
    EventNumber number;  // of the undo
    EventNumber from;
  };

  std::vector<TakenFrom> undos_;
};

}  // namespace tessera::table
