#include "table/seating.h"

#include "base/text.h"
#include "table/messages.h"
#include "table/opening.h"

namespace tessera::table {
namespace {

constexpr std::size_t kLongestName = 64;

}  // namespace

std::string_view Occupant::playing_level() const {
  if (holder == Holder::bot || away) return level;
  return covered ? kStandIn : std::string_view();
}

std::optional<Seat> Seating::seat_of(PersonId person) const {
  for (const Seat seat : seats(players_))
    if (at(seat).is_person() && at(seat).person == person) return seat;
  return std::nullopt;
}

bool Seating::full() const {
  for (const Seat seat : seats(players_))
    if (at(seat).holder == Holder::nobody) return false;
  return true;
}

void Seating::end_cover() {
  for (Occupant& occupant : occupants_) occupant.covered = false;
}

Result<void> check_name(std::string_view name) {
  if (name.empty() || name.size() > kLongestName || !is_plain_text(name) || name.front() == ' ' ||
      name.back() == ' ')
    return refuse(Say::bad_name, {{"most", kLongestName}});
  return {};
}

}  // namespace tessera::table
