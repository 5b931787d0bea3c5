#pragma once

#include "core/message.h"

namespace tessera::protocol {

#define TESSERA_PROTOCOL_MESSAGES(X) \
  X(not_json)                        \
  X(number_out_of_range)             \
  X(not_an_object)                   \
  X(too_long)                        \
  X(field_missing)                   \
  X(field_not_text)                  \
  X(field_not_bool)                  \
  X(field_not_number)                \
  X(field_not_list)                  \
  X(field_not_object)                \
  X(field_not_hex)                   \
  X(field_out_of_range)              \
  X(field_none_of)                   \
  X(no_such_call)                    \
  X(no_such_table)                   \
  X(table_is_open)                   \
  X(not_so_many_seats)               \
  X(no_such_follower)                \
  X(follower_does_not_act)           \
  X(no_review)                       \
  X(bad_record)                      \
  X(bad_message_id)                  \
  X(no_such_remote_table)            \
  X(events_missing)                  \
  X(event_not_told)

TESSERA_MESSAGES(Say, "protocol", TESSERA_PROTOCOL_MESSAGES);

}  // namespace tessera::protocol
