#pragma once

#include <CLI/App.hpp>

#include "cli/exit_code.h"

// The subcommands of `tessera`. Each registers itself, and leaves its answer to
// the shell in `exit` when it has run.

namespace tessera::cli {

void add_play_command(CLI::App& app, ExitCode& exit);
void add_replay_command(CLI::App& app, ExitCode& exit);
void add_verify_command(CLI::App& app, ExitCode& exit);
void add_review_command(CLI::App& app, ExitCode& exit);
void add_selfplay_command(CLI::App& app, ExitCode& exit);
void add_arena_command(CLI::App& app, ExitCode& exit);
void add_ladder_command(CLI::App& app, ExitCode& exit);
void add_engine_command(CLI::App& app, ExitCode& exit);
void add_serve_command(CLI::App& app, ExitCode& exit);
void add_backup_command(CLI::App& app, ExitCode& exit);
void add_restore_command(CLI::App& app, ExitCode& exit);
void add_export_command(CLI::App& app, ExitCode& exit);
void add_load_command(CLI::App& app, ExitCode& exit);
void add_rules_command(CLI::App& app, ExitCode& exit);
void add_bench_command(CLI::App& app, ExitCode& exit);
void add_signature_command(CLI::App& app, ExitCode& exit);

}  // namespace tessera::cli
