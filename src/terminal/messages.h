#pragma once

#include "core/message.h"

// What stands on screens and in the pictures of the games.

namespace tessera::terminal {

#define TESSERA_TERMINAL_MESSAGES(X) \
  X(label)                           \
  X(between)

TESSERA_MESSAGES(Say, "terminal", TESSERA_TERMINAL_MESSAGES);

}  // namespace tessera::terminal
