#pragma once

#include <optional>
#include <span>

#include "core/data.h"
#include "table/history.h"
#include "table/table.h"

namespace tessera::protocol {

// A table as one viewer may know it, at one moment: docs/view-data.md, "A snapshot". The history
// has followed the table's log. Of the log in words and of the ends of rounds only what is newer than event
// `after` is in it, or not where it was then, with how many before that still stand.
Data snapshot_data(const table::Table& table, const table::History& history, Viewer viewer,
                   std::optional<table::EventNumber> after = {});

// Of the log in words, how many entries were told before and stand, and those from event `first` on.
struct LogPart {
  int kept = 0;
  Data::List fresh;
};
LogPart log_part(std::span<const table::LogEntry> log, table::EventNumber first);

// The record's last line, when the game is over.
std::optional<std::string> last_line(const table::State& state);

}  // namespace tessera::protocol
