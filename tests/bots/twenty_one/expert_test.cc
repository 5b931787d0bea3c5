#include <gtest/gtest.h>

#include "bots/twenty_one/levels.h"
#include "core/playout.h"
#include "tests/games/twenty_one/table.h"
#include "tests/support/random_games.h"

namespace tessera::twenty_one {
namespace {

using namespace testing;
using tessera::testing::at_random_positions;

std::string chosen(const State& state, std::uint64_t seed = 1) {
  Rng rng(seed);
  return TwentyOne::to_text(expert_move(TwentyOne::view(state, state.pub.to_act), rng));
}

TEST(TwentyOneExpert, TakesTheMostPoints) {
  // An 11 completes the 10 on eight squares; E5 is the one marked 15.
  EXPECT_EQ(chosen(Table().draw("F6", {"p10"}).hand(0, "1 11 17").hand(1, "1 2 3")), "place 11 E5");
}

TEST(TwentyOneExpert, ScoresWithANumberRatherThanAStar) {
  EXPECT_EQ(chosen(Table().draw("F6", {"p10"}).hand(0, "1 11 *").hand(1, "1 2 3")), "place 11 E5");
  EXPECT_EQ(chosen(Table().draw("F6", {"p10"}).hand(0, "1 2 *").hand(1, "1 2 3")), "place *11 E5");
}

TEST(TwentyOneExpert, KeepsAStarThatWouldNotScore) {
  for (std::uint64_t seed = 0; seed < 20; ++seed)
    EXPECT_EQ(chosen(Table().draw("F6", {"p10"}).hand(0, "2 *").hand(1, "1 2 3").round(3), seed).substr(0, 8),
              "place 2 ");
  EXPECT_EQ(chosen(Table().draw("F6", {"p10"}).hand(0, "*").hand(1, "1 2 3").round(3)).substr(0, 7),
            "place *");
}

// Pink has one 4 left and no other number. Beside the 8 a 9 would leave 4 to 21;
// with the 5 placed, no square waits for a 4.
TEST(TwentyOneExpert, LeavesTheOthersNothingToComplete) {
  const State state = Table().draw("A1", {"p8"}).hand(0, "5 9").hand(1, "4").left(1, "4");
  for (std::uint64_t seed = 0; seed < 20; ++seed) EXPECT_EQ(chosen(state, seed).substr(0, 8), "place 5 ");
}

TEST(TwentyOneExpert, ExchangesItsLargestNumberWhenStuck) {
  EXPECT_EQ(chosen(Table().draw("G7", {"p17"}).hand(0, "8 9 12").hand(1, "1")), "exchange 12");
}

TEST(TwentyOneExpert, NeverGivesAStarAway) {
  // Nothing fits around a face-up 21.
  EXPECT_EQ(chosen(Table().draw("G7", {"p*21"}).hand(0, "* *").hand(1, "1")), "pass");
}

TEST(TwentyOneExpert, SparesItsPartner) {
  // Green alone could complete, and green is on blue's side.
  const auto table = [](bool teams) {
    Table t(Config{.players = 4, .teams = teams});
    t.draw("A1", {"p8"}).hand(0, "5 9").hand(2, "4").left(2, "4");
    return t.hand(1, "").left(1, "").hand(3, "").left(3, "");
  };
  EXPECT_EQ(chosen(table(true)).substr(0, 8), "place 9 ") << "the larger number goes first";
  EXPECT_EQ(chosen(table(false)).substr(0, 8), "place 5 ");
}

TEST(TwentyOneExpert, IsLegalEverywhereAndTheSameForTheSameSeed) {
  at_random_positions<TwentyOne>(1, [](const State& state, Rng&) {
    if (!TwentyOne::turn(state).is_seat()) return;
    const View view = TwentyOne::view(state, state.pub.to_act);
    Rng one(9);
    Rng two(9);
    const auto move = expert_move(view, one);
    EXPECT_FALSE(TwentyOne::check(state, move));
    EXPECT_EQ(move, expert_move(view, two));
  });
}

TEST(TwentyOneExpert, BeatsRandomPlay) {
  Rng rng(21);
  int wins = 0;
  constexpr int kGames = 200;
  for (int game = 0; game < kGames; ++game) {
    const Seat expert = seat_at(static_cast<std::size_t>(game % 2));
    State state = TwentyOne::start(Config{.players = 2});
    while (!TwentyOne::turn(state).is_over()) {
      if (TwentyOne::turn(state) == Turn::of(expert))
        TwentyOne::apply(state, expert_move(TwentyOne::view(state, expert), rng));
      else
        random_step<TwentyOne>(state, rng);
    }
    const Outcome outcome = TwentyOne::outcome(state);
    if (outcome.winners.size() == 1 && outcome.winners[0] == expert) ++wins;
  }
  EXPECT_GE(wins, 195);
}

}  // namespace
}  // namespace tessera::twenty_one
