#pragma once

#include "core/message.h"

// Why a move of Lexio is good or bad.

namespace tessera::lexio {

#define TESSERA_LEXIO_REASONS(X) \
  X(plays)                       \
  X(goes_out)                    \
  X(unbeatable)                  \
  X(spends_twos)                 \
  X(keeps_twos)                  \
  X(few_tiles)

TESSERA_MESSAGES(Reason, "lexio_reasons", TESSERA_LEXIO_REASONS);

}  // namespace tessera::lexio
