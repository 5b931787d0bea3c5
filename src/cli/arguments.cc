#include "cli/arguments.h"

#include "base/text.h"
#include "games/catalog.h"

namespace tessera::cli {

Result<const AnyGame*> parse_game(std::string_view name) {
  if (const AnyGame* game = find_game(name)) return game;
  std::vector<std::string> names;
  for (const AnyGame* game : all_games()) names.emplace_back(game->spec().name);
  return refuse("no-such-game", concat("there is no game \"", name, "\"; the games are ", join(names, ", ")));
}

Result<Setup> parse_setup(const AnyGame& game, int players, const std::vector<std::string>& options) {
  Setup setup{players == 0 ? game.spec().usual_players : players, {}};
  for (const std::string& option : options) {
    const std::size_t equals = option.find('=');
    if (equals == std::string::npos || equals == 0)
      return refuse("bad-option", concat("an option is written KEY=VALUE, not \"", option, '"'));
    setup.options.emplace_back(option.substr(0, equals), option.substr(equals + 1));
  }
  if (auto state = game.start(setup); !state) return tl::unexpected(state.error());
  return setup;
}

Result<std::vector<std::string>> parse_bots(const std::vector<std::string>& names, int players) {
  const auto seats = static_cast<std::size_t>(players);
  if (names.size() == 1) return std::vector<std::string>(seats, names.front());
  if (names.size() == seats) return names;
  return refuse("bad-bots", concat(names.size(), " bots are named for ", players,
                                   " players; name one for all seats or one for each"));
}

}  // namespace tessera::cli
