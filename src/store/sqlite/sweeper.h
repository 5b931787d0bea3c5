#pragma once

#include <cstdint>

#include "store/sqlite/database.h"

namespace tessera::store {

// Removes the journal's rows that belong to no live table any more. They lie scattered among those of
// others, and to remove them with each game would write as many pages as the game has moves.
// This goes over the journal from its beginning, a small part with each commit, once at least
// half of it is such rows.
class SqliteSweeper {
 public:
  struct Limits {
    std::int64_t fewest = 20'000;  // rows without a table that are worth a pass
    std::int64_t at_once = 1'000;  // places looked at with a commit
  };
  SqliteSweeper() : SqliteSweeper(Limits()) {}
  explicit SqliteSweeper(const Limits& limits) : limits_(limits) {}

  // Counts what there is.
  void begin(SqliteDatabase& database);
  // In the transaction of a commit.
  void sweep(SqliteDatabase& database);
  // The transaction is stored, with so many rows more in the journal and so many more without a table.
  void committed(std::int64_t added, std::int64_t left_behind);

 private:
  Limits limits_;
  std::int64_t rows_ = 0;
  std::int64_t garbage_ = 0;
  bool is_sweeping_ = false;
  std::int64_t swept_ = 0;  // up to this place, durably
  // What this transaction does.
  std::int64_t reached_ = 0;
  std::int64_t removed_ = 0;
  bool at_the_end_ = false;
};

}  // namespace tessera::store
