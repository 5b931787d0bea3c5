#pragma once

#include <ostream>

#include "cli/exit_code.h"
#include "cli/online/arguments.h"
#include "cli/play/services.h"
#include "terminal/terminal.h"

namespace tessera::cli::online {

// Plays at a server until the person leaves; says what went wrong on `errors`.
ExitCode run_online(const OnlineArguments& arguments, const play::Services& services,
                    terminal::Terminal& terminal, std::ostream& errors);

}  // namespace tessera::cli::online
