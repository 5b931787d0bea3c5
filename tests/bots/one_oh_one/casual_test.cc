#include "bots/one_oh_one/casual.h"

#include <gtest/gtest.h>
#include <set>

#include "bots/one_oh_one/plugins.h"
#include "tests/support/one_oh_one/positions.h"

namespace tessera::one_oh_one {
namespace {

std::set<std::string> casual_moves(const State& state) {
  std::set<std::string> seen;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    Rng rng(seed);
    const auto move = casual_move(OneOhOne::view(state, Seat{}), rng);
    Rng same(seed);
    EXPECT_EQ(move, Rollout().choose(state, same)) << "a view and a world that it fits";
    seen.insert(OneOhOne::to_text(move));
  }
  return seen;
}

TEST(OneOhOneCasual, SeesColumnsAndStraights) {
  EXPECT_EQ(casual_moves(holding_b1({"G1 R9", "R1 G8"})), (std::set<std::string>{"place E4", "place E7"}));
  EXPECT_EQ(casual_moves(holding_b1({"G2 R3 O4 P5", "B9 . . ."})),
            (std::set<std::string>{"place D5", "place I5"}));
}

TEST(OneOhOneCasual, TakesAFaceThatFitsWell) {
  State state = after({.players = 2}, {"~ start 0", kSortedDeal, "0 take 3", "0 place E5", "0 flip 1"});
  state.pub.to_act = Seat{};
  state.pub.grids[0] = draw_grid(shape_for(2), {"G1 R1"});
  EXPECT_EQ(casual_moves(state), std::set<std::string>{"take 1"});
}

TEST(OneOhOneCasual, CannotReadBacks) {
  const State state = after({.players = 2}, {"~ start 0", kSortedDeal});
  EXPECT_EQ(casual_moves(state), (std::set<std::string>{"take 1", "take 2", "take 3", "take 4", "take 5"}));
}

}  // namespace
}  // namespace tessera::one_oh_one
