#pragma once

#include "core/message.h"

// Why a move of 101 is good or bad.

namespace tessera::one_oh_one {

#define TESSERA_101_REASONS(X)                   \
  /* a line of a grid, and what becomes of it */ \
  X(row)                                         \
  X(column)                                      \
  X(line_complete)                               \
  X(line_without_combination)                    \
  X(line_so_far)                                 \
  X(line_grows)                                  \
  X(line_may_become)                             \
  /* what is behind a back */                    \
  X(takes)                                       \
  X(takes_one_of)                                \
  X(shows)                                       \
  X(shows_one_of)                                \
  /* what it does for one's own lines */         \
  X(fits)                                        \
  X(fits_none)                                   \
  X(some_fit)                                    \
  X(none_fit)                                    \
  /* and for the next player's */                \
  X(denies)                                      \
  X(leaves)                                      \
  X(serves)                                      \
  X(some_serve)

TESSERA_MESSAGES(Reason, "101_reasons", TESSERA_101_REASONS);

}  // namespace tessera::one_oh_one
