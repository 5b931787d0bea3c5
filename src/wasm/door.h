#pragma once

#include <string>
#include <string_view>

#include "core/data.h"
#include "core/message.h"
#include "protocol/reader.h"
#include "wasm/followers.h"
#include "wasm/host_tables.h"
#include "wasm/remote_tables.h"
#include "wasm/reviews.h"

namespace tessera::wasm {

// All that the library does for a page, behind one function. A request is a JSON object, {"call":
// "snapshot", ...}; the answer is {"ok": ...} or {"refused": message}. Nothing that comes in can
// make it fail otherwise. Tables, followers and the review live here from one call to the next.
class Door {
 public:
  explicit Door(Entropy entropy) : tables_(std::move(entropy)) {}

  std::string call(std::string_view request);

 private:
  Result<Data> answer(std::string_view request);
  Result<Data> dispatch(protocol::Reader& in);

  HostTables tables_;
  Followers followers_;
  RemoteTables remote_tables_;
  Reviews reviews_;
  search::Scratch scratch_;  // of simulations that are measured
};

}  // namespace tessera::wasm
