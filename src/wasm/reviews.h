#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/data.h"
#include "core/message.h"
#include "protocol/reader.h"
#include "review/review.h"
#include "search/scratch.h"

namespace tessera::wasm {

// Finished games: judged, looked through again, and checked for fair chance. One review at a time goes on
// from call to call, a decision each, so that whoever waits sees how far it is.
class Reviews {
 public:
  // Nothing when no call has this name.
  std::optional<Result<Data>> call(std::string_view name, protocol::Reader& in);

 private:
  Result<Data> begin(protocol::Reader& in);
  Result<Data> step(protocol::Reader& in);
  Result<Data> replay(protocol::Reader& in);
  Result<Data> verify(protocol::Reader& in);

  review::Review review_;
  std::vector<review::Decision> decisions_;
  search::Scratch scratch_;
};

}  // namespace tessera::wasm
