#include "games/catalog.h"

#include <string>

#include "core/erase.h"

namespace tessera {
namespace {

std::vector<std::string> some_values(const OptionSpec& option) {
  if (!option.words.empty()) return {option.words.begin(), option.words.end()};
  std::vector<std::string> values{std::to_string(option.default_value)};
  if (option.smallest != option.default_value) values.push_back(std::to_string(option.smallest));
  return values;
}

template <Game G>
const AnyGame* erased() {
  static const ErasedGame<G> kGame;
  return &kGame;
}

}  // namespace

std::span<const AnyGame* const> all_games() {
  static const std::vector<const AnyGame*> kGames = [] {
    std::vector<const AnyGame*> games;
    for_each_game([&]<Game G> { games.push_back(erased<G>()); });
    return games;
  }();
  return kGames;
}

const AnyGame* find_game(std::string_view name) {
  for (const AnyGame* game : all_games())
    if (game->spec().name == name) return game;
  return nullptr;
}

std::vector<Setup> every_setup(const AnyGame& game) {
  std::vector<Setup> setups;
  for (int players = game.spec().min_players; players <= game.spec().max_players; ++players)
    setups.push_back(Setup{players, {}});
  for (const OptionSpec& option : game.spec().options) {
    std::vector<Setup> longer;
    for (const Setup& setup : setups)
      for (const std::string& value : some_values(option)) {
        longer.push_back(setup);
        longer.back().options.emplace_back(option.key, value);
      }
    setups = std::move(longer);
  }
  std::erase_if(setups, [&](const Setup& setup) { return !game.start(setup); });
  return setups;
}

}  // namespace tessera
