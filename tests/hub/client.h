#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/random.h"
#include "protocol/remote_table.h"
#include "table/table.h"

namespace tessera::server::hub::testing {

// A client that knows tables only from what it is told, and asks for anything that people may ask
// for, sensible or not.
class Client {
 public:
  Client(std::string name, std::uint64_t seed) : name_(std::move(name)), rng_(seed) {}

  // Takes a frame of the server. False when it can't be understood, which must never be.
  [[nodiscard]] bool hear(std::string_view text);

  std::string watch(const std::string& table);
  // Something to do at a table; nothing where nothing comes to mind.
  std::optional<std::string> any_message(const std::string& table);
  // All that was not answered yet, in the order in which it was sent.
  [[nodiscard]] std::vector<std::string> unanswered() const;

  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] const protocol::RemoteTable* at(const std::string& table) const;
  [[nodiscard]] const std::map<std::string, protocol::RemoteTable>& tables() const { return tables_; }
  void forget(const std::string& table) { tables_.erase(table); }

  struct SentAct {
    std::string table;
    table::EventNumber position;
    Seat seat;
    std::string move;
  };
  std::map<std::string, SentAct> acts;   // by the id of the message
  std::set<std::string> done;            // ids
  std::map<std::string, int> refusals;   // by code
  std::vector<std::string> next_tables;  // of rematches
  bool in_trouble = false;
  // What was ever told of events, by table and number: when, and of what kind.
  std::map<std::string, std::map<std::int64_t, std::pair<std::int64_t, std::string>>> told;

 private:
  std::string send(std::string body);
  std::string command(const std::string& table, std::string_view body,
                      std::optional<table::EventNumber> position = {});

  std::string name_;
  Rng rng_;
  int last_id_ = 0;
  std::map<std::string, protocol::RemoteTable> tables_;
  std::vector<std::pair<std::string, std::string>> waiting_;  // id and text
};

}  // namespace tessera::server::hub::testing
