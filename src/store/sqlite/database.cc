#include "store/sqlite/database.h"

#include <cerrno>
#include <cstring>
#include <sqlite3.h>

#include "store/messages.h"

namespace tessera::store {
namespace {

// Long enough for a backup that is just ending, short enough for somebody who waits for a move.
constexpr int kPatienceMs = 2000;

bool is_system_error(int code) { return (code & 0xff) == SQLITE_IOERR || (code & 0xff) == SQLITE_CANTOPEN; }

Message message_of(const std::string& path, int code, int system_error, const char* text) {
  const int problem = is_system_error(code) ? system_error : 0;
  switch (code & 0xff) {
    case SQLITE_FULL:
      return {Say::disk_full, {{"place", path}}};
    case SQLITE_READONLY:
    case SQLITE_PERM:
      return {Say::read_only, {{"place", path}}};
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return {Say::in_use, {{"place", path}}};
    case SQLITE_NOTADB:
      return {Say::not_ours, {{"place", path}}};
    case SQLITE_CORRUPT:
      return {Say::damaged, {{"place", path}, {"problem", text}}};
    default:
      break;
  }
  if (problem == ENOSPC || problem == EDQUOT) return {Say::disk_full, {{"place", path}}};
  if (problem == EROFS || problem == EACCES || problem == EPERM) return {Say::read_only, {{"place", path}}};
  if (problem == ENOENT) return {Say::no_database, {{"place", path}}};
  return {Say::lost, {{"place", path}, {"problem", problem != 0 ? std::strerror(problem) : text}}};
}

}  // namespace

Result<std::unique_ptr<SqliteDatabase>> SqliteDatabase::open(const std::string& path, SqliteAccess access) {
  const int flags =
      (access == SqliteAccess::read ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE) | SQLITE_OPEN_NOMUTEX;
  sqlite3* handle = nullptr;
  const int code = sqlite3_open_v2(path.c_str(), &handle, flags, nullptr);
  if (code != SQLITE_OK) {
    const Message problem =
        message_of(path, code, handle != nullptr ? sqlite3_system_errno(handle) : 0, sqlite3_errstr(code));
    sqlite3_close_v2(handle);
    return tl::unexpected(problem);
  }
  sqlite3_extended_result_codes(handle, 1);
  sqlite3_busy_timeout(handle, kPatienceMs);
  return std::unique_ptr<SqliteDatabase>(new SqliteDatabase(path, handle));
}

SqliteDatabase::~SqliteDatabase() {
  for (const auto& [sql, statement] : statements_) sqlite3_finalize(statement);
  sqlite3_close_v2(handle_);
}

void SqliteDatabase::fail(int code) {
  if (failed()) return;
  failure_ = message_of(path_, code, sqlite3_system_errno(handle_), sqlite3_errmsg(handle_));
  can_go_on_ = failure_->is(Say::disk_full) || failure_->is(Say::in_use);
}

void SqliteDatabase::run(const char* sql) {
  if (failed()) return;
  const int code = sqlite3_exec(handle_, sql, nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) fail(code);
}

void SqliteDatabase::roll_back() {
  // SQLite has rolled back by itself after some failures.
  if (sqlite3_get_autocommit(handle_) == 0) sqlite3_exec(handle_, "ROLLBACK", nullptr, nullptr, nullptr);
}

std::int64_t SqliteDatabase::last_key() const { return sqlite3_last_insert_rowid(handle_); }
std::int64_t SqliteDatabase::changes() const { return sqlite3_changes64(handle_); }

sqlite3_stmt* SqliteDatabase::prepared(const char* sql) {
  if (failed()) return nullptr;
  sqlite3_stmt*& statement = statements_[sql];
  if (statement == nullptr) {
    const int code = sqlite3_prepare_v3(handle_, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
    if (code != SQLITE_OK) fail(code);
  }
  return statement;
}

SqliteQuery::~SqliteQuery() {
  if (statement_ == nullptr) return;
  sqlite3_reset(statement_);
  sqlite3_clear_bindings(statement_);
}

bool SqliteQuery::next() {
  if (statement_ == nullptr || database_.failed()) return false;
  const int code = sqlite3_step(statement_);
  if (code == SQLITE_ROW) return true;
  if (code != SQLITE_DONE) database_.fail(code);
  return false;
}

bool SqliteQuery::is_null(int column) const { return sqlite3_column_type(statement_, column) == SQLITE_NULL; }
std::int64_t SqliteQuery::integer(int column) const { return sqlite3_column_int64(statement_, column); }
double SqliteQuery::real(int column) const { return sqlite3_column_double(statement_, column); }

std::string SqliteQuery::text(int column) const {
  const auto bytes = this->bytes(column);
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

std::span<const std::byte> SqliteQuery::bytes(int column) const {
  const auto* data = static_cast<const std::byte*>(sqlite3_column_blob(statement_, column));
  return {data, static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))};
}

void SqliteQuery::bind_integer(int at, std::int64_t value) {
  if (statement_ != nullptr) sqlite3_bind_int64(statement_, at, value);
}

void SqliteQuery::bind(int at, double value) {
  if (statement_ != nullptr) sqlite3_bind_double(statement_, at, value);
}

void SqliteQuery::bind(int at, std::string_view value) {
  if (statement_ != nullptr)
    sqlite3_bind_text64(statement_, at, value.data(), value.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
}

void SqliteQuery::bind(int at, std::span<const std::byte> value) {
  // A null pointer would be NULL, not an empty blob.
  const void* data = value.empty() ? static_cast<const void*>("") : value.data();
  if (statement_ != nullptr) sqlite3_bind_blob64(statement_, at, data, value.size(), SQLITE_TRANSIENT);
}

}  // namespace tessera::store
