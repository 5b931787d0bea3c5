#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/any_game.h"
#include "core/data.h"
#include "core/message.h"
#include "protocol/reader.h"
#include "search/scratch.h"

namespace tessera::wasm {

// Those who know a game only from what one viewer is told: pages of remote tables, and bots.
class Followers {
 public:
  // Nothing when no call has this name.
  std::optional<Result<Data>> call(std::string_view name, protocol::Reader& in);

 private:
  Result<Data> follow(protocol::Reader& in);
  Result<Data> unfollow(protocol::Reader& in);
  Result<Data> hear(protocol::Reader& in);
  Result<Data> view(protocol::Reader& in);
  Result<Data> choose(protocol::Reader& in);
  Result<Data> analyse(protocol::Reader& in);

  // Null when there is none, which is then said.
  AnyFollower* find(protocol::Reader& in);
  // The same, but it must be able to act.
  AnyFollower* find_acting(protocol::Reader& in);

  std::map<std::string, std::unique_ptr<AnyFollower>, std::less<>> followers_;
  search::Scratch scratch_;
};

}  // namespace tessera::wasm
