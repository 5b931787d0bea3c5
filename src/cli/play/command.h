#pragma once

#include <CLI/App.hpp>

#include "cli/exit_code.h"

namespace tessera::cli {

// `tessera play`: the games at a terminal.
void add_play_command(CLI::App& app, ExitCode& exit);

}  // namespace tessera::cli
