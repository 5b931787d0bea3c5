#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/data.h"
#include "core/message.h"
#include "protocol/reader.h"
#include "table/history.h"
#include "table/table.h"

namespace tessera::wasm {

// Fills the bytes with random ones that nobody can guess.
using Entropy = std::function<void(std::span<std::byte>)>;

// The tables of one device: people sit around it, and bots. What the calls take and give is in
// docs/engine-calls.md.
class HostTables {
 public:
  explicit HostTables(Entropy entropy) : entropy_(std::move(entropy)) {}

  // Nothing when no call has this name.
  std::optional<Result<Data>> call(std::string_view name, protocol::Reader& in);

 private:
  struct HostTable {
    explicit HostTable(table::Table opened);
    Result<table::Accepted> execute(const table::Command& command, table::Time now);
    void follow();

    table::Table table;
    table::History history;
    table::LogMark read;
    std::vector<std::size_t> ends;  // of the events in the log's bytes
  };

  Result<Data> open(protocol::Reader& in);
  Result<Data> restore(protocol::Reader& in);
  Result<Data> drop(protocol::Reader& in);
  Result<Data> command(protocol::Reader& in);
  Result<Data> bot_answer(protocol::Reader& in);
  Result<Data> tick(protocol::Reader& in);
  Result<Data> check(protocol::Reader& in);
  Result<Data> public_data(protocol::Reader& in);
  Result<Data> snapshot(protocol::Reader& in);
  Result<Data> log(protocol::Reader& in);
  Result<Data> told(protocol::Reader& in);
  Result<Data> bot_request(protocol::Reader& in);
  Result<Data> record(protocol::Reader& in);
  Result<Data> rematch(protocol::Reader& in);

  // Null when there is none, which is then said.
  HostTable* find(protocol::Reader& in);
  Result<Data> keep(table::Table opened);
  Result<Data> seat_and_start(const table::Opening& opening, const std::vector<table::Command>& seating,
                              table::Time now);
  [[nodiscard]] table::Secret fresh_secret() const;

  Entropy entropy_;
  std::map<std::string, HostTable, std::less<>> tables_;
};

}  // namespace tessera::wasm
