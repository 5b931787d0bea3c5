#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include "cli/commands.h"
#include "cli/play/command.h"

int main(int argc, char** argv) {
  using namespace tessera::cli;
  CLI::App app{"Tessera: 101, Lexio and 21, to play, replay and measure"};
  app.set_version_flag("--version", "tessera " TESSERA_VERSION);
  app.require_subcommand(1);
  app.footer(
      "Exit codes: 0 fine; 1 a record or a move is wrong; 2 the command line is wrong;\n"
      "3 a file can't be read or written. Errors go to standard error.");
  ExitCode exit = ExitCode::ok;
  add_play_command(app, exit);
  add_replay_command(app, exit);
  add_selfplay_command(app, exit);
  add_rules_command(app, exit);
  add_bench_command(app, exit);
  add_signature_command(app, exit);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    // --help and --version arrive here too, as successes.
    return app.exit(error) == 0 ? static_cast<int>(ExitCode::ok) : static_cast<int>(ExitCode::usage);
  }
  return static_cast<int>(exit);
}
