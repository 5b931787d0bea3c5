#include "store/open.h"

#include "store/postgres/postgres_reader.h"
#include "store/postgres/postgres_store.h"
#include "store/sqlite/sqlite_reader.h"
#include "store/sqlite/sqlite_store.h"

namespace tessera::store {
namespace {

bool is_postgres(const std::string& place) {
  return place.starts_with("postgresql://") || place.starts_with("postgres://");
}

}  // namespace

Result<std::unique_ptr<Store>> open_store(const std::string& place) {
  if (is_postgres(place)) return PostgresStore::open(place);
  return SqliteStore::open(place);
}

Result<std::unique_ptr<Reader>> open_reader(const std::string& place) {
  if (is_postgres(place)) return PostgresReader::open(place);
  return SqliteReader::open(place);
}

std::string shown(const std::string& place) { return is_postgres(place) ? shown_place(place) : place; }

}  // namespace tessera::store
