#include "bots/one_oh_one/levels.h"

#include <gtest/gtest.h>
#include <set>

#include "tests/support/one_oh_one/positions.h"

namespace tessera::one_oh_one {
namespace {

// What a novice does with the blue 1, with many seeds.
std::set<std::string> placements(std::initializer_list<std::string_view> rows) {
  const State state = holding_b1(rows);
  std::set<std::string> seen;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Rng rng(seed);
    seen.insert(OneOhOne::to_text(novice_move(OneOhOne::view(state, Seat{}), rng)));
  }
  return seen;
}

TEST(OneOhOneNovice, PutsEqualNumbersInARow) {
  // Beside the two 1s of row 5, to the left or to the right; never in row 6.
  EXPECT_EQ(placements({"G1 R1", "R9 ."}), (std::set<std::string>{"place D5", "place G5"}));
}

TEST(OneOhOneNovice, ForgetsThatColumnsCount) {
  // Two 1s above each other: a 1 below them would make three. To a novice all rows with a 1
  // are alike, and the free cell below is not worth more than nothing.
  const auto seen = placements({"G1 R9", "R1 G8"});
  EXPECT_FALSE(seen.contains("place E7"));
  EXPECT_FALSE(seen.contains("place E4"));
  EXPECT_EQ(seen, (std::set<std::string>{"place D5", "place G5", "place D6", "place G6"}));
}

TEST(OneOhOneNovice, DoesNotSeeStraights) {
  // At D5 it would be 1 2 3 4; but row 6 has something blue.
  EXPECT_EQ(placements({"G2 R3 O4", "B9 . ."}),
            (std::set<std::string>{"place D6", "place F6", "place G6", "place H6"}));
}

TEST(OneOhOneNovice, TakesTheTokenThatLiesFaceUpWhenItLikesIt) {
  State state = after({.players = 2}, {"~ start 0", kSortedDeal, "0 take 3", "0 place E5", "0 flip 1"});
  state.pub.to_act = Seat{};
  state.pub.grids[0] = draw_grid(shape_for(2), {"G1 R1"});
  Rng rng(1);
  EXPECT_EQ(OneOhOne::to_text(novice_move(OneOhOne::view(state, Seat{}), rng)), "take 1");
}

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
