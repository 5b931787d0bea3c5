#pragma once

#include <span>
#include <string>

#include "core/message.h"
#include "store/sqlite/database.h"

namespace tessera::store {

// In the header of every database of ours ("Tess").
inline constexpr int kSqliteApplication = 0x54657373;

// Each brings a database of the schema before it to the next; the first one an empty database to schema 1.
// What has been released is never changed: add new ones at the end.
std::span<const char* const> sqlite_migrations();

// What a file is, told by a connection that may only read it.
enum class SqliteContent : std::uint8_t { nothing, ours };
// Refuses other programs' databases, newer ones and damaged ones.
Result<SqliteContent> look_at(SqliteDatabase& database, const std::string& path,
                              std::span<const char* const> migrations = sqlite_migrations());

// Brings an empty or older database up to the last of the migrations, all or nothing.
Result<void> migrate(SqliteDatabase& database, std::span<const char* const> migrations = sqlite_migrations());

}  // namespace tessera::store
