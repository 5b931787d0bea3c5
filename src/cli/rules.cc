#include <fmt/core.h>
#include <memory>
#include <string>

#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/rules_text.h"
#include "games/catalog.h"

namespace tessera::cli {

void add_rules_command(CLI::App& app, ExitCode& exit) {
  auto name = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand("rules", "Print the rules of a game");
  command->add_option("GAME", *name, "101, lexio or 21")->required();
  command->callback([name, &exit] {
    if (const auto game = parse_game(*name, all_games()); !game) {
      fmt::print(stderr, "{}\n", game.error().reason);
      exit = ExitCode::usage;
    } else {
      fmt::print("{}", rules_for_players((*game)->spec().name));
    }
  });
}

}  // namespace tessera::cli
