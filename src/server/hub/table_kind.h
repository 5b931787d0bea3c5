#pragma once

#include <cstddef>
#include <string_view>

#include "table/table_id.h"

namespace tessera::server::hub {

// A table's name tells how people come there, so that nothing else need be stored: 22 random signs,
// with a letter before them where strangers may come in.
inline constexpr std::string_view kPrivate;
inline constexpr std::string_view kListed = "l";  // in the lobby
inline constexpr std::string_view kQuick = "q";   // and found by quick match; begins when all are there

inline constexpr std::size_t kRandomPart = 16;  // bytes, which are 22 signs

inline bool has_prefix(const table::TableId& id, std::string_view prefix) {
  constexpr std::size_t kPlain = 22;
  return id.text().size() == kPlain + prefix.size() && id.text().starts_with(prefix);
}
inline bool is_listed(const table::TableId& id) { return has_prefix(id, kListed) || has_prefix(id, kQuick); }

}  // namespace tessera::server::hub
