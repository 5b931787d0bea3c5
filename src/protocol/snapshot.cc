#include "protocol/snapshot.h"

#include "core/record.h"
#include "table/public_data.h"

namespace tessera::protocol {
namespace {

using table::EventNumber;
using table::State;

// What the viewer may do now; nothing for onlookers, and while a bot plays the seat.
Data choices_data(const State& state, Viewer viewer, const AnyView& view) {
  const auto running = table::running_seat(state);
  return running && viewer == *running ? view.choices() : Data();
}

struct RoundEnds {
  int kept = 0;
  Data::List fresh;
};

RoundEnds round_ends_data(const table::History& history, Viewer viewer, std::optional<EventNumber> after) {
  RoundEnds ends;
  for (const table::RoundEnd& end : history.round_ends()) {
    if (after && end.number <= *after)
      ++ends.kept;
    else
      ends.fresh.push_back(Data::Fields{{"number", static_cast<std::int64_t>(end.number)},
                                        {"view", end.state->view(viewer)->data()}});
  }
  return ends;
}

// Whether people at the table were told different things.
bool have_people_secrets(const State& state, const table::History& history) {
  std::optional<Seat> first;
  for (const Seat seat : seats(state.seating.players())) {
    if (!state.seating.at(seat).is_person()) continue;
    if (!first) first = seat;
    if (history.have_secrets(*first, seat)) return true;
  }
  return false;
}

}  // namespace

LogPart log_part(std::span<const table::LogEntry> log, EventNumber first) {
  LogPart part;
  for (const auto& [number, seat, story] : log) {
    if (number < first)
      ++part.kept;
    else
      part.fresh.push_back(Data::Fields{
          {"number", static_cast<std::int64_t>(number)}, {"seat", seat}, {"story", to_data(story)}});
  }
  return part;
}

std::optional<std::string> last_line(const State& state) {
  if (state.phase != table::Phase::over) return std::nullopt;
  return state.resigned ? resignation_text(*state.resigned) : to_text(state.play.game->outcome());
}

Data snapshot_data(const table::Table& table, const table::History& history, Viewer viewer,
                   std::optional<EventNumber> after) {
  const State& state = table.state();
  const auto view = state.play.game->view(viewer);
  LogPart log = log_part(history.log(viewer), history.undos().first_to_tell(after));
  RoundEnds round_ends = round_ends_data(history, viewer, after);
  const auto record = last_line(state);
  return Data::Fields{{"table", state.opening.id.text()},
                      {"viewer", seat_or_nothing(viewer)},
                      {"public", table::public_data(state)},
                      {"view", view->data()},
                      {"choices", choices_data(state, viewer, *view)},
                      {"log_kept", log.kept},
                      {"log", std::move(log.fresh)},
                      {"secrets", have_people_secrets(state, history)},
                      {"round_ends_kept", round_ends.kept},
                      {"round_ends", std::move(round_ends.fresh)},
                      {"record", record ? Data(*record) : Data()}};
}

}  // namespace tessera::protocol
