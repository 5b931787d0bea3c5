#pragma once

#include <gtest/gtest.h>
#include <memory>
#include <string>

#include "store/memory/memory_store.h"
#include "store/sqlite/sqlite_store.h"
#include "store/store.h"
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

}  // namespace tessera::store
