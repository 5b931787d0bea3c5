#pragma once

#include <optional>
#include <ostream>
#include <string>

#include "cli/exit_code.h"
#include "cli/play/house.h"
#include "cli/play/wish.h"
#include "terminal/terminal.h"

namespace tessera::cli::play {

// What the command line asked for.
struct Request {
  Wish wish;  // without a game: to be asked for
  std::optional<std::string> resume;
};

// Plays until the people leave; says what went wrong on `errors`, and returns the
// program's exit code.
ExitCode run_play(const Request& request, const House& house, terminal::Terminal& terminal,
                  std::ostream& errors);

}  // namespace tessera::cli::play
