#include "cli/help.h"

#include <CLI/Formatter.hpp>

#include "base/text.h"
#include "cli/arguments.h"
#include "cli/play/screen.h"
#include "core/picture.h"

namespace tessera::cli {
namespace {

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
    const std::string usual = option->get_default_str();
    return option->get_description() + (usual.empty() ? "" : concat(" (default ", usual, ')'));
  }
};

}  // namespace

std::shared_ptr<CLI::FormatterBase> help_formatter() { return std::make_shared<HelpFormatter>(); }

std::string games_and_bots(std::span<const AnyGame* const> games, const std::vector<std::string_view>& bots) {
  constexpr std::string_view kIndent = "              ";
  std::string text = "Games, and the KEY and VALUE of their options; the first value is the default:\n";
  for (const AnyGame* game : games) {
    const GameSpec& spec = game->spec();
    text += concat("  ", padded(spec.name, 8), spec.min_players, " to ", spec.max_players,
                   " players, usually ", spec.usual_players, '\n');
    for (const OptionSpec& option : spec.options) {
      text += concat("    ", padded(option.key, 10), option_range(option),
                     option.words.empty() ? concat(", default ", option.usual) : "", '\n');
      for (const std::string& line : play::wrap(option.help, 80 - kIndent.size()))
        text += concat(kIndent, line, '\n');
    }
  }
  std::string names;
  for (std::string_view bot : bots) names += concat(names.empty() ? "" : ", ", bot);
  return text + concat("Bots: ", names, ";\n",
                       "champion, mcts, flat with simulations or milliseconds: mcts:1000, mcts@200\n");
}

}  // namespace tessera::cli
