#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "core/data.h"
#include "core/message.h"
#include "protocol/reader.h"
#include "protocol/remote_table.h"

namespace tessera::wasm {

// Tables of a server, known from what it tells this page (docs/protocol.md). What the calls take and
// give is in docs/engine-calls.md.
class RemoteTables {
 public:
  // Nothing when no call has this name.
  std::optional<Result<Data>> call(std::string_view name, protocol::Reader& in);

 private:
  Result<Data> open(protocol::Reader& in);
  Result<Data> hear(protocol::Reader& in);
  Result<Data> snapshot(protocol::Reader& in);
  Result<Data> check(protocol::Reader& in);
  Result<Data> lines(protocol::Reader& in);
  Result<Data> close(protocol::Reader& in);

  // Null when there is none, which is then said.
  protocol::RemoteTable* find(protocol::Reader& in);

  std::map<std::string, protocol::RemoteTable, std::less<>> tables_;
};

}  // namespace tessera::wasm
