#include "table/rematch.h"

namespace tessera::table {

std::optional<Rematch> rematch(const State& state) {
  if (!offering_seat(state)) return std::nullopt;
  const Opening& opening = state.opening;
  Rematch plan{opening.game, opening.setup, opening.clock, opening.owner, {}};
  for (const Seat seat : seats(state.seating.players())) {
    const Occupant& occupant = state.seating.at(seat);
    if (occupant.holder == Holder::bot) {
      plan.seating.emplace_back(SeatBot{opening.owner, seat, occupant.level});
    } else if (!occupant.away) {
      if (!state.agreed[index(seat)]) return std::nullopt;
      plan.seating.emplace_back(Sit{occupant.person, seat, occupant.name});
    }
  }
  return plan;
}

}  // namespace tessera::table
