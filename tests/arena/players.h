#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "arena/messages.h"
#include "arena/player.h"
#include "base/text.h"

// Players whose every move is known beforehand.

namespace tessera::arena::testing {

class SilentPlayer : public Player {
 public:
  void begin(const AnyGame& /*game*/, const Setup& /*setup*/, Seat /*seat*/) override {}
  [[nodiscard]] bool listens() const override { return false; }
  void hear(std::string_view /*line*/) override {}
};

class FirstMovePlayer final : public SilentPlayer {
 public:
  Result<std::string> choose(const AnyView& view, std::uint64_t /*seed*/,
                             search::Scratch& /*scratch*/) override {
    return view.legal().front();
  }
};

class LastMovePlayer final : public SilentPlayer {
 public:
  Result<std::string> choose(const AnyView& view, std::uint64_t /*seed*/,
                             search::Scratch& /*scratch*/) override {
    return view.legal().back();
  }
};

// Never has a legal move: nonsense and excuses in turn.
class FaultyPlayer final : public SilentPlayer {
 public:
  Result<std::string> choose(const AnyView& /*view*/, std::uint64_t /*seed*/,
                             search::Scratch& /*scratch*/) override {
    if (++turns_ % 2 == 1) return std::string("resign");
    return refuse(Say::does_not_answer);
  }

 private:
  int turns_ = 0;
};

// Plays the first move and keeps what it hears.
class ListeningPlayer final : public Player {
 public:
  void begin(const AnyGame& /*game*/, const Setup& /*setup*/, Seat seat) override {
    heard.clear();
    seeds.clear();
    seated_on = seat;
  }
  [[nodiscard]] bool listens() const override { return true; }
  void hear(std::string_view line) override { heard.emplace_back(line); }
  Result<std::string> choose(const AnyView& view, std::uint64_t seed, search::Scratch& /*scratch*/) override {
    seeds.push_back(seed);
    return view.legal().front();
  }

  std::vector<std::string> heard;
  Seat seated_on{};
  std::vector<std::uint64_t> seeds;  // one a move
};

// "first", "last" and "faulty", besides the bots there are.
inline Result<std::unique_ptr<Player>> make_test_player(std::string_view name, const GameSpec& game,
                                                        const EngineLimits& limits = {}) {
  if (name == "first") return std::make_unique<FirstMovePlayer>();
  if (name == "last") return std::make_unique<LastMovePlayer>();
  if (name == "faulty") return std::make_unique<FaultyPlayer>();
  return make_player(name, game, limits);
}

}  // namespace tessera::arena::testing
