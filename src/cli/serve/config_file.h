#pragma once

#include <CLI/App.hpp>
#include <string>

#include "core/message.h"

namespace tessera::cli {

// Settings of a TOML file for the options of a command that the command line does not have: its
// names are theirs, without the dashes. Lists give an option several times. Refused when it can't be
// read, or has what the command does not know.
Result<void> read_config(CLI::App& command, const std::string& path);

}  // namespace tessera::cli
