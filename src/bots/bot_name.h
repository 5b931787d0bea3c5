#pragma once

#include <string_view>

#include "bots/effort.h"
#include "core/message.h"

namespace tessera {

// "champion", "mcts:1000" (simulations), "mcts@200" (milliseconds).
struct BotName {
  std::string_view base;
  Effort effort;  // nothing, when the name says nothing

  static Result<BotName> parse(std::string_view text);
};

}  // namespace tessera
