#pragma once

#include <cstddef>
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

// An event as each of an audience may know it: only the lines differ.
struct Announcement {
  EventNumber number;
  Time at;
  std::string_view kind;
  Data details;
  std::vector<std::vector<std::string>> lines;  // for each of the audience, in its order
};

// `lines` are what AnyState said when the event was played; none where it is not the game's.
Announcement announce(EventNumber number, const Event& event, std::vector<std::vector<std::string>> lines);
// What one of the audience is told, by its place there.
ToldEvent told_to(const Announcement& announcement, std::size_t listener);

// The events from this number on. After "undone" with {"from": N} the lines of all events from N
// on count no more. Plays the game again from the beginning of the log, which is whole: for whoever
// comes to a table. Those who are there hear of new events by what Table::execute announces.
std::vector<ToldEvent> told_events(const Log& log, Viewer viewer, EventNumber from);

}  // namespace tessera::table
