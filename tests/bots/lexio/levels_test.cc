#include "bots/lexio/levels.h"

#include <gtest/gtest.h>

#include "tests/games/lexio/helpers.h"

namespace tessera::lexio {
namespace {

std::string novice(const State& state) {
  Rng rng(1);
  return Lexio::to_text(novice_move(Lexio::view(state, state.pub.to_act), rng));
}

TEST(LexioNovice, LeadsTheWeakestNumberAndAllItHasOfIt) {
  EXPECT_EQ(novice(scene(table_of(3), {"4c 7t 8s", "3c", "5c"}, 0)), "play 4c");
  EXPECT_EQ(novice(scene(table_of(3), {"4c 4t 4m 9t", "3c", "5c"}, 0)), "play 4c 4t 4m");
}

TEST(LexioNovice, OverlooksStraightsWhenItLeads) {
  EXPECT_EQ(novice(scene(table_of(3), {"4c 5t 6s 7m 8t", "3c", "5c"}, 0)), "play 4c");
}

TEST(LexioNovice, FindsAStraightWhenAskedForFive) {
  State state = scene(table_of(3), {"4c 5t 6s 7m 8t 9c", "3c", "3t 4t 5c 6c 7c 9t"}, 2);
  act(state, {"play 3t 4t 5c 6c 7c"});
  EXPECT_EQ(novice(state), "play 4c 5t 6s 7m 8t");
}

// Anybody with more experience would keep the 2 for later.
TEST(LexioNovice, BeatsWhateverLiesThereWithA2IfNeedBe) {
  State state = scene(table_of(3), {"4c 6t 2s", "3c", "9c 5t"}, 2);
  act(state, {"play 9c"});
  EXPECT_EQ(novice(state), "play 2s");
}

TEST(LexioNovice, PassesOnlyWhenNothingWillDo) {
  State state = scene(table_of(3), {"4c 6t", "3c", "9c 5t"}, 2);
  act(state, {"play 9c"});
  EXPECT_EQ(novice(state), "pass");
}

}  // namespace
}  // namespace tessera::lexio
