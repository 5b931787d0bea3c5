#pragma once

#include <cstdint>
#include <string>
#include <variant>

#include "core/seat.h"
#include "table/opening.h"
#include "table/person.h"
#include "table/time.h"

// What has happened at a table. The log is the list of these, and the table is what
// follows from them.

namespace tessera::table {

// Events count from 0, without gaps.
using EventNumber = std::uint32_t;

struct Sat {
  Seat seat;
  PersonId person;
  std::string name;
};
// Before the start the seat is free again; during the game the stand-in plays it.
struct Stood {
  Seat seat;
};
// By whoever opened the table.
struct Removed {
  Seat seat;
};
struct BotSeated {
  Seat seat;
  std::string level;
};
struct WordAdded {
  Seat seat;
  std::string word;
};
struct Started {};
struct Drawn {
  std::string text;  // as the record has it after "~ "
};
struct Moved {
  Seat seat;
  std::string text;  // as the record has it after the seat
};
// A bot moved, in its own seat or in a person's.
struct BotMoved {
  Seat seat;
  std::string text;
};
// The seat took back its last move: the game's events from `from` on do not count.
struct Undone {
  Seat seat;
  EventNumber from;
};
struct HandedOver {
  Seat seat;
  std::string level;
};
// A silent seat was handed to the stand-in by another.
struct Relieved {
  Seat seat;
  Seat by;
};
struct TakenBack {
  Seat seat;
};
struct TimedOut {
  Seat seat;
};
struct Resigned {
  Seat seat;
};
struct RematchOffered {
  Seat seat;
};
struct RematchAccepted {
  Seat seat;
};
struct Paused {};
struct Resumed {};

// The order is that of the kinds in the log's bytes: add new ones at the end.
using Happening = std::variant<Opening, Sat, Stood, Removed, BotSeated, WordAdded, Started, Drawn, Moved,
                               BotMoved, Undone, HandedOver, Relieved, TakenBack, TimedOut, Resigned,
                               RematchOffered, RematchAccepted, Paused, Resumed>;

struct Event {
  Time at;
  Happening what;
};

}  // namespace tessera::table
