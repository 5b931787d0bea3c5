#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "core/any_game.h"

namespace tessera {

// Somebody who chooses moves. A bot is shown views and never a state.
class Bot {
 public:
  virtual ~Bot() = default;
  // A legal move, as text; the viewer's turn it must be.
  virtual std::string choose(const AnyView& view) = 0;
};

std::vector<std::string_view> bot_names();

// The same name, game and seed give the same player on every machine.
Result<std::unique_ptr<Bot>> make_bot(std::string_view name, const GameSpec& game, std::uint64_t seed);

}  // namespace tessera
