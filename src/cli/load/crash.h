#pragma once

#include "cli/load/load_arguments.h"
#include "core/data.h"

namespace tessera::cli::load {

// Kills a server of its own again and again while tables are being played, and has all clients
// go on. What is wrong is in the list "mistakes".
Data crash_again_and_again(const LoadArguments& arguments);

}  // namespace tessera::cli::load
