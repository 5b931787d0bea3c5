#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "base/result.h"
#include "core/any_game.h"

namespace tessera::arena {

// Somebody at a table of the arena: a bot of ours, or a program that speaks the engine protocol.
class Player {
 public:
  virtual ~Player() = default;
  // A new game begins; whatever was heard before is forgotten.
  virtual void begin(const AnyGame& game, const Setup& setup, Seat seat, std::uint64_t seed) = 0;
  [[nodiscard]] virtual bool listens() const = 0;  // whether hear() is to be called
  virtual void hear(std::string_view line) = 0;    // as told to this seat, own actions included
  // A legal move, or what went wrong (the arena then plays for it and counts a fault).
  virtual Result<std::string> choose(const AnyView& view) = 0;
};

// Whoever goes by that name. All names that `--bots` understands are known here.
Result<std::unique_ptr<Player>> make_player(std::string_view name, const GameSpec& game);

}  // namespace tessera::arena
