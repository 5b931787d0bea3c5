#pragma once

#include "core/message.h"

namespace tessera::words {

#define TESSERA_WORDS_MESSAGES(X) \
  X(not_json)                     \
  X(not_a_catalogue)              \
  X(bad_pattern)

TESSERA_MESSAGES(Say, "words", TESSERA_WORDS_MESSAGES);

}  // namespace tessera::words
