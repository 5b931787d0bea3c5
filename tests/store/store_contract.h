#pragma once

#include <gtest/gtest.h>
#include <memory>
#include <string_view>
#include <utility>

#include "tests/store/backends.h"
#include "tests/store/entries.h"

namespace tessera::store {

// What every store must do. An open store and a reader are there from the beginning.
template <class Backend>
class StoreContract : public ::testing::Test {
 protected:
  void SetUp() override { open(); }

  void open() {
    auto opened = backend_.open();
    ASSERT_TRUE(opened) << said(opened.error());
    store_ = *std::move(opened);
    auto reader = store_->reader();
    ASSERT_TRUE(reader) << said(reader.error());
    reader_ = *std::move(reader);
  }
  void close() {
    reader_.reset();
    store_.reset();
  }

  Store& store() { return *store_; }
  Reader& reader() { return *reader_; }
  Backend& backend() { return backend_; }

  void store_all(const Batch& batch) { test_entries::store_all(*store_, batch); }
  // A finished game of one event.
  void store_game(const FinishedGame& game) {
    store_all({test_entries::append(game.table.text(), 0, "a"), Finish{game, {}}});
  }
  void add_people(std::uint32_t count) {
    for (std::uint32_t i = 1; i <= count; ++i)
      store_all({AddPerson{test_entries::person(i), "Guest " + std::to_string(i), Time(i)}});
  }

 private:
  Backend backend_;
  std::unique_ptr<Store> store_;
  std::unique_ptr<Reader> reader_;
};

struct BackendNames {
  template <class T>
  static std::string GetName(int) {
    return std::string(T::kName);
  }
};

using Backends = ::testing::Types<MemoryBackend, SqliteBackend, PostgresBackend>;

}  // namespace tessera::store
