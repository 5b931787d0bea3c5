#include "store/open.h"

#include "store/messages.h"
#include "store/sqlite/sqlite_reader.h"
#include "store/sqlite/sqlite_store.h"

namespace tessera::store {

Result<std::unique_ptr<Store>> open_store(const std::string& place) { return SqliteStore::open(place); }

Result<std::unique_ptr<Reader>> open_reader(const std::string& place) { return SqliteReader::open(place); }

}  // namespace tessera::store
