#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/viewer.h"
#include "server/hub/ids.h"
#include "store/people.h"
#include "table/bot_request.h"
#include "table/table.h"

namespace tessera::server::hub {

struct Connection;

// Batches are numbered in the order in which they are committed, from 1.
using Ticket = std::uint64_t;

// Somebody looks at a table.
struct Watcher {
  Connection* connection;
  Viewer viewer;
  bool is_told = false;  // all there is, of what happens now
};

// A command that was accepted, to know it again.
struct KnownCommand {
  store::PersonId person;
  std::uint64_t id;  // a fingerprint of the client's
  Ticket ticket;     // of the batch that has its events
};

// A bot that was asked for a move.
struct BotAsk {
  JobId id;
  table::BotRequest request;
  table::Time due;
  std::optional<std::string> move = {};  // when it has answered, and it is not yet due
};

struct Mute {
  store::PersonId by;
  store::PersonId whom;
  friend bool operator==(const Mute&, const Mute&) = default;
};

// A table in memory, with those who look at it.
struct LiveTable {
  // What becomes of a game that is over.
  enum class Ending : std::uint8_t { none, waiting, sent, stored };

  LiveTable(std::uint64_t number, table::Table opened) : serial(number), table(std::move(opened)) {}

  [[nodiscard]] const table::State& state() const { return table.state(); }
  [[nodiscard]] const table::TableId& id() const { return table.state().opening.id; }

  std::uint64_t serial;  // never used again, as pointers and names are
  table::Table table;
  table::LogMark appended = {};  // what has gone into batches
  Ticket ticket = 0;             // of the last of them
  std::uint32_t entry = 0;       // its place in that batch
  std::vector<Watcher> watchers = {};
  std::vector<KnownCommand> known = {};
  std::unique_ptr<BotAsk> ask = {};
  std::vector<Mute> mutes = {};
  std::unique_ptr<table::TableId> next = {};  // the rematch's table
  std::optional<table::Time> wake = {};
  std::optional<table::Time> here_due = {};  // who is here has changed, and is to be told then
  table::Time here_told{0};
  Ending ending = Ending::none;
  bool counted = false;  // among the tables that its owner has open
};

}  // namespace tessera::server::hub
