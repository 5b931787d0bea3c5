#pragma once

#include "core/message.h"

// What can be wrong with an address to listen at, with a folder of files to serve, or with how
// somebody asks for something.

namespace tessera::server {

#define TESSERA_SERVER_MESSAGES(X) \
  X(bad_address)                   \
  X(address_in_use)                \
  X(not_listening)                 \
  X(no_such_folder)                \
  X(folder_not_read)               \
  X(file_not_read)                 \
  X(no_start_page)                 \
  X(too_many_files)                \
  X(too_many_bytes)                \
  X(too_busy)                      \
  X(too_often)                     \
  X(foreign_page)                  \
  X(bad_target)                    \
  X(no_online_play)

TESSERA_MESSAGES(Say, "server", TESSERA_SERVER_MESSAGES);

}  // namespace tessera::server
