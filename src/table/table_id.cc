#include "table/table_id.h"

#include <algorithm>

#include "table/messages.h"

namespace tessera::table {
namespace {

constexpr std::size_t kLongestId = 64;

bool is_id_character(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

}  // namespace

Result<TableId> TableId::parse(std::string_view text) {
  if (text.empty() || text.size() > kLongestId || !std::all_of(text.begin(), text.end(), is_id_character))
    return refuse(Say::bad_table_id, {{"most", kLongestId}});
  return TableId(std::string(text));
}

}  // namespace tessera::table
