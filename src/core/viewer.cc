#include "core/viewer.h"

#include "base/text.h"
#include "core/messages.h"

namespace tessera {

FixedVector<Viewer, kMaxSeats + 1> all_viewers(int players) {
  FixedVector<Viewer, kMaxSeats + 1> viewers;
  for (const Seat seat : seats(players)) viewers.push_back(seat);
  viewers.push_back(Viewer::onlooker());
  return viewers;
}

std::string to_text(Viewer viewer) { return viewer.is_seat() ? concat(index(viewer.seat())) : "-"; }

Result<Viewer> parse_viewer(std::string_view word, int players) {
  if (word == "-") return Viewer::onlooker();
  const auto number = parse_int(word);
  if (!number || *number < 0 || *number >= players)
    return refuse(Say::no_such_viewer, {{"word", word}, {"last", players - 1}});
  return Viewer(seat_at(static_cast<std::size_t>(*number)));
}

}  // namespace tessera
