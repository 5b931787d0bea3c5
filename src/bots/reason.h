#pragma once

#include <vector>

#include "core/message.h"

namespace tessera {

// What speaks for a move or against it; bots/GAME/messages.h has all there is.
using Reasons = std::vector<Message>;

}  // namespace tessera
