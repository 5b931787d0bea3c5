#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/data.h"
#include "core/viewer.h"
#include "table/log.h"

namespace tessera::table {

// An event as one viewer may know it.
struct ToldEvent {
  EventNumber number;
  Time at;
  std::string_view kind;           // "sat", "moved", "drawn", "undone" ...
  Data details;                    // who and what, as far as everybody may know it
  std::vector<std::string> lines;  // of the game: docs/record-format.md, "The engine protocol"

  friend bool operator==(const ToldEvent&, const ToldEvent&) = default;
};

// {"number", "at", "kind", "details", "lines"}
Data to_data(const ToldEvent& event);

// The events from this number on. After "undone" with {"from": N} the lines of all events from N
// on count no more. Made anew from the log of a table, which is whole, at every call.
std::vector<ToldEvent> told_events(const Log& log, Viewer viewer, EventNumber from);

}  // namespace tessera::table
