#include "cli/table_options.h"

#include "cli/arguments.h"
#include "games/catalog.h"

namespace tessera::cli {

void add_table_options(CLI::App& command, TableArguments& arguments) {
  command.add_option("GAME", arguments.game, "101, lexio or 21")->required();
  command.add_option("--players", arguments.players, "How many play (default: what the game usually has)")
      ->option_text("N");
  command.add_option("--option", arguments.options, "An option of the game, see below; as often as needed")
      ->option_text("KEY=VALUE")
      ->allow_extra_args(false);
  command.add_option("--seed", arguments.seed, "The same seed plays the same games")
      ->option_text("N")
      ->check(whole_number)
      ->capture_default_str();
}

Result<ChosenTable> parse_table(const TableArguments& arguments) {
  const auto game = parse_game(arguments.game, all_games());
  if (!game) return tl::unexpected(game.error());
  const auto setup = parse_setup(**game, arguments.players, arguments.options);
  if (!setup) return tl::unexpected(setup.error());
  return ChosenTable{*game, *setup};
}

}  // namespace tessera::cli
