#pragma once

#include <cstdint>
#include <fstream>
#include <optional>
#include <string>

#include "core/message.h"
#include "store/entry.h"
#include "store/store.h"
#include "table/hash.h"

// A store as one file, the same whatever the back end: what was backed up from SQLite can be restored to
// PostgreSQL. It has the secrets of games that are on, and is for its owner alone to read.

namespace tessera::store {

// Everything at one moment, while others may go on writing. The file is there whole or not at all.
Result<void> write_backup(Reader& reader, const std::string& path);

// Reads a backup entry by entry.
class Backup {
 public:
  // Refuses what is no backup, and one that is damaged or cut off anywhere: it is read to its end first.
  static Result<Backup> open(const std::string& path);

  // For Store::replace.
  Result<std::optional<Entry>> next();

 private:
  explicit Backup(std::string path);
  Result<void> check_head();

  std::string path_;
  std::ifstream file_;
  table::Digest seal_{};  // of all that was read so far
  bool is_over_ = false;
};

}  // namespace tessera::store
