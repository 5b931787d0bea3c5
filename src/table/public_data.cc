#include "table/public_data.h"

#include <array>
#include <string_view>

#include "table/hex.h"
#include "table/luck.h"

namespace tessera::table {
namespace {

constexpr std::array<std::string_view, 4> kClockNames = {"none", "move", "total", "days"};
constexpr std::array<std::string_view, 3> kHolderNames = {"nobody", "person", "bot"};
constexpr std::array<std::string_view, 3> kPhaseNames = {"gathering", "playing", "over"};

template <class Enum>
std::string_view name_in(const auto& names, Enum value) {
  return names[static_cast<std::size_t>(value)];
}

Data ticks(Time time) { return std::int64_t{time.count()}; }
Data seat_or_nothing(std::optional<Seat> seat) {
  return seat ? Data(static_cast<int>(index(*seat))) : Data();
}
Data time_or_nothing(std::optional<Time> time) { return time ? ticks(*time) : Data(); }

Data clock_data(const ClockSpec& clock) {
  return Data::Fields{{"kind", name_in(kClockNames, clock.kind)},
                      {"time", ticks(clock.time)},
                      {"increment", ticks(clock.increment)}};
}

Data place_data(const State& state, Seat seat) {
  const Place& place = state.seating.at(seat);
  const std::string_view level = place.playing_level();
  return Data::Fields{{"holder", name_in(kHolderNames, place.holder)},
                      {"name", place.is_person() ? Data(place.name) : Data()},
                      {"bot", level.empty() ? Data() : Data(level)},
                      {"away", place.away},
                      {"timeouts", static_cast<int>(place.timeouts)},
                      {"word", state.luck ? Data(state.luck->words()[index(seat)].text()) : Data()},
                      {"left", time_or_nothing(state.clock.left(seat, state.play.turns))},
                      {"agreed", bool{state.agreed[index(seat)]}}};
}

Data result_data(const State& state) {
  if (state.phase != Phase::over) return {};
  if (state.resigned) return Data::Fields{{"resigned", static_cast<int>(index(*state.resigned))}};
  const Outcome outcome = state.play.game->outcome();
  Data::List scores;
  for (const std::int32_t score : outcome.scores) scores.emplace_back(score);
  Data::List winners;
  for (const Seat seat : outcome.winners) winners.emplace_back(static_cast<int>(index(seat)));
  return Data::Fields{{"scores", std::move(scores)}, {"winners", std::move(winners)}};
}

// The seat whose person may take back a move now.
std::optional<Seat> undoing_seat(const State& state) {
  if (state.phase != Phase::playing || state.paused || !state.play.last) return std::nullopt;
  const Seat seat = state.play.last->seat;
  return undo_refusal(state, seat) ? std::nullopt : std::optional(seat);
}

}  // namespace

Data opening_data(const Opening& opening) {
  Data::Fields options;
  for (const auto& [key, value] : opening.setup.options) options.emplace_back(key, value);
  Data commitment;
  if (const auto* secret = std::get_if<Secret>(&opening.chance))
    commitment = to_hex(Luck(*secret, opening.id).commitment());
  return Data::Fields{{"table", opening.id.text()},         {"game", opening.game->spec().name},
                      {"players", opening.setup.players},   {"options", std::move(options)},
                      {"clock", clock_data(opening.clock)}, {"commitment", std::move(commitment)}};
}

Data public_data(const State& state) {
  Data::List places;
  for (const Seat seat : seats(state.seating.players())) places.push_back(place_data(state, seat));
  return Data::Fields{{"opening", opening_data(state.opening)},
                      {"phase", name_in(kPhaseNames, state.phase)},
                      {"paused", state.paused},
                      {"events", static_cast<std::int64_t>(state.events)},
                      {"position", static_cast<std::int64_t>(state.position)},
                      {"now", ticks(state.clock.now())},
                      {"turn", seat_or_nothing(seat_to_act(state))},
                      {"deadline", time_or_nothing(deadline(state))},
                      {"undo", seat_or_nothing(undoing_seat(state))},
                      {"seats", std::move(places)},
                      {"rematch", seat_or_nothing(offering_seat(state))},
                      {"result", result_data(state)}};
}

}  // namespace tessera::table
