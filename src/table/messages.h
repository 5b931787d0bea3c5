#pragma once

#include "core/message.h"

namespace tessera::table {

#define TESSERA_TABLE_MESSAGES(X) \
  X(bad_fair_tag)                 \
  X(bad_fair_secret)              \
  X(fair_tag_twice)               \
  X(bad_tag_word)                 \
  X(bad_tag_word_hex)             \
  X(bad_tag_word_seat)            \
  X(tag_word_without_seat)        \
  X(bad_commitment)               \
  X(commitment_twice)             \
  X(other_commitment)             \
  X(no_fair_tag)                  \
  X(drawn_from_a_seed)            \
  X(not_drawn)                    \
  X(word_too_long)                \
  X(word_not_text)                \
  X(bad_table_id)

TESSERA_MESSAGES(Say, "table", TESSERA_TABLE_MESSAGES);

}  // namespace tessera::table
