#include "bots/bot.h"

#include <algorithm>

#include "base/random.h"
#include "base/text.h"
#include "bots/bot_name.h"
#include "bots/lexio/greedy.h"
#include "bots/one_oh_one/greedy.h"
#include "bots/searching.h"
#include "bots/twenty_one/greedy.h"
#include "core/erase.h"
#include "search/flat.h"

namespace tessera {
namespace {

class RandomBot final : public Bot {
 public:
  explicit RandomBot(std::uint64_t seed) : rng_(seed) {}
  std::string choose(const AnyView& view) override { return rng_.pick(view.legal()); }

 private:
  Rng rng_;
};

// A player of one game who looks at the view and knows what to do.
template <Game G>
class GlanceBot final : public Bot {
 public:
  GlanceBot(typename Level<G>::Glance glance, std::uint64_t seed) : glance_(glance), rng_(seed) {}
  std::string choose(const AnyView& view) override {
    return G::to_text(glance_(static_cast<const ErasedView<G>&>(view).get(), rng_));
  }

 private:
  typename Level<G>::Glance glance_;
  Rng rng_;
};

template <Game G, class Search>
class SearchBot final : public Bot {
 public:
  SearchBot(Search search, Effort effort, std::uint64_t seed)
      : search_(std::move(search)), effort_(effort), rng_(seed) {}
  std::string choose(const AnyView& any) override {
    const auto& view = static_cast<const ErasedView<G>&>(any).get();
    const std::uint64_t seed = rng_.next();
    if (const auto legal = G::legal(view); legal.size() == 1) return G::to_text(legal[0]);
    return G::to_text(search_.run(view, effort_.budget(), seed).best());
  }

 private:
  Search search_;
  Effort effort_;
  Rng rng_;
};

template <Game G, class Search>
std::unique_ptr<Bot> search_bot(Search search, Effort effort, std::uint64_t seed) {
  return std::make_unique<SearchBot<G, Search>>(std::move(search), effort, seed);
}

// Simulations make a level what it is; the clock is only there so that nobody waits
// longer than this on a slow machine.
constexpr int kLongestThought = 900;

template <Game G>
std::unique_ptr<Bot> make_bot_for(const BotName& name, std::uint64_t seed) {
  if (name.effort.is_given()) {
    if (name.base == "mcts") return search_bot<G>(search::TreeSearch<G>(), name.effort, seed);
    if (name.base == "flat") return search_bot<G>(search::FlatSearch<G>(), name.effort, seed);
    if (name.base == "champion") return search_bot<G>(Searching<G>::make(), name.effort, seed);
    return nullptr;
  }
  for (std::size_t i = 0; i < kLevelNames.size(); ++i) {
    if (name.base != kLevelNames[i]) continue;
    const Level<G>& level = Searching<G>::kLevels[i];
    if (level.glance != nullptr) return std::make_unique<GlanceBot<G>>(level.glance, seed);
    return search_bot<G>(Searching<G>::make(), {level.simulations, kLongestThought}, seed);
  }
  // Found in the game's own namespace.
  const auto greedy = [](const typename G::View& view, Rng& rng) { return greedy_move(view, rng); };
  if (name.base == "greedy") return std::make_unique<GlanceBot<G>>(greedy, seed);
  return nullptr;
}

}  // namespace

std::vector<std::string_view> level_names() { return {kLevelNames.begin(), kLevelNames.end()}; }

std::vector<std::string_view> glance_levels(const GameSpec& game) {
  std::vector<std::string_view> names;
  for_each_game([&]<Game G> {
    if (G::spec().name != game.name) return;
    for (std::size_t i = 0; i < kLevelNames.size(); ++i)
      if (Searching<G>::kLevels[i].glance != nullptr) names.push_back(kLevelNames[i]);
  });
  return names;
}

std::vector<std::string_view> bot_names() {
  std::vector<std::string_view> names = level_names();
  names.insert(names.end(), {"greedy", "random"});
  return names;
}

Result<std::unique_ptr<Bot>> make_bot(std::string_view name, const GameSpec& game, std::uint64_t seed) {
  const auto parsed = BotName::parse(name);
  if (!parsed) return tl::unexpected(parsed.error());
  if (name == "random") return std::make_unique<RandomBot>(seed);
  std::unique_ptr<Bot> bot;
  for_each_game([&]<Game G> {
    if (G::spec().name == game.name) bot = make_bot_for<G>(*parsed, seed);
  });
  if (bot == nullptr) {
    std::vector<std::string> names;
    for (const std::string_view known : bot_names()) names.emplace_back(known);
    return refuse("no-such-bot", concat("there is no bot \"", name, "\"; the bots are ", join(names, ", "),
                                        ", and mcts, flat and champion with :SIMULATIONS or @MILLISECONDS"));
  }
  return bot;
}

bool is_bot_name(std::string_view name) { return make_bot(name, all_games().front()->spec(), 0).has_value(); }

}  // namespace tessera
