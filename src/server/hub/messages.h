#pragma once

#include "core/message.h"

// Why somebody can't do what they ask at a server, and what the server says by itself.

namespace tessera::server::hub {

#define TESSERA_HUB_MESSAGES(X) \
  X(message_too_long)           \
  X(too_fast)                   \
  X(nobody_yet)                 \
  X(no_name)                    \
  X(no_such_table)              \
  X(position_moved_on)          \
  X(position_needed)            \
  X(too_many_tables)            \
  X(too_many_watched)           \
  X(server_full)                \
  X(closing)                    \
  X(not_watching)               \
  X(chat_empty)                 \
  X(chat_too_long)              \
  X(chat_not_text)              \
  X(chat_too_fast)              \
  X(nobody_to_mute)             \
  X(no_such_link)               \
  X(no_such_game)               \
  X(store_away)                 \
  X(log_unreadable)             \
  X(no_such_path)               \
  X(method_not_allowed)         \
  X(body_too_long)              \
  X(bad_page)

TESSERA_MESSAGES(Say, "server_hub", TESSERA_HUB_MESSAGES);

}  // namespace tessera::server::hub
