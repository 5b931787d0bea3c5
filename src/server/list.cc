#include "server/list.h"

#include <algorithm>

namespace tessera::server {

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kSpace = " \t";
  text.remove_prefix(std::min(text.find_first_not_of(kSpace), text.size()));
  return text.substr(0, text.find_last_not_of(kSpace) + 1);
}

std::string_view take_item(std::string_view& list, char mark) {
  const std::string_view item = list.substr(0, list.find(mark));
  list.remove_prefix(std::min(item.size() + 1, list.size()));
  return trimmed(item);
}

}  // namespace tessera::server
