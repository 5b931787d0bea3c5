#include "table/table_id.h"

#include <algorithm>

#include "base/text.h"

namespace tessera::table {
namespace {

constexpr std::size_t kLongestId = 64;

bool is_id_character(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

}  // namespace

Result<TableId> TableId::parse(std::string_view text) {
  if (text.empty() || text.size() > kLongestId || !std::all_of(text.begin(), text.end(), is_id_character))
    return refuse("bad-table-id", concat("a table's name has 1 to ", kLongestId,
                                         " letters A to Z or a to z, digits, - or _"));
  return TableId(std::string(text));
}

}  // namespace tessera::table
