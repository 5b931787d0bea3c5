#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arena/child.h"
#include "arena/player.h"

namespace tessera::arena {

// A program that speaks the protocol of docs/engine-protocol.md. One that does not
// keep to it is ended, plays no more in this game, and is started anew for the next.
class EnginePlayer final : public Player {
 public:
  // Starts the program and greets it; refuses one that can't be started or answers nothing.
  static Result<std::unique_ptr<EnginePlayer>> start(std::string_view command, EngineLimits limits = {});
  EnginePlayer(const EnginePlayer&) = delete;
  EnginePlayer& operator=(const EnginePlayer&) = delete;
  ~EnginePlayer() override;

  void begin(const AnyGame& game, const Setup& setup, Seat seat) override;
  [[nodiscard]] bool listens() const override { return true; }
  void hear(std::string_view line) override;
  Result<std::string> choose(const AnyView& view, std::uint64_t seed, search::Scratch& scratch) override;

 private:
  EnginePlayer(std::vector<std::string> words, EngineLimits limits)
      : words_(std::move(words)), limits_(limits) {}
  Result<void> greet();
  Result<void> say(std::string_view line);
  Result<std::string> ask_for_move();
  Result<void> check_nothing_said();
  Result<void> blame(Result<void> done);  // a fault ends the program

  std::vector<std::string> words_;
  EngineLimits limits_;
  std::unique_ptr<Child> child_;  // null after a fault
  std::optional<Message> fault_;  // in this game
};

}  // namespace tessera::arena
