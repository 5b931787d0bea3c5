#pragma once

#include <array>
#include <optional>
#include <string>
#include <utility>

#include "base/random.h"
#include "base/text.h"
#include "tests/table/tables.h"

namespace tessera::table::test_tables {

inline constexpr std::array<ClockSpec, 4> kSomeClocks = {ClockSpec::none(), ClockSpec::per_move(Time{15'000}),
                                                         ClockSpec::total(Time{60'000}, Time{2'000}),
                                                         ClockSpec::days(1)};

inline Terms random_terms(const AnyGame& game, const Setup& setup, Rng& rng) {
  const ChanceSource chance =
      rng.below(4) == 0 ? ChanceSource(PlainSeed{rng.next()}) : tessera::testing::numbered_secret(rng.next());
  return {game.spec().name, setup, rng.pick(kSomeClocks), chance};
}

// A letter a seat, as started_table takes them; at least so many people.
inline std::string random_kinds(int players, int people, Rng& rng) {
  std::string kinds;
  for (int i = 0; i < players; ++i) kinds += i < people || rng.below(2) == 0 ? 'p' : 'b';
  rng.shuffle(kinds);
  return kinds;
}

// A legal move of whoever is to act.
inline std::string random_move(const Table& table, Rng& rng) {
  return rng.pick(table.state().play.game->legal());
}

// Anything that people, bots and the server could ask for, sensible or not; moves are
// frequent enough for games to end.
inline Command random_command(const Table& table, Rng& rng) {
  const State& state = table.state();
  const auto players = static_cast<std::uint32_t>(state.seating.players());
  const PersonId anybody = rng.below(12) == 0 ? kOwner : person(rng.below(players));
  const PersonId host = rng.below(2) == 0 ? kOwner : anybody;
  const Seat any_seat = seat_at(rng.below(players + 1));
  if (state.paused && rng.below(2) == 0) return Resume{};
  if (state.phase == Phase::playing && seat_to_act(state) && rng.below(4) != 0) {
    const std::string text = random_move(table, rng);
    if (const auto request = bot_request(state)) return BotAnswer{request->seat, request->position, text};
    return Act{person(to_act(table)), text};
  }
  switch (rng.below(20)) {
    case 0:
    case 1:
      return Sit{anybody, any_seat, concat("Guest ", rng.below(100))};
    case 2:
      return Stand{anybody};
    case 3:
    case 4:
      return SeatBot{host, any_seat, rng.below(5) == 0 ? "genius" : "casual"};
    case 5:
      return rng.below(4) == 0 ? Command(Remove{anybody, any_seat}) : Command(Tick{});
    case 6:
      return AddWord{anybody, concat("word ", rng.below(100))};
    case 7:
      return Start{host};
    case 8:
      return Act{anybody, rng.below(2) == 0 ? "pass" : "place E5"};
    case 9:
    case 10:
    case 11:
      return Undo{anybody};
    case 12:
      return HandOver{anybody, rng.below(2) == 0 ? "casual" : "skilled"};
    case 13:
      return Relieve{anybody, any_seat};
    case 14:
    case 15:
      return TakeBack{anybody};
    case 16:
      return rng.below(40) == 0 ? Command(Resign{anybody}) : Command(Tick{});
    case 17:
      return rng.below(2) == 0 ? Command(OfferRematch{anybody}) : Command(AcceptRematch{anybody});
    case 18:
      return BotAnswer{any_seat, state.position - rng.below(2), "pass"};
    default:
      return Pause{};
  }
}

inline Time random_wait(Rng& rng) { return Time{rng.below(rng.below(20) == 0 ? 200'000 : 3'000)}; }

}  // namespace tessera::table::test_tables
