#pragma once

#include "core/message.h"

// What can be wrong with an address to listen at, or with a folder of files to serve.

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
  X(too_many_bytes)

TESSERA_MESSAGES(Say, "server", TESSERA_SERVER_MESSAGES);

}  // namespace tessera::server
