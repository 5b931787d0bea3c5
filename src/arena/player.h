#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "core/any_game.h"
#include "core/message.h"
#include "search/scratch.h"

namespace tessera::arena {

// Somebody at a table of the arena: a bot of ours, or a program that speaks the engine protocol.
class Player {
 public:
  virtual ~Player() = default;
  // A new game begins; whatever was heard before is forgotten.
  virtual void begin(const AnyGame& game, const Setup& setup, Seat seat) = 0;
  [[nodiscard]] virtual bool listens() const = 0;  // whether hear() is to be called
  virtual void hear(std::string_view line) = 0;    // as told to this seat, own actions included
  // A legal move, or what went wrong (the arena then plays for it and counts a fault). The seed is
  // this move's own, and the scratch memory the thread's.
  virtual Result<std::string> choose(const AnyView& view, std::uint64_t seed, search::Scratch& scratch) = 0;
};

// How long a program may take.
struct EngineLimits {
  std::chrono::milliseconds movetime{200};  // what it is allowed for a move
  std::chrono::milliseconds grace{5000};    // and how much longer it may take before it counts as silent
  std::chrono::milliseconds greeting{10000};
};

bool is_program(std::string_view name);  // "cmd:PROGRAM ARGS"

// Whoever goes by that name, a bot or a program. All names that `--bots` understands are
// known here.
Result<std::unique_ptr<Player>> make_player(std::string_view name, const GameSpec& game,
                                            const EngineLimits& limits = {});

}  // namespace tessera::arena
