#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/message.h"
#include "store/people.h"

struct pg_conn;
struct pg_result;

namespace tessera::store {

// What goes into a statement, apart from its text.
class PgArguments {
 public:
  template <class... Arguments>
  explicit PgArguments(const Arguments&... arguments) {
    (add(arguments), ...);
  }

  [[nodiscard]] int size() const { return static_cast<int>(values_.size()); }
  // As libpq takes them, valid as long as this is.
  [[nodiscard]] std::vector<const char*> values() const;
  [[nodiscard]] std::vector<int> lengths() const;
  [[nodiscard]] const std::vector<int>& formats() const { return formats_; }
  // A number that is read as exactly this one.
  static std::string text_of(double value);

 private:
  template <class T>
  void add(const std::optional<T>& value) {
    if (value)
      add(*value);
    else
      add_value(std::nullopt, false);
  }
  void add(std::int64_t value) { add_value(std::to_string(value), false); }
  void add(std::uint32_t value) { add(std::int64_t{value}); }
  void add(std::int32_t value) { add(std::int64_t{value}); }
  void add(PersonId value) { add(number_of(value)); }
  void add(Time value) { add(std::int64_t{value.count()}); }
  void add(double value) { add_value(text_of(value), false); }
  void add(const char* value) { add(std::string_view(value)); }
  void add(const std::string& value) { add(std::string_view(value)); }
  void add(std::string_view value) { add_value(std::string(value), false); }
  void add(std::span<const std::byte> value);
  void add_value(std::optional<std::string> value, bool is_binary);

  std::vector<std::optional<std::string>> values_;
  std::vector<int> formats_;
};

// Rows in the binary format.
class PgRows {
 public:
  explicit PgRows(pg_result* result) : result_(result) {}
  PgRows(PgRows&& other) noexcept : result_(std::exchange(other.result_, nullptr)) {}
  PgRows& operator=(PgRows&&) = delete;
  ~PgRows();

  [[nodiscard]] int size() const;  // 0 after a failure
  [[nodiscard]] bool is_null(int row, int column) const;
  [[nodiscard]] std::int64_t integer(int row, int column) const;  // of any size; false and true are 0 and 1
  [[nodiscard]] double real(int row, int column) const;
  [[nodiscard]] std::string text(int row, int column) const;
  [[nodiscard]] std::span<const std::byte> bytes(int row, int column) const;

 private:
  pg_result* result_;  // may be null
};

// A connection to PostgreSQL. As with SqliteDatabase, after the first failure nothing more is done, and
// whoever asks looks at the end.
class PgConnection {
 public:
  // The place as libpq takes it.
  static Result<std::unique_ptr<PgConnection>> open(const std::string& place);
  PgConnection(const PgConnection&) = delete;
  PgConnection& operator=(const PgConnection&) = delete;
  ~PgConnection();

  // Several statements without arguments.
  void run(const char* sql);
  // `sql` is a literal: it is prepared once and kept.
  PgRows ask(const char* sql, const PgArguments& arguments = PgArguments());
  void prepare(const char* sql);

  // Statements for one round trip: queued, then sent and answered together, in their order. They must
  // have been prepared, or have no arguments.
  void queue(const char* sql, const PgArguments& arguments = PgArguments());
  std::vector<PgRows> answers();

  [[nodiscard]] bool failed() const { return failure_.has_value(); }
  [[nodiscard]] const Message& failure() const { return *failure_; }
  void fail(Message failure);

 private:
  PgConnection(pg_conn* handle, std::string shown) : handle_(handle), shown_(std::move(shown)) {}
  void fail_with(pg_result* result);
  // Ends what belongs to the last answer.
  void drain();

  pg_conn* handle_;
  std::string shown_;  // for people to read: without a password
  std::map<const char*, std::string> statements_;
  int queued_ = 0;
  std::optional<Message> failure_;
};

// The place without what others must not read.
std::string shown_place(const std::string& place);

// The literal of an array, for an argument; elements may be NULL.
std::string pg_array(const std::vector<std::optional<std::string>>& elements);

}  // namespace tessera::store
