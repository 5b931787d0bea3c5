#pragma once

#include <optional>
#include <string>
#include <utility>

#include "core/message.h"

struct stat;

namespace tessera::store {

// Which file a path leads to: the same file has the same everywhere.
using FileIdentity = std::pair<unsigned long long, unsigned long long>;
// None when there is no such file.
std::optional<FileIdentity> identity_of(const std::string& path);

// Keeps all others from owning a database, in this process or another. The lock is a file beside the
// database, PATH-lock, which stays: to open and close the database itself would
// take away the locks that SQLite has on it.
class FileLock {
 public:
  static Result<FileLock> take(const std::string& database);
  FileLock(FileLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
  FileLock& operator=(FileLock&& other) noexcept {
    std::swap(file_, other.file_);
    return *this;
  }
  ~FileLock();

 private:
  explicit FileLock(int file) : file_(file) {}
  int file_;
};

// Refuses a file that is there and can't be written.
Result<void> check_writable(const std::string& path);

// Makes the file, empty and for its owner alone to read, unless it is there.
Result<void> make_private_file(const std::string& path);

}  // namespace tessera::store
