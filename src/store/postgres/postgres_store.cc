#include "store/postgres/postgres_store.h"

#include "store/messages.h"
#include "store/postgres/postgres_reader.h"
#include "store/postgres/schema.h"
#include "store/postgres/writer.h"

namespace tessera::store {
namespace {

// A number of our own among the advisory locks of the database.
constexpr std::int64_t kOwnersLock = 0x54657373657261;  // "Tessera"
constexpr std::size_t kRestoredAtOnce = 200;

}  // namespace

Result<std::unique_ptr<PostgresStore>> PostgresStore::open(const std::string& place) {
  std::unique_ptr<PostgresStore> store(new PostgresStore(place));
  if (auto connected = store->connect(true); !connected) return tl::unexpected(connected.error());
  return store;
}

Result<void> PostgresStore::connect(bool is_first) {
  auto opened = PgConnection::open(place_);
  if (!opened) return tl::unexpected(opened.error());
  PgConnection& connection = **opened;
  const auto schema = postgres_schema(connection, place_);
  if (!schema) return tl::unexpected(schema.error());
  if (*schema == 0 && !is_first) return refuse(Say::moved, {{"place", shown_place(place_)}});
  // A moment's patience: the server may not yet have noticed that our last connection is gone.
  connection.run("SET lock_timeout = '1s'");
  connection.ask("SELECT pg_advisory_lock($1)", PgArguments(kOwnersLock));
  if (connection.failed()) return tl::unexpected(connection.failure());
  if (auto migrated = migrate(connection, place_); !migrated) return migrated;
  // Durable when a commit returns, whatever the database's own setting is.
  connection.run("SET synchronous_commit = on; SET search_path = tessera; SET lock_timeout = '5s'");
  PgWriter::prepare(connection);
  if (connection.failed()) return tl::unexpected(connection.failure());
  connection_ = std::move(*opened);
  return {};
}

Result<void> PostgresStore::reconnect_if_lost() {
  if (connection_) return {};
  return connect(false);
}

tl::unexpected<Message> PostgresStore::give_up() {
  const Message failure = connection_->failure();
  connection_.reset();
  return tl::unexpected(failure);
}

Result<Committed> PostgresStore::commit(const Batch& batch) {
  if (auto connected = reconnect_if_lost(); !connected) return tl::unexpected(connected.error());
  auto committed = PgWriter(*connection_).write(batch, "BEGIN", "COMMIT");
  if (connection_->failed()) return give_up();
  return committed;
}

Result<void> PostgresStore::replace(const std::function<Result<std::optional<Entry>>()>& next) {
  if (auto connected = reconnect_if_lost(); !connected) return connected;
  const auto undo = [this](Message reason) {
    connection_->fail(std::move(reason));
    return give_up();
  };
  connection_->run("BEGIN; TRUNCATE tables, events, games, seats, people, keys, ratings RESTART IDENTITY");
  PgWriter writer(*connection_);
  for (bool is_over = false; !is_over;) {
    Batch batch;
    while (batch.size() < kRestoredAtOnce && !is_over) {
      auto entry = next();
      if (!entry) return undo(std::move(entry.error()));
      is_over = !entry->has_value();
      if (!is_over) batch.push_back(**std::move(entry));
    }
    const Committed committed = writer.write(batch, nullptr, nullptr);
    if (!committed.refused.empty())
      return undo({Say::backup_refused, {{"problem", committed.refused[0].reason}}});
    if (connection_->failed()) return give_up();
  }
  connection_->run("COMMIT");
  if (connection_->failed()) return give_up();
  return {};
}

Result<std::unique_ptr<Reader>> PostgresStore::reader() { return PostgresReader::open(place_); }

}  // namespace tessera::store
