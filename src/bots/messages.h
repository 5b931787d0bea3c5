#pragma once

#include "core/message.h"

// What is wrong with the name of a bot. Why a bot likes a move is said in bots/GAME/messages.h.

namespace tessera {

#define TESSERA_BOT_MESSAGES(X) \
  X(no_such_bot)                \
  X(bad_simulations)            \
  X(bad_milliseconds)

TESSERA_MESSAGES(BotSay, "bots", TESSERA_BOT_MESSAGES);

}  // namespace tessera
