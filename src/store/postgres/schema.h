#pragma once

#include <span>
#include <string>

#include "core/message.h"
#include "store/postgres/connection.h"

namespace tessera::store {

// Each brings a database of the schema before it to the next, as with SQLite; all of it lives in PostgreSQL's
// schema "tessera", beside whatever else the database holds.
std::span<const char* const> postgres_migrations();

// The number of the schema that is there; 0 where there is none. Refuses newer ones, and a "tessera" that is
// not ours.
Result<int> postgres_schema(PgConnection& connection, const std::string& place,
                            std::span<const char* const> migrations = postgres_migrations());

// Brings an empty or older database up to the last of the migrations, all or nothing.
Result<void> migrate(PgConnection& connection, const std::string& place,
                     std::span<const char* const> migrations = postgres_migrations());

}  // namespace tessera::store
