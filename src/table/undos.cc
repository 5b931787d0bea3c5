#include "table/undos.h"

#include <algorithm>
#include <limits>

namespace tessera::table {

EventNumber Undos::first_to_tell(std::optional<EventNumber> last) const {
  if (!last) return 0;
  EventNumber first = std::min(*last, std::numeric_limits<EventNumber>::max() - 1) + 1;
  for (const TakenFrom& undo : undos_)
    if (undo.number > *last) first = std::min(first, undo.from);
  return first;
}

}  // namespace tessera::table
