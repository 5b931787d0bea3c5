#pragma once

#include <memory>
#include <string>

#include "core/message.h"
#include "store/store.h"

namespace tessera::store {

// A store's place: the path of an SQLite database, or a URI that begins with "postgresql://" or "postgres://"
// as libpq reads it. A file that is not there, or an empty database, becomes a store of this version's
// schema; an older one is brought up to it. A newer one, or another program's, is refused and left as it is.
Result<std::unique_ptr<Store>> open_store(const std::string& place);

// The place as people may read it: without a password.
std::string shown(const std::string& place);

// To look only, while another process may own the store. Nothing is made or brought up to date.
Result<std::unique_ptr<Reader>> open_reader(const std::string& place);

}  // namespace tessera::store
