#include <algorithm>
#include <fmt/core.h>
#include <memory>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/complain.h"
#include "cli/files.h"
#include "cli/legal_line.h"
#include "core/record.h"
#include "games/catalog.h"

namespace tessera::cli {
namespace {

void print_legal(const AnyState& state) { fmt::print("{}\n", legal_line(state.legal())); }

ExitCode replay(const std::string& path, bool legal) {
  const auto text = read_file(path);
  if (!text) return complain(text.error(), ExitCode::system);
  RecordPlayer player(all_games());
  if (legal) player.on_action(print_legal);
  if (const auto read = read_record(*text, player); !read)
    return complain_about_line(path, read.error().line, read.error().reason);
  const AnyState& end = *player.state();
  if (player.resigned())
    fmt::print("{}\n", resignation_text(*player.resigned()));
  else
    fmt::print("{}\n", end.turn().is_over() ? to_text(end.outcome()) : "unfinished");
  return ExitCode::ok;
}

}  // namespace

void add_replay_command(CLI::App& app, ExitCode& exit) {
  struct Arguments {
    std::vector<std::string> files;
    bool legal = false;
  };
  auto arguments = std::make_shared<Arguments>();
  CLI::App* command = app.add_subcommand("replay", "Check records line by line and print how they end");
  command->add_option("FILE", arguments->files, "Records to check; - reads standard input")->required();
  command->add_flag("--legal", arguments->legal, "Print the legal actions before every player's action");
  command->callback([arguments, &exit] {
    for (const std::string& file : arguments->files) exit = std::max(exit, replay(file, arguments->legal));
  });
}

}  // namespace tessera::cli
