#include "bots/lexio/greedy.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "core/playout.h"
#include "tests/games/lexio/helpers.h"

namespace tessera::lexio {
namespace {

std::string greedy(const State& state) {
  Rng rng(1);
  return Lexio::to_text(greedy_move(Lexio::view(state, state.pub.to_act), rng));
}

TEST(LexioGreedy, LeadsTheLongestAndWeakest) {
  EXPECT_EQ(greedy(scene(table_of(3), {"4c 7t 8s", "3c", "5c"}, 0)), "play 4c");
  EXPECT_EQ(greedy(scene(table_of(3), {"4c 7t 7s 9c 9t", "3c", "5c"}, 0)), "play 7t 7s");
  EXPECT_EQ(greedy(scene(table_of(3), {"4c 7t 7s 7m 9t", "3c", "5c"}, 0)), "play 7t 7m 7s");
  EXPECT_EQ(greedy(scene(table_of(3), {"4c 5t 6s 7m 8t 2c 2t 2m 2s", "3c", "5c"}, 0)), "play 4c 5t 6s 7m 8t");
}

TEST(LexioGreedy, SpendsTheWeakestOfEquallyStrongPlays) {
  EXPECT_EQ(greedy(scene(table_of(3), {"7t 7s 7m 4c 4t 9c 9t", "3c", "5c"}, 0)), "play 4c 4t 7t 7m 7s");
}

TEST(LexioGreedy, AnswersWithTheWeakestThatWillDo) {
  State state = scene(table_of(3), {"4c 6t 6s 2s", "3c", "5c 9c"}, 2);
  act(state, {"play 5c"});
  EXPECT_EQ(greedy(state), "play 6t");
}

TEST(LexioGreedy, PassesWhenNothingWillDo) {
  State state = scene(table_of(3), {"4c 6t 6s", "3c", "5c 9c"}, 2);
  act(state, {"play 9c"});
  EXPECT_EQ(greedy(state), "pass");
}

// 400 matches of five rounds, one greedy player among three random ones.
TEST(LexioGreedy, BeatsRandomPlay) {
  Rng rng(41);
  constexpr int kGames = 400;
  double gained = 0;
  for (int game = 0; game < kGames; ++game) {
    const Seat mine = seat_at(static_cast<std::size_t>(game % 4));
    State state = Lexio::start(table_of(4));
    while (!Lexio::turn(state).is_over()) {
      if (Lexio::turn(state) == Turn::of(mine)) {
        const Move move = greedy_move(Lexio::view(state, mine), rng);
        ASSERT_FALSE(Lexio::check(state, move));
        Lexio::apply(state, move);
      } else {
        random_step<Lexio>(state, rng);
      }
    }
    gained += state.pub.chips[index(mine)] - 149;
  }
  EXPECT_GT(gained / kGames, 40);
}

}  // namespace
}  // namespace tessera::lexio
