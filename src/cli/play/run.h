#pragma once

#include <optional>
#include <ostream>
#include <string>

#include "cli/exit_code.h"
#include "cli/play/settings.h"
#include "terminal/terminal.h"

namespace tessera::cli::play {

// What the command line asked for.
struct PlayArguments {
  ChosenSettings chosen;  // without a game: to be asked for
  std::optional<std::string> resume;
};

// Plays until the people leave; says what went wrong on `errors`, and returns the
// program's exit code.
ExitCode run_play(const PlayArguments& arguments, const Services& services, terminal::Terminal& terminal,
                  std::ostream& errors);

}  // namespace tessera::cli::play
