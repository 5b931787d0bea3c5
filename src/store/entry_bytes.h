#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "store/entry.h"

namespace tessera::store {

// An entry as bytes that mean the same on every machine (docs/store.md).
std::vector<std::byte> entry_bytes(const Entry& entry);
// Nothing comes of bytes that entry_bytes can't have written.
std::optional<Entry> read_entry(std::span<const std::byte> bytes);

}  // namespace tessera::store
