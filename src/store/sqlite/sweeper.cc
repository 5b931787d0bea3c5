#include "store/sqlite/sweeper.h"

#include <algorithm>

namespace tessera::store {
namespace {

std::int64_t count(SqliteDatabase& database, const char* sql) {
  SqliteQuery row(database, sql);
  return row.next() ? row.integer(0) : 0;
}

}  // namespace

void SqliteSweeper::begin(SqliteDatabase& database) {
  rows_ = count(database, "SELECT count(*) FROM journal");
  garbage_ = count(database, "SELECT count(*) FROM journal WHERE table_key NOT IN (SELECT key FROM tables)");
  is_sweeping_ = false;
}

void SqliteSweeper::sweep(SqliteDatabase& database) {
  removed_ = 0;
  at_the_end_ = false;
  if (!is_sweeping_) {
    if (garbage_ < limits_.fewest || garbage_ * 2 < rows_) return;
    is_sweeping_ = true;
    swept_ = 0;
  }
  SqliteQuery first(database, "SELECT min(place) FROM journal WHERE place > ?", swept_);
  if (!first.next() || first.is_null(0)) {
    at_the_end_ = true;
    return;
  }
  reached_ = first.integer(0) + limits_.at_once - 1;
  SqliteQuery(database,
              "DELETE FROM journal WHERE place BETWEEN ? AND ?"
              " AND NOT EXISTS (SELECT 1 FROM tables WHERE key = table_key)",
              first.integer(0), reached_)
      .run();
  removed_ = database.changes();
}

void SqliteSweeper::committed(std::int64_t added, std::int64_t left_behind) {
  rows_ += added - removed_;
  garbage_ = std::max<std::int64_t>(garbage_ + left_behind - removed_, 0);
  if (!is_sweeping_) return;
  swept_ = reached_;
  if (!at_the_end_) return;
  is_sweeping_ = false;
  garbage_ = 0;  // what is left is little, and was counted roughly
}

}  // namespace tessera::store
