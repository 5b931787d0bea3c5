#include "arena/player.h"

#include "arena/engine_player.h"
#include "bots/bot.h"

namespace tessera::arena {
namespace {

class BotPlayer final : public Player {
 public:
  BotPlayer(std::string_view name, std::unique_ptr<Bot> bot) : name_(name), bot_(std::move(bot)) {}

  void begin(const AnyGame& game, const Setup& /*setup*/, Seat /*seat*/, std::uint64_t seed) override {
    bot_ = *make_bot(name_, game.spec(), seed);  // there is one: make_player made it before
  }
  [[nodiscard]] bool listens() const override { return false; }
  void hear(std::string_view /*line*/) override {}
  Result<std::string> choose(const AnyView& view) override { return bot_->choose(view); }

 private:
  std::string name_;
  std::unique_ptr<Bot> bot_;
};

}  // namespace

Result<std::unique_ptr<Player>> make_player(std::string_view name, const GameSpec& game,
                                            const EngineLimits& limits) {
  constexpr std::string_view kProgram = "cmd:";
  if (name.starts_with(kProgram)) return EnginePlayer::start(name.substr(kProgram.size()), limits);
  auto bot = make_bot(name, game, 0);
  if (!bot) return tl::unexpected(bot.error());
  return std::make_unique<BotPlayer>(name, *std::move(bot));
}

}  // namespace tessera::arena
