#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "core/message.h"
#include "store/people.h"

struct sqlite3;
struct sqlite3_stmt;

namespace tessera::store {

enum class SqliteAccess : std::uint8_t { read, write };

// A connection to an SQLite database. What goes wrong is kept: after the first failure nothing more is done
// and every query is empty, so that whoever asks looks once, at the end.
class SqliteDatabase {
 public:
  // Makes no file.
  static Result<std::unique_ptr<SqliteDatabase>> open(const std::string& path, SqliteAccess access);
  SqliteDatabase(const SqliteDatabase&) = delete;
  SqliteDatabase& operator=(const SqliteDatabase&) = delete;
  ~SqliteDatabase();

  // One or more statements without parameters.
  void run(const char* sql);
  // Takes back a transaction that is under way; also after a failure.
  void roll_back();

  [[nodiscard]] std::int64_t last_key() const;  // of the last row inserted
  [[nodiscard]] std::int64_t changes() const;   // rows of the last statement
  [[nodiscard]] bool failed() const { return failure_.has_value(); }
  // Only after a failure. Whether this connection can go on after a roll_back stands in can_go_on.
  [[nodiscard]] const Message& failure() const { return *failure_; }
  [[nodiscard]] bool can_go_on() const { return can_go_on_; }
  void forget_failure() { failure_.reset(); }

 private:
  friend class SqliteQuery;
  SqliteDatabase(std::string path, sqlite3* handle) : path_(std::move(path)), handle_(handle) {}
  // Prepared once and kept; `sql` is a literal.
  sqlite3_stmt* prepared(const char* sql);
  void fail(int code);

  std::string path_;
  sqlite3* handle_;
  std::map<const char*, sqlite3_stmt*> statements_;
  std::optional<Message> failure_;
  bool can_go_on_ = true;
};

// One run of a statement with its arguments.
class SqliteQuery {
 public:
  template <class... Arguments>
  SqliteQuery(SqliteDatabase& database, const char* sql, const Arguments&... arguments)
      : database_(database), statement_(database.prepared(sql)) {
    int at = 0;
    (bind(++at, arguments), ...);
  }
  SqliteQuery(const SqliteQuery&) = delete;
  SqliteQuery& operator=(const SqliteQuery&) = delete;
  ~SqliteQuery();

  // Goes to the next row; false when there is none.
  bool next();
  // For statements that give no rows.
  void run() { next(); }

  [[nodiscard]] bool is_null(int column) const;
  [[nodiscard]] std::int64_t integer(int column) const;
  [[nodiscard]] double real(int column) const;
  [[nodiscard]] std::string text(int column) const;
  // Valid until the next row.
  [[nodiscard]] std::span<const std::byte> bytes(int column) const;

 private:
  template <std::integral T>
  void bind(int at, T value) {
    bind_integer(at, static_cast<std::int64_t>(value));
  }
  void bind(int at, PersonId value) { bind_integer(at, number_of(value)); }
  template <class T>
  void bind(int at, const std::optional<T>& value) {
    if (value) bind(at, *value);
  }
  void bind(int at, double value);
  void bind(int at, std::string_view value);
  void bind(int at, std::span<const std::byte> value);
  void bind_integer(int at, std::int64_t value);

  SqliteDatabase& database_;
  sqlite3_stmt* statement_;  // null after a failure
};

}  // namespace tessera::store
