#include <gtest/gtest.h>

#include "tests/table/random_tables.h"

// Whoever leaves never blocks a table.

namespace tessera::table {
namespace {

using namespace test_tables;

// A step of everybody but the silent seat: bots answer, others play, time goes on, and
// whoever is there hands a seat that does not move to a bot.
void go_on_without(Table& table, Seat silent, Time& now, Rng& rng) {
  const State& state = table.state();
  if (bot_request(state) || running_seat(state) != silent) {
    ASSERT_TRUE(move(table, random_move(table, rng), now));
    return;
  }
  now += seconds(100);
  ASSERT_TRUE(table.execute(Tick{}, now));
  for (const Seat seat : seats(state.seating.players()))
    if (seat != silent) static_cast<void>(table.execute(Relieve{person(seat), silent}, now));
}

TEST(TableSilence, EveryGameEndsWhenASeatNeverAnswersAgain) {
  for (const AnyGame* game : all_games()) {
    Rng rng(11);
    for (const auto& setup : every_setup(*game)) {
      Terms terms = random_terms(*game, setup, rng);
      // Without a clock it takes somebody else to hand the seat over.
      if (setup.players == 1 && terms.clock.kind == ClockKind::none) terms.clock = kSomeClocks[1];
      const std::string kinds = random_kinds(setup.players, std::min(setup.players, 2), rng);
      Table table = started_table(terms, kinds);
      const Seat silent = seat_at(kinds.find('p'));
      const auto silent_from = static_cast<int>(rng.below(40));
      Time now{0};
      int steps = 0;
      // Days a move pass quickly at a hundred seconds a step, when a step is enough.
      for (; table.state().phase == Phase::playing && steps < 20'000; ++steps) {
        if (steps < silent_from) {
          ASSERT_TRUE(move(table, random_move(table, rng), now));
        } else {
          ASSERT_NO_FATAL_FAILURE(go_on_without(table, silent, now, rng));
        }
      }
      ASSERT_EQ(table.state().phase, Phase::over) << game->spec().name << ' ' << kinds;
    }
  }
}

}  // namespace
}  // namespace tessera::table
