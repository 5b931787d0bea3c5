#include "arena/player.h"

#include "arena/engine_player.h"
#include "bots/bot.h"

namespace tessera::arena {
namespace {

constexpr std::string_view kProgram = "cmd:";

class BotPlayer final : public Player {
 public:
  explicit BotPlayer(std::unique_ptr<const Bot> bot) : bot_(std::move(bot)) {}

  void begin(const AnyGame& /*game*/, const Setup& /*setup*/, Seat /*seat*/) override {}
  [[nodiscard]] bool listens() const override { return false; }
  void hear(std::string_view /*line*/) override {}
  Result<std::string> choose(const AnyView& view, std::uint64_t seed, search::Scratch& scratch) override {
    return bot_->choose(view, seed, scratch, Stop());
  }

 private:
  std::unique_ptr<const Bot> bot_;
};

}  // namespace

bool is_program(std::string_view name) { return name.starts_with(kProgram); }

Result<std::unique_ptr<Player>> make_player(std::string_view name, const GameSpec& game,
                                            const EngineLimits& limits) {
  if (is_program(name)) return EnginePlayer::start(name.substr(kProgram.size()), limits);
  auto bot = make_bot(name, game);
  if (!bot) return tl::unexpected(bot.error());
  return std::make_unique<BotPlayer>(*std::move(bot));
}

}  // namespace tessera::arena
