#include "table/state.h"

#include "table/messages.h"

namespace tessera::table {
namespace {

bool same_luck(const State& a, const State& b) {
  if (a.luck.has_value() != b.luck.has_value()) return false;
  return !a.luck || (a.luck->commitment() == b.luck->commitment() && a.luck->words() == b.luck->words());
}

}  // namespace

// An opening never changes, and tables with the same id have the same opening: comparing the ids is enough.
bool equal(const State& a, const State& b) {
  return a.opening.id == b.opening.id && same_luck(a, b) && a.seating == b.seating && a.clock == b.clock &&
         equal(a.play, b.play) && a.phase == b.phase && a.paused == b.paused && a.resigned == b.resigned &&
         a.agreed == b.agreed && a.events == b.events && a.position == b.position;
}

std::optional<Seat> seat_to_act(const State& state) {
  const Turn turn = state.play.game->turn();
  if (state.phase != Phase::playing || !turn.is_seat()) return std::nullopt;
  return turn.seat();
}

std::optional<Seat> running_seat(const State& state) {
  const auto seat = seat_to_act(state);
  return seat && !state.paused && state.seating.at(*seat).person_plays() ? seat : std::nullopt;
}

std::optional<Time> deadline(const State& state) {
  const auto seat = running_seat(state);
  return seat ? state.clock.deadline(*seat, state.play.turns) : std::nullopt;
}

std::optional<Message> undo_refusal(const State& state, Seat seat) {
  const Occupant& occupant = state.seating.at(seat);
  if (!occupant.person_plays()) return Message(Say::bot_plays, {{"seat", seat}});
  const auto& last = state.play.last;
  if (!last) return Message(Say::nothing_to_undo);
  if (last->seat != seat) return Message(Say::others_moved_since, {{"seat", last->seat}});
  if (last->shown_by) return Message(Say::undo_after_showing, {{"seat", *last->shown_by}});
  if (last->drawn) return Message(Say::undo_after_draw);
  return std::nullopt;
}

std::optional<Seat> offering_seat(const State& state) {
  for (const Seat seat : seats(state.seating.players()))
    if (state.agreed[index(seat)] && !state.seating.at(seat).away) return seat;
  return std::nullopt;
}

}  // namespace tessera::table
