#include "bots/bot.h"

#include "base/random.h"
#include "base/text.h"
#include "bots/lexio/greedy.h"
#include "bots/one_oh_one/greedy.h"
#include "bots/twenty_one/greedy.h"
#include "core/erase.h"
#include "games/catalog.h"

namespace tessera {
namespace {

class RandomBot final : public Bot {
 public:
  explicit RandomBot(std::uint64_t seed) : rng_(seed) {}
  std::string choose(const AnyView& view) override { return rng_.pick(view.legal()); }

 private:
  Rng rng_;
};

template <Game G>
class GreedyBot final : public Bot {
 public:
  explicit GreedyBot(std::uint64_t seed) : rng_(seed) {}
  std::string choose(const AnyView& view) override {
    // greedy_move is found in the game's own namespace.
    return G::to_text(greedy_move(static_cast<const ErasedView<G>&>(view).get(), rng_));
  }

 private:
  Rng rng_;
};

}  // namespace

std::vector<std::string_view> bot_names() { return {"random", "greedy"}; }

Result<std::unique_ptr<Bot>> make_bot(std::string_view name, const GameSpec& game, std::uint64_t seed) {
  if (name == "random") return std::make_unique<RandomBot>(seed);
  std::unique_ptr<Bot> bot;
  if (name == "greedy")
    for_each_game([&]<Game G> {
      if (G::spec().name == game.name) bot = std::make_unique<GreedyBot<G>>(seed);
    });
  if (bot == nullptr)
    return refuse("no-such-bot", concat("there is no bot \"", name, "\"; the bots are random and greedy"));
  return bot;
}

}  // namespace tessera
