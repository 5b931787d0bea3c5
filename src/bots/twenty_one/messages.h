#pragma once

#include "core/message.h"

// Why a move of 21 is good or bad.

namespace tessera::twenty_one {

#define TESSERA_21_REASONS(X) \
  X(scores)                   \
  X(wastes_star)              \
  X(gets_rid)                 \
  X(goes_out)                 \
  X(danger)                   \
  X(gives_back)

TESSERA_MESSAGES(Reason, "21_reasons", TESSERA_21_REASONS);

}  // namespace tessera::twenty_one
