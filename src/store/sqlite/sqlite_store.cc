#include "store/sqlite/sqlite_store.h"

#include "base/text.h"
#include "store/messages.h"
#include "store/sqlite/schema.h"
#include "store/sqlite/sqlite_reader.h"
#include "store/sqlite/writer.h"

namespace tessera::store {
namespace {

// The wait for the disk is FULL's: a commit is durable when it returns. The log that is written ahead is
// taken into the database after so many pages, by the commit that reaches them, and cut back to that size
// should it have grown while somebody read for long.
constexpr const char* kSettings = R"(
PRAGMA synchronous = FULL;
PRAGMA wal_autocheckpoint = 1000;
PRAGMA journal_size_limit = 8388608;
PRAGMA cache_size = -32768;
PRAGMA temp_store = MEMORY;
)";

// Before the file is opened to be written.
Result<SqliteContent> look(const std::string& path) {
  auto database = SqliteDatabase::open(path, SqliteAccess::read);
  if (!database) return tl::unexpected(database.error());
  return look_at(**database, path);
}

}  // namespace

Result<std::unique_ptr<SqliteStore>> SqliteStore::open(const std::string& path) {
  std::unique_ptr<SqliteStore> store(new SqliteStore(path));
  // An empty file is an empty database. Later, when one is lost, none is made in its place.
  if (!identity_of(path))
    if (auto made = make_private_file(path); !made) return tl::unexpected(made.error());
  if (auto connected = store->connect(); !connected) return tl::unexpected(connected.error());
  return store;
}

Result<void> SqliteStore::connect() {
  // Asked first: SQLite could not even look at a database of this kind where it can't write.
  if (auto writable = check_writable(path_); !writable) return writable;
  if (const auto content = look(path_); !content) return tl::unexpected(content.error());
  lock_.reset();
  auto lock = FileLock::take(path_);
  if (!lock) return tl::unexpected(lock.error());
  auto database = SqliteDatabase::open(path_, SqliteAccess::write);
  if (!database) return tl::unexpected(database.error());
  // Asked again, now that nobody else can change it.
  const auto content = look_at(**database, path_);
  if (!content) return tl::unexpected(content.error());
  {
    SqliteQuery mode(**database, "PRAGMA journal_mode = WAL");
    if (mode.next() && mode.text(0) != "wal")
      return refuse(Say::lost, {{"place", path_}, {"problem", concat("journal_mode ", mode.text(0))}});
  }
  (*database)->run(kSettings);
  if ((*database)->failed()) return tl::unexpected((*database)->failure());
  if (auto migrated = migrate(**database); !migrated) return migrated;
  sweeper_.begin(**database);
  if ((*database)->failed()) return tl::unexpected((*database)->failure());
  lock_ = std::move(*lock);
  database_ = std::move(*database);
  file_ = identity_of(path_);
  wal_ = identity_of(path_ + "-wal");
  return {};
}

bool SqliteStore::is_in_place() const {
  return identity_of(path_) == file_ && identity_of(path_ + "-wal") == wal_;
}

tl::unexpected<Message> SqliteStore::give_up() {
  const Message failure = database_->failure();
  database_->roll_back();
  database_->forget_failure();
  if (!database_->can_go_on()) database_.reset();
  return tl::unexpected(failure);
}

Result<Committed> SqliteStore::commit(const Batch& batch) {
  if (!database_)
    if (auto connected = connect(); !connected) return tl::unexpected(connected.error());
  Committed committed;
  SqliteWriter writer(*database_);
  database_->run("BEGIN IMMEDIATE");
  for (std::size_t i = 0; i < batch.size() && !database_->failed(); ++i) {
    auto verdict = writer.write(batch[i]);
    if (!verdict)
      committed.refused.push_back({i, std::move(verdict.error())});
    else if (*verdict == SqliteVerdict::repeated)
      committed.repeated.push_back(i);
  }
  sweeper_.sweep(*database_);
  database_->run("COMMIT");
  if (database_->failed()) return give_up();
  // SQLite would go on writing into a file that has no name any more.
  if (!is_in_place()) {
    database_.reset();
    return refuse(Say::moved, {{"place", path_}});
  }
  sweeper_.committed(writer.added(), writer.left_behind());
  return committed;
}

Result<void> SqliteStore::replace(const std::function<Result<std::optional<Entry>>()>& next) {
  if (!database_)
    if (auto connected = connect(); !connected) return tl::unexpected(connected.error());
  const auto undo = [this](const Message& reason) -> Result<void> {
    database_->roll_back();
    return tl::unexpected(reason);
  };
  SqliteWriter writer(*database_);
  database_->run("BEGIN IMMEDIATE");
  writer.clear();
  while (!database_->failed()) {
    const auto entry = next();
    if (!entry) return undo(entry.error());
    if (!*entry) break;
    if (const auto verdict = writer.write(**entry); !verdict && !database_->failed())
      return undo({Say::backup_refused, {{"problem", verdict.error()}}});
  }
  database_->run("COMMIT");
  if (database_->failed()) return give_up();
  if (!is_in_place()) {
    database_.reset();
    return refuse(Say::moved, {{"place", path_}});
  }
  sweeper_.begin(*database_);
  return {};
}

Result<std::unique_ptr<Reader>> SqliteStore::reader() { return SqliteReader::open(path_); }

}  // namespace tessera::store
