#include <fmt/core.h>
#include <memory>
#include <string>

#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/complain.h"
#include "cli/rules_text.h"
#include "games/catalog.h"
#include "terminal/console.h"
#include "terminal/markdown.h"

namespace tessera::cli {
namespace {

// In a file or a pipe there are no colours, and no width to keep to but a page's.
void print_rules(const GameSpec& game) {
  const terminal::TerminalTraits traits = terminal::console_traits();
  const terminal::Palette palette(traits.colours, traits.light_ground);
  const terminal::Picture rules = terminal::render_markdown(rules_for_players(game.name), traits.columns);
  for (const terminal::Picture::Line& line : rules.lines())
    fmt::print("{}\n", palette.paint(line, rules.width()));
}

}  // namespace

void add_rules_command(CLI::App& app, ExitCode& exit) {
  auto name = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand("rules", "Print the rules of a game");
  command->add_option("GAME", *name, "101, lexio or 21")->required();
  command->callback([name, &exit] {
    if (const auto game = parse_game(*name, all_games()); game)
      print_rules((*game)->spec());
    else
      exit = complain(game.error(), ExitCode::usage);
  });
}

}  // namespace tessera::cli
