#include "bots/twenty_one/greedy.h"

#include <gtest/gtest.h>
#include <set>

#include "core/playout.h"
#include "games/twenty_one/placing.h"
#include "tests/games/twenty_one/table.h"
#include "tests/support/random_games.h"

namespace tessera::twenty_one {
namespace {

using namespace testing;
using tessera::testing::at_random_positions;

std::string greedy(const State& state, std::uint64_t seed = 1) {
  Rng rng(seed);
  return TwentyOne::to_text(greedy_move(TwentyOne::view(state, state.pub.to_act), rng));
}

TEST(TwentyOneGreedy, TakesTheMostPoints) {
  // An 11 completes the 10 on eight squares; E5 is the one marked 15.
  EXPECT_EQ(greedy(Table().draw("F6", {"p10"}).hand(0, "1 11 17").hand(1, "1 2 3")), "place 11 E5");
}

TEST(TwentyOneGreedy, ScoresWithANumberRatherThanAStar) {
  EXPECT_EQ(greedy(Table().draw("F6", {"p10"}).hand(0, "1 11 *").hand(1, "1 2 3")), "place 11 E5");
  EXPECT_EQ(greedy(Table().draw("F6", {"p10"}).hand(0, "1 2 *").hand(1, "1 2 3")), "place *11 E5");
}

TEST(TwentyOneGreedy, KeepsAStarThatWouldNotScore) {
  for (std::uint64_t seed = 0; seed < 20; ++seed)
    EXPECT_EQ(greedy(Table().draw("F6", {"p10"}).hand(0, "2 *").hand(1, "1 2 3").round(3), seed).substr(0, 8),
              "place 2 ");
  EXPECT_EQ(greedy(Table().draw("F6", {"p10"}).hand(0, "*").hand(1, "1 2 3").round(3)).substr(0, 7),
            "place *");
}

// A 17 fits nowhere around a 10. Beside a 3 that leaves the line of the 10 it does, beside a 9
// it does not.
TEST(TwentyOneGreedy, KeepsSquaresOpenToWhatItStillOwns) {
  const State state = Table().draw("F6", {"p10"}).hand(0, "3 9").left(0, "3 9 17").hand(1, "1 2 3");
  for (std::uint64_t seed = 0; seed < 20; ++seed) EXPECT_EQ(greedy(state, seed).substr(0, 8), "place 3 ");
}

// All that the tokens of the seat that just placed could do, counted square by square.
int squares_open(State state, const TwentyOne::Move& move) {
  const Seat seat = state.pub.to_act;
  TwentyOne::apply(state, move);
  state.pub.to_act = seat;
  std::set<std::pair<Token, Square>> open;
  int sum = 0;
  state.pub.left[index(seat)].for_each_kind([&](Token token) {
    for_each_placement(state.pub, Pile::of(token), [&](Face, Square square) {
      if (open.emplace(token, square).second) sum += state.pub.left[index(seat)].count(token);
    });
  });
  return sum;
}

TEST(TwentyOneGreedy, LeavesNoBetterSquareAside) {
  int compared = 0;
  at_random_positions<TwentyOne>(1, [&](const State& state, Rng& rng) {
    if (!TwentyOne::turn(state).is_seat() || state.pub.round < 2 || rng.below(8) != 0) return;
    const auto move = greedy_move(TwentyOne::view(state, state.pub.to_act), rng);
    const auto* chosen = std::get_if<Place>(&move);
    if (chosen == nullptr || points_for(state.pub, chosen->face, chosen->square) > 0) return;
    if (chosen->face.is_star()) return;
    const int open = squares_open(state, move);
    for (const auto& other : TwentyOne::legal(state)) {
      if (std::get<Place>(other).face.is_star()) continue;
      ASSERT_GE(open, squares_open(state, other)) << TwentyOne::to_text(other);
      ++compared;
    }
  });
  EXPECT_GT(compared, 1000);
}

TEST(TwentyOneGreedy, ExchangesItsLargestNumberWhenStuck) {
  EXPECT_EQ(greedy(Table().draw("G7", {"p17"}).hand(0, "8 9 12").hand(1, "1")), "exchange 12");
}

TEST(TwentyOneGreedy, NeverGivesAStarAway) {
  // Nothing fits around a face-up 21.
  EXPECT_EQ(greedy(Table().draw("G7", {"p*21"}).hand(0, "* *").hand(1, "1")), "pass");
}

TEST(TwentyOneGreedy, IsLegalEverywhereAndTheSameForTheSameSeed) {
  at_random_positions<TwentyOne>(1, [](const State& state, Rng&) {
    if (!TwentyOne::turn(state).is_seat()) return;
    const View view = TwentyOne::view(state, state.pub.to_act);
    Rng one(9);
    Rng two(9);
    const auto move = greedy_move(view, one);
    EXPECT_FALSE(TwentyOne::check(state, move));
    EXPECT_EQ(move, greedy_move(view, two));
  });
}

TEST(TwentyOneGreedy, BeatsRandomPlay) {
  Rng rng(21);
  int wins = 0;
  constexpr int kGames = 200;
  for (int game = 0; game < kGames; ++game) {
    const Seat mine = seat_at(static_cast<std::size_t>(game % 2));
    State state = TwentyOne::start(Config{.players = 2});
    while (!TwentyOne::turn(state).is_over()) {
      if (TwentyOne::turn(state) == Turn::of(mine))
        TwentyOne::apply(state, greedy_move(TwentyOne::view(state, mine), rng));
      else
        random_step<TwentyOne>(state, rng);
    }
    const Outcome outcome = TwentyOne::outcome(state);
    if (outcome.winners.size() == 1 && outcome.winners[0] == mine) ++wins;
  }
  EXPECT_GE(wins, 190);
}

}  // namespace
}  // namespace tessera::twenty_one
