#include "games/catalog.h"

#include <array>
#include <string>

#include "core/erase.h"

namespace tessera {
namespace {

std::vector<std::string> some_values(const OptionSpec& option) {
  if (!option.words.empty()) return {option.words.begin(), option.words.end()};
  std::vector<std::string> values{std::to_string(option.usual)};
  if (option.smallest != option.usual) values.push_back(std::to_string(option.smallest));
  return values;
}

}  // namespace

std::span<const AnyGame* const> all_games() {
  static const ErasedGame<one_oh_one::OneOhOne> kOneOhOne;
  static const ErasedGame<lexio::Lexio> kLexio;
  static const ErasedGame<twenty_one::TwentyOne> kTwentyOne;
  static const std::array<const AnyGame*, 3> kGames{&kOneOhOne, &kLexio, &kTwentyOne};
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
