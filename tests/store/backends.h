#pragma once

#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <string_view>

#include "store/memory/memory_store.h"
#include "store/postgres/postgres_store.h"
#include "store/sqlite/sqlite_store.h"
#include "store/store.h"
#include "tests/store/postgres_server.h"
#include "tests/support/said.h"
#include "tests/support/temporary_folder.h"

// The stores that must pass the same suite. Each can be opened, closed and opened again.

namespace tessera::store {

class MemoryBackend {
 public:
  static constexpr std::string_view kName = "Memory";
  static constexpr bool kIsDurable = false;
  Result<std::unique_ptr<Store>> open() { return std::make_unique<MemoryStore>(); }
};

class SqliteBackend {
 public:
  static constexpr std::string_view kName = "Sqlite";
  static constexpr bool kIsDurable = true;
  Result<std::unique_ptr<Store>> open() { return SqliteStore::open(path()); }
  [[nodiscard]] std::string path() const { return folder_.path() + "/games.db"; }

 private:
  tessera::testing::TemporaryFolder folder_;
};

class PostgresBackend {
 public:
  static constexpr std::string_view kName = "Postgres";
  static constexpr bool kIsDurable = true;
  Result<std::unique_ptr<Store>> open() { return PostgresStore::open(place_); }
  [[nodiscard]] const std::string& place() const { return place_; }

 private:
  std::string place_ = PostgresServer::shared().new_database();
};

}  // namespace tessera::store
