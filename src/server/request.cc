#include "server/request.h"

#include "base/text.h"

namespace tessera::server {

std::optional<std::string> Request::field(std::string_view name) const {
  std::optional<std::string> found;
  const std::string wanted = lower_case(name);
  for (const Field& each : fields) {
    if (each.name.size() != wanted.size() || lower_case(each.name) != wanted) continue;
    found = found ? concat(*found, ", ", each.value) : std::string(each.value);
  }
  return found;
}

}  // namespace tessera::server
