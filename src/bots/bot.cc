#include "bots/bot.h"

#include <algorithm>

#include "base/random.h"
#include "bots/bot_name.h"
#include "bots/lexio/greedy.h"
#include "bots/messages.h"
#include "bots/one_oh_one/greedy.h"
#include "bots/settings.h"
#include "bots/twenty_one/greedy.h"
#include "core/erase.h"
#include "games/catalog.h"
#include "search/flat.h"

namespace tessera {
namespace {

class RandomBot final : public Bot {
 public:
  [[nodiscard]] std::string choose(const AnyView& view, std::uint64_t seed, search::Scratch& /*scratch*/,
                                   const Stop& /*stop*/) const override {
    return Rng(seed).pick(view.legal());
  }
};

// Follows a policy of one game, without search.
template <Game G>
class HeuristicBot final : public Bot {
 public:
  explicit HeuristicBot(typename Level<G>::Policy policy) : policy_(policy) {}
  [[nodiscard]] std::string choose(const AnyView& any, std::uint64_t seed, search::Scratch& /*scratch*/,
                                   const Stop& /*stop*/) const override {
    const auto* view = view_as<G>(any);
    if (view == nullptr) return "";
    Rng rng(seed);
    return G::to_text(policy_(*view, rng));
  }

 private:
  typename Level<G>::Policy policy_;
};

template <Game G, class Search>
class SearchBot final : public Bot {
 public:
  SearchBot(Search search, Effort effort) : search_(std::move(search)), effort_(effort) {}
  [[nodiscard]] std::string choose(const AnyView& any, std::uint64_t seed, search::Scratch& scratch,
                                   const Stop& stop) const override {
    const auto* view = view_as<G>(any);
    if (view == nullptr) return "";
    if (const auto legal = G::legal(*view); legal.size() == 1) return G::to_text(legal[0]);
    return G::to_text(search_.run(*view, effort_.budget(stop), seed, scratch).best());
  }

 private:
  Search search_;
  Effort effort_;
};

template <Game G, class Search>
std::unique_ptr<const Bot> search_bot(Search search, Effort effort) {
  return std::make_unique<SearchBot<G, Search>>(std::move(search), effort);
}

template <Game G>
std::unique_ptr<const Bot> make_bot_for(const BotName& name) {
  if (name.effort.is_given()) {
    if (name.base == "mcts") return search_bot<G>(search::TreeSearch<G>(), name.effort);
    if (name.base == "flat") return search_bot<G>(search::FlatSearch<G>(), name.effort);
    if (name.base == "champion") return search_bot<G>(BotSettings<G>::make_search(), name.effort);
    return nullptr;
  }
  for (std::size_t i = 0; i < kLevelNames.size(); ++i) {
    if (name.base != kLevelNames[i]) continue;
    const Level<G>& level = BotSettings<G>::kLevels[i];
    if (level.policy != nullptr) return std::make_unique<HeuristicBot<G>>(level.policy);
    return search_bot<G>(BotSettings<G>::make_search(), {level.simulations, kLongestThought});
  }
  // Each game's namespace has a greedy_move.
  const auto greedy = [](const typename G::View& view, Rng& rng) { return greedy_move(view, rng); };
  if (name.base == "greedy") return std::make_unique<HeuristicBot<G>>(greedy);
  return nullptr;
}

}  // namespace

std::vector<std::string_view> level_names() { return {kLevelNames.begin(), kLevelNames.end()}; }

std::vector<std::string_view> heuristic_levels(const GameSpec& game) {
  std::vector<std::string_view> names;
  for_each_game([&]<Game G> {
    if (G::spec().name != game.name) return;
    for (std::size_t i = 0; i < kLevelNames.size(); ++i)
      if (BotSettings<G>::kLevels[i].policy != nullptr) names.push_back(kLevelNames[i]);
  });
  return names;
}

std::vector<std::string_view> bot_names() {
  std::vector<std::string_view> names = level_names();
  names.insert(names.end(), {"greedy", "random"});
  return names;
}

Result<std::unique_ptr<const Bot>> make_bot(std::string_view name, const GameSpec& game) {
  const auto parsed = BotName::parse(name);
  if (!parsed) return tl::unexpected(parsed.error());
  if (name == "random") return std::make_unique<RandomBot>();
  std::unique_ptr<const Bot> bot;
  for_each_game([&]<Game G> {
    if (G::spec().name == game.name) bot = make_bot_for<G>(*parsed);
  });
  if (bot == nullptr) {
    Argument::List names;
    for (const std::string_view known : bot_names()) names.emplace_back(known);
    return refuse(BotSay::no_such_bot, {{"name", name}, {"bots", std::move(names)}});
  }
  return bot;
}

bool is_bot_name(std::string_view name) { return make_bot(name, all_games().front()->spec()).has_value(); }

}  // namespace tessera
