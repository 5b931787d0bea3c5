#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "table/command.h"
#include "table/decide.h"
#include "table/log.h"
#include "table/state.h"
#include "table/telling.h"

namespace tessera::table {

// The events that a command became, by their numbers: from `first` up to but not including `end`.
struct Accepted {
  EventNumber first;
  EventNumber end;
  std::vector<Announcement> announced{};  // these events, where there is an audience
};

// A live game: seats, clock, chance and all that happened, without I/O and without a clock
// of its own. The same code runs at a server, in a terminal and in a browser.
//
// Commands come in (command.h), events go into the log, and the state is what the log folds
// to. What leaves the table is made of state and log by functions of their own: telling.h,
// public_data.h, bot_request.h, game_record.h, rematch.h. The log and the state hold secrets;
// only what those functions give is for other eyes.
class Table {
 public:
  // The levels are those that can be seated, kStandIn among them; their names must outlive
  // the table.
  static Result<Table> open(const Opening& opening, std::vector<std::string_view> levels, Time now);
  // The table that wrote this log.
  static Result<Table> restore(Log log, std::vector<std::string_view> levels);

  // A time before that of the last event counts as the same moment. Whatever chance has to
  // do next, it does at once. The audience is told of what is new, as told_events() would tell
  // it from the log; nothing of that is kept.
  Result<Accepted> execute(const Command& command, Time now, Audience audience = {});

  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] const Log& log() const { return log_; }

 private:
  Table(State state, Log log, std::vector<std::string_view> levels)
      : state_(std::move(state)), log_(std::move(log)), levels_(std::move(levels)) {}

  State state_;
  Log log_;
  std::vector<std::string_view> levels_;
};

}  // namespace tessera::table
