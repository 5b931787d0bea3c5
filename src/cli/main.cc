#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <cstdio>
#include <exception>
#include <iostream>

#include "cli/commands.h"
#include "cli/help.h"

int main(int argc, char** argv) {
  using namespace tessera::cli;
  CLI::App app{"Tessera: 101, Lexio and 21, to play, replay and measure"};
  app.formatter(help_formatter());
  app.failure_message(failure_text);
  app.set_help_flag("-h,--help", "Print this page");
  app.set_version_flag("--version", "tessera " TESSERA_VERSION, "Print the version");
  app.require_subcommand(0, 1);
  app.footer(
      "Exit codes: 0 fine; 1 a record or a move is wrong; 2 the command line is wrong;\n"
      "3 a file can't be read or written, a port not used or a server not reached; 130\n"
      "stopped half way by Ctrl-C, and what was printed is partial. Errors go to\n"
      "standard error.");
  ExitCode exit = ExitCode::ok;
  add_play_command(app, exit);
  add_serve_command(app, exit);
  add_replay_command(app, exit);
  add_verify_command(app, exit);
  add_review_command(app, exit);
  add_selfplay_command(app, exit);
  add_arena_command(app, exit);
  add_ladder_command(app, exit);
  add_engine_command(app, exit);
  add_backup_command(app, exit);
  add_restore_command(app, exit);
  add_export_command(app, exit);
  add_rules_command(app, exit);
  add_bench_command(app, exit);
  add_load_command(app, exit);
  add_signature_command(app, exit);
  try {
    app.parse(argc, argv);
    if (app.get_subcommands().empty()) {
      std::cerr << app.help();
      exit = ExitCode::usage;
    }
  } catch (const CLI::ParseError& error) {
    // --help and --version arrive here too, as successes.
    exit = app.exit(error) == 0 ? ExitCode::ok : ExitCode::usage;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "tessera: %s\n", error.what());
    exit = ExitCode::system;
  }
  // Output that was lost on its way (a full disk, say) is not success.
  if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0 || !std::cout.flush()) {
    std::fprintf(stderr, "tessera: standard output can't be written\n");
    exit = std::max(exit, ExitCode::system);
  }
  return static_cast<int>(exit);
}
