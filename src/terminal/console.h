#pragma once

#include <memory>

#include "terminal/terminal.h"

namespace tessera::terminal {

// Standard input and output. While it lives, the signals INT, HUP and TERM do not
// kill: they end the input, so that whoever reads can put things in order.
std::unique_ptr<Terminal> open_console();

// What standard input and output are, and how large the window is now.
TerminalTraits console_traits();

}  // namespace tessera::terminal
