#pragma once

#include "core/message.h"

// Why a store keeps something from being written, or can't be used at all.

namespace tessera::store {

#define TESSERA_STORE_MESSAGES(X)                                  \
  /* an entry of a batch is refused; the others are stored */      \
  X(forked)                                                        \
  X(gap)                                                           \
  X(no_such_table)                                                 \
  X(finished_already)                                              \
  X(no_such_person)                                                \
  X(person_taken)                                                  \
  X(key_taken)                                                     \
  /* nothing can be stored for now; the same again later may be */ \
  X(disk_full)                                                     \
  X(read_only)                                                     \
  X(lost)                                                          \
  X(moved)                                                         \
  X(in_use)                                                        \
  /* this is nothing to store in, or not for this program */       \
  X(newer_schema)                                                  \
  X(not_ours)                                                      \
  X(damaged)                                                       \
  X(bad_place)                                                     \
  X(no_database)                                                   \
  /* backups */                                                    \
  X(no_backup)                                                     \
  X(backup_damaged)                                                \
  X(backup_newer)                                                  \
  X(backup_refused)                                                \
  X(file_not_written)                                              \
  X(file_not_read)

TESSERA_MESSAGES(Say, "store", TESSERA_STORE_MESSAGES);

}  // namespace tessera::store
