#include "server/entity_tag.h"

#include <algorithm>

#include "server/list.h"

namespace tessera::server {

bool names_tag(std::string_view list, std::string_view tag, Comparison comparison) {
  list = trimmed(list);
  if (list == "*") return true;
  // Our own tags hold no comma. Somebody else's may, and the parts of such a one are no tags.
  while (!list.empty()) {
    std::string_view item = take_item(list, ',');
    const bool weak = item.starts_with("W/");
    if (weak) item.remove_prefix(2);
    if (item == tag && (!weak || comparison == Comparison::weak)) return true;
  }
  return false;
}

}  // namespace tessera::server
