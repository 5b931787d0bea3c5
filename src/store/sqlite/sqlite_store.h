#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "core/message.h"
#include "store/sqlite/database.h"
#include "store/sqlite/file.h"
#include "store/sqlite/sweeper.h"
#include "store/store.h"

namespace tessera::store {

// A store in one file of SQLite's (docs/store.md). Beside it lie PATH-wal and PATH-shm, which belong to
// it, and PATH-lock.
class SqliteStore final : public Store {
 public:
  static Result<std::unique_ptr<SqliteStore>> open(const std::string& path);
  SqliteStore(const SqliteStore&) = delete;
  SqliteStore& operator=(const SqliteStore&) = delete;
  ~SqliteStore() override = default;

  Result<Committed> commit(const Batch& batch) override;
  Result<void> replace(const std::function<Result<std::optional<Entry>>()>& next) override;
  Result<std::unique_ptr<Reader>> reader() override;

 private:
  explicit SqliteStore(std::string path) : path_(std::move(path)) {}
  Result<void> connect();
  // Whether what was written can be found again under its name.
  [[nodiscard]] bool is_in_place() const;
  // Ends what failed; the next call connects anew where this connection can't go on.
  tl::unexpected<Message> give_up();

  std::string path_;
  std::optional<FileLock> lock_;              // let go after the database
  std::unique_ptr<SqliteDatabase> database_;  // none while it is lost
  SqliteSweeper sweeper_;
  std::optional<FileIdentity> file_;
  std::optional<FileIdentity> wal_;
};

}  // namespace tessera::store
