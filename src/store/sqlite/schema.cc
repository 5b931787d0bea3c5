#include "store/sqlite/schema.h"

#include "base/text.h"
#include "store/messages.h"

namespace tessera::store {
namespace {

// The events of live tables are rows of the journal in the order of their commits, whatever the table: a
// batch of many tables then writes a few pages at its end, instead of one page a table. Rows of one table are
// chained backwards by `previous`. A table's key is the place of its first row. Rows of tables that are
// finished or dropped are left behind and swept later, many at once; `archive` has the
// finished ones by game.
constexpr const char* kFirstSqliteSchema = R"(
CREATE TABLE tables (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  next INTEGER NOT NULL,
  last INTEGER NOT NULL
) STRICT;
CREATE TABLE journal (
  place INTEGER PRIMARY KEY,
  table_key INTEGER NOT NULL,
  previous INTEGER NOT NULL,
  first INTEGER NOT NULL,
  count INTEGER NOT NULL,
  bytes BLOB NOT NULL
) STRICT;

CREATE TABLE games (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  next INTEGER NOT NULL,
  events INTEGER NOT NULL,
  game TEXT NOT NULL,
  options TEXT NOT NULL,
  opened INTEGER NOT NULL,
  ended INTEGER NOT NULL,
  solo_score INTEGER,
  record TEXT NOT NULL
) STRICT;
CREATE INDEX games_by_end ON games (ended, key);
CREATE INDEX games_by_game ON games (game, ended, key);
CREATE INDEX games_alone ON games (game, options, solo_score) WHERE solo_score IS NOT NULL;
CREATE TABLE seats (
  game_key INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  ended INTEGER NOT NULL,
  person INTEGER,
  name TEXT NOT NULL,
  level TEXT NOT NULL,
  score INTEGER,
  is_winner INTEGER NOT NULL,
  PRIMARY KEY (game_key, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_person ON seats (person, ended, game_key) WHERE person IS NOT NULL;
CREATE TABLE archive (
  game_key INTEGER NOT NULL,
  first INTEGER NOT NULL,
  count INTEGER NOT NULL,
  bytes BLOB NOT NULL,
  PRIMARY KEY (game_key, first)
) STRICT, WITHOUT ROWID;

CREATE TABLE people (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  since INTEGER NOT NULL,
  forgotten INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX people_by_name ON people (name) WHERE forgotten = 0;
CREATE TABLE keys (
  hash BLOB PRIMARY KEY,
  person INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX keys_by_person ON keys (person);
CREATE TABLE ratings (
  game TEXT NOT NULL,
  person INTEGER NOT NULL,
  rating REAL NOT NULL,
  deviation REAL NOT NULL,
  volatility REAL NOT NULL,
  games INTEGER NOT NULL,
  PRIMARY KEY (game, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_by_rating ON ratings (game, rating);
)";

constexpr const char* kSqliteMigrations[] = {kFirstSqliteSchema};

std::int64_t pragma(SqliteDatabase& database, const char* sql) {
  SqliteQuery query(database, sql);
  return query.next() ? query.integer(0) : 0;
}

std::int64_t schema_of(SqliteDatabase& database) { return pragma(database, "PRAGMA user_version"); }

}  // namespace

std::span<const char* const> sqlite_migrations() { return kSqliteMigrations; }

Result<SqliteContent> look_at(SqliteDatabase& database, const std::string& path,
                              std::span<const char* const> migrations) {
  const auto application = pragma(database, "PRAGMA application_id");
  const auto schema = schema_of(database);
  const auto things = pragma(database, "SELECT count(*) FROM sqlite_schema");
  if (database.failed()) return tl::unexpected(database.failure());
  if (application == 0 && schema == 0 && things == 0) return SqliteContent::nothing;
  if (application != kSqliteApplication) return refuse(Say::not_ours, {{"place", path}});
  if (schema > std::ssize(migrations))
    return refuse(Say::newer_schema,
                  {{"place", path}, {"version", schema}, {"known", std::ssize(migrations)}});
  return SqliteContent::ours;
}

Result<void> migrate(SqliteDatabase& database, std::span<const char* const> migrations) {
  database.run("BEGIN IMMEDIATE");
  const auto schema = schema_of(database);
  for (const char* migration : migrations.subspan(static_cast<std::size_t>(schema))) database.run(migration);
  if (schema < std::ssize(migrations))
    database.run(concat("PRAGMA application_id = ", kSqliteApplication,
                        "; PRAGMA user_version = ", std::ssize(migrations))
                     .c_str());
  database.run("COMMIT");
  if (!database.failed()) return {};
  database.roll_back();
  return tl::unexpected(database.failure());
}

}  // namespace tessera::store
