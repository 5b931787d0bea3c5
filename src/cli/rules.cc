#include <CLI/CLI.hpp>
#include <fmt/core.h>
#include <memory>
#include <optional>
#include <string>

#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/complain.h"
#include "cli/language.h"
#include "cli/rules_text.h"
#include "games/catalog.h"
#include "terminal/console.h"
#include "terminal/markdown.h"
#include "words/letters.h"

namespace tessera::cli {
namespace {

struct RulesArguments {
  std::string game;
  std::optional<std::string> language;
};

// In a file or a pipe there are no colours, and no width to keep to but a page's.
void print_rules(const GameSpec& game, words::Language language) {
  const terminal::TerminalTraits traits = terminal::console_traits();
  const terminal::Palette palette(traits.colours, traits.light_ground);
  const terminal::Picture rules =
      terminal::render_markdown(rules_for_players(game.name, language), traits.columns);
  for (const terminal::Picture::Line& line : rules.lines()) {
    const std::string text = palette.paint(line, rules.width());
    fmt::print("{}\n", traits.ascii && traits.person ? words::in_ascii(text) : text);
  }
}

ExitCode run_rules(const RulesArguments& arguments) {
  const auto language = chosen_language(arguments.language);
  if (!language) return complain(language.error(), ExitCode::usage, words_of_environment());
  const auto game = parse_game(arguments.game, all_games());
  if (!game) return complain(game.error(), ExitCode::usage, words::Catalogue::of(*language));
  print_rules((*game)->spec(), *language);
  return ExitCode::ok;
}

}  // namespace

void add_rules_command(CLI::App& app, ExitCode& exit) {
  auto arguments = std::make_shared<RulesArguments>();
  CLI::App* command = app.add_subcommand("rules", "Print the rules of a game");
  command->add_option("GAME", arguments->game, "101, lexio or 21")->required();
  add_language_option(*command, arguments->language);
  command->callback([arguments, &exit] { exit = run_rules(*arguments); });
}

}  // namespace tessera::cli
