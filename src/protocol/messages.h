#pragma once

#include "core/message.h"

namespace tessera::protocol {

#define TESSERA_PROTOCOL_MESSAGES(X) \
  X(not_json)                        \
  X(number_out_of_range)

TESSERA_MESSAGES(Say, "protocol", TESSERA_PROTOCOL_MESSAGES);

}  // namespace tessera::protocol
