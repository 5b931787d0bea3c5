#include "cli/help.h"

#include <CLI/Formatter.hpp>

#include "base/text.h"
#include "cli/arguments.h"
#include "cli/language.h"
#include "cli/messages.h"
#include "games/catalog.h"
#include "terminal/picture.h"
#include "terminal/screen.h"
#include "words/catalogue.h"

namespace tessera::cli {
namespace {

constexpr std::string_view kGame = "GAME";  // as commands name the argument
constexpr std::size_t kLongestFailure = 1000;

class HelpFormatter final : public CLI::Formatter {
 public:
  HelpFormatter() {
    column_width(22);
    label("Positionals", "Arguments");
    label("Subcommands", "Commands");
    label("SUBCOMMAND", "COMMAND");
  }
  std::string make_option_opts(const CLI::Option* option) const override {
    return option->get_option_text().empty() ? "" : " " + option->get_option_text();
  }
  std::string make_option_desc(const CLI::Option* option) const override {
    const std::string preset = option->get_default_str();
    return option->get_description() + (preset.empty() ? "" : concat(" (default ", preset, ')'));
  }
};

}  // namespace

std::shared_ptr<CLI::FormatterBase> help_formatter() { return std::make_shared<HelpFormatter>(); }

std::string failure_text(const CLI::App* app, const CLI::Error& error) {
  // What was typed is in there too. No text of the parser's own is as long.
  std::string text = concat(printable(error.what(), kLongestFailure), '\n');
  const auto commands = app->get_subcommands();
  if (const auto extras = app->remaining();
      commands.empty() && !extras.empty() && !extras.front().starts_with('-')) {
    Argument::List names;
    for (const CLI::App* command : app->get_subcommands({})) names.emplace_back(command->get_name());
    const Message failure(Say::no_such_command, {{"name", extras.front()}, {"commands", std::move(names)}});
    text = concat(words::say(failure), '\n');
  } else if (!commands.empty() && error.get_name() == "RequiredError" &&
             std::string_view(error.what()).starts_with(kGame)) {
    const std::string example =
        concat(app->get_name(), ' ', commands.front()->get_name(), ' ', all_games().front()->spec().name);
    const Message failure(Say::which_game, {{"games", game_names(all_games())}, {"example", example}});
    text = concat(words_for(*commands.front()).say(failure), '\n');
  }
  return text + "Run with --help for more information.\n";
}

std::string games_and_bots(std::span<const AnyGame* const> games, const std::vector<std::string_view>& bots) {
  constexpr std::string_view kIndent = "              ";
  std::string text = "Games, and the KEY and VALUE of their options; the first value is the default:\n";
  for (const AnyGame* game : games) {
    const GameSpec& spec = game->spec();
    text += concat("  ", terminal::padded(spec.name, 8), spec.min_players, " to ", spec.max_players,
                   " players, usually ", spec.default_players, '\n');
    for (const OptionSpec& option : spec.options) {
      text += concat("    ", terminal::padded(option.key, 10), option_range(option),
                     option.words.empty() ? concat(", default ", option.default_value) : "", '\n');
      for (const std::string& line :
           terminal::wrap(words::say(Message(option.explanation)), 80 - kIndent.size()))
        text += concat(kIndent, line, '\n');
    }
  }
  std::string names;
  for (std::string_view bot : bots) names += concat(names.empty() ? "" : ", ", bot);
  return text + concat("Bots: ", names, ";\n",
                       "champion, mcts, flat with simulations or milliseconds: mcts:1000, mcts@200\n");
}

}  // namespace tessera::cli
