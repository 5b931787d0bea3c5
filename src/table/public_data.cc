#include "table/public_data.h"

#include <array>
#include <cassert>
#include <string_view>

#include "table/hex.h"
#include "table/luck.h"

namespace tessera::table {
namespace {

constexpr std::array<std::string_view, 3> kHolderNames = {"nobody", "person", "bot"};
constexpr std::array<std::string_view, 3> kPhaseNames = {"gathering", "playing", "over"};

template <class Enum>
std::string_view name_in(const auto& names, Enum value) {
  return names[static_cast<std::size_t>(value)];
}

Data ticks(Time time) { return std::int64_t{time.count()}; }
Data time_or_nothing(std::optional<Time> time) { return time ? ticks(*time) : Data(); }

Data clock_data(const ClockSpec& clock) {
  return Data::Fields{{"kind", name_in(kClockKinds, clock.kind)},
                      {"time", ticks(clock.time)},
                      {"increment", ticks(clock.increment)}};
}

Data seat_data(const State& state, Seat seat) {
  const Occupant& occupant = state.seating.at(seat);
  const std::string_view level = occupant.playing_level();
  return Data::Fields{{"seat", seat},
                      {"holder", name_in(kHolderNames, occupant.holder)},
                      {"name", occupant.is_person() ? Data(occupant.name) : Data()},
                      {"bot", level.empty() ? Data() : Data(level)},
                      {"away", occupant.away},
                      {"timeouts", static_cast<int>(occupant.timeouts)},
                      {"word", state.luck ? Data(state.luck->words()[index(seat)].text()) : Data()},
                      {"left", time_or_nothing(state.clock.left(seat, state.play.turns))},
                      {"agreed", bool{state.agreed[index(seat)]}}};
}

// After a resignation scores are void, and the other of two seats has won.
Data result_data(const State& state) {
  if (state.phase != Phase::over) return {};
  Data::Fields result;
  if (state.resigned) {
    Data::List winners;
    for (const Seat seat : seats(state.seating.players()))
      if (seat != *state.resigned) winners.emplace_back(seat);
    result = {{"scores", Data()}, {"winners", std::move(winners)}};
  } else {
    result = result_fields(state.play.game->outcome());
  }
  result.emplace_back("resigned", state.resigned);
  return result;
}

// Every option with its value, as views have them.
Data options_data(const Opening& opening) {
  const GameSpec& spec = opening.game->spec();
  const auto values = OptionValues::resolve(spec, opening.setup);
  assert(values);
  return tessera::options_data(spec, values->in_order());
}

}  // namespace

std::optional<Seat> undoing_seat(const State& state) {
  if (state.phase != Phase::playing || state.paused || !state.play.last) return std::nullopt;
  const Seat seat = state.play.last->seat;
  return undo_refusal(state, seat) ? std::nullopt : std::optional(seat);
}

Data opening_data(const Opening& opening) {
  Data commitment;
  if (const auto* secret = std::get_if<Secret>(&opening.chance))
    commitment = to_hex(Luck(*secret, opening.id).commitment());
  return Data::Fields{{"table", opening.id.text()},         {"game", opening.game->spec().name},
                      {"players", opening.setup.players},   {"options", options_data(opening)},
                      {"clock", clock_data(opening.clock)}, {"commitment", std::move(commitment)}};
}

Data public_data(const State& state) {
  Data::List seat_list;
  for (const Seat seat : seats(state.seating.players())) seat_list.push_back(seat_data(state, seat));
  return Data::Fields{{"opening", opening_data(state.opening)},
                      {"phase", name_in(kPhaseNames, state.phase)},
                      {"paused", state.paused},
                      {"events", static_cast<std::int64_t>(state.events)},
                      {"position", static_cast<std::int64_t>(state.position)},
                      {"now", ticks(state.clock.now())},
                      {"turn", seat_to_act(state)},
                      {"deadline", time_or_nothing(deadline(state))},
                      {"owner", state.seating.seat_of(state.opening.owner)},
                      {"undo", undoing_seat(state)},
                      {"seats", std::move(seat_list)},
                      {"rematch", offering_seat(state)},
                      {"result", result_data(state)}};
}

}  // namespace tessera::table
