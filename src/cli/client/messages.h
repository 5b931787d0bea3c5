#pragma once

#include "core/message.h"

// Why a server can't be reached.

namespace tessera::cli::client {

#define TESSERA_CLIENT_MESSAGES(X) \
  X(bad_url)                       \
  X(no_such_host)                  \
  X(no_answer)                     \
  X(not_trusted)                   \
  X(went_away)                     \
  X(no_tessera)

TESSERA_MESSAGES(Say, "client", TESSERA_CLIENT_MESSAGES);

}  // namespace tessera::cli::client
