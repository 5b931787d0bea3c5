#include <gtest/gtest.h>
#include <set>

#include "bots/twenty_one/casual.h"
#include "bots/twenty_one/novice.h"
#include "bots/twenty_one/skilled.h"
#include "tests/games/twenty_one/table.h"

namespace tessera::twenty_one {
namespace {

using namespace testing;

// What it does with any of its dice.
template <class Choose>
std::set<std::string> moves_of(Choose&& choose, const State& state) {
  std::set<std::string> seen;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    Rng rng(seed);
    seen.insert(TwentyOne::to_text(choose(TwentyOne::view(state, state.pub.to_act), rng)));
  }
  return seen;
}
constexpr auto kNovice = [](const View& view, Rng& rng) { return novice_move(view, rng); };
constexpr auto kCasual = [](const View& view, Rng& rng) { return casual_move(view, rng); };
constexpr auto kSkilled = [](const View& view, Rng& rng) { return skilled_move(view, rng); };

// An 11 completes the 10 on all eight squares around; E5 is a diagonal one, marked 15.
TEST(TwentyOneNovice, OverlooksDiagonals) {
  const State state = Table().draw("F6", {"p10"}).hand(0, "11").hand(1, "1 2 3");
  EXPECT_EQ(moves_of(kNovice, state),
            (std::set<std::string>{"place 11 E6", "place 11 F5", "place 11 F7", "place 11 G6"}));
}

TEST(TwentyOneCasual, SeesThemAndIsContentWithAny) {
  const State state = Table().draw("F6", {"p10"}).hand(0, "11").hand(1, "1 2 3");
  EXPECT_EQ(moves_of(kCasual, state),
            (std::set<std::string>{"place 11 E5", "place 11 E6", "place 11 E7", "place 11 F5", "place 11 F7",
                                   "place 11 G5", "place 11 G6", "place 11 G7"}));
}

TEST(TwentyOneSkilled, TakesTheMost) {
  const State state = Table().draw("F6", {"p10"}).hand(0, "11").hand(1, "1 2 3");
  EXPECT_EQ(moves_of(kSkilled, state), std::set<std::string>{"place 11 E5"});
}

TEST(TwentyOneNovice, SavesItsStarsUntilNothingElseFits) {
  for (const std::string& move :
       moves_of(kNovice, Table().draw("F6", {"p10"}).hand(0, "1 *").hand(1, "1 2 3")))
    EXPECT_EQ(move.substr(0, 8), "place 1 ");
  for (const std::string& move : moves_of(kNovice, Table().draw("F6", {"p10"}).hand(0, "*").hand(1, "1 2 3")))
    EXPECT_EQ(move.substr(0, 7), "place *");
}

TEST(TwentyOneSkilled, SpendsAStarWhereItPaysAndNotForLess) {
  // As 11 on E5 the star brings 15: not worth it while a 1 can be placed.
  for (const std::string& move :
       moves_of(kSkilled, Table().draw("F6", {"p10"}).hand(0, "1 *").hand(1, "1 2 3")))
    EXPECT_EQ(move.substr(0, 8), "place 1 ");
  EXPECT_EQ(moves_of(kSkilled, Table().draw("F6", {"p10"}).hand(0, "*").hand(1, "1 2 3")),
            std::set<std::string>{"place *11 E5"});
}

TEST(TwentyOneSkilled, DoesSomethingWhenNothingFits) {
  for (const std::string& move :
       moves_of(kSkilled, Table().draw("G7", {"p17"}).hand(0, "8 9 12").hand(1, "1")))
    EXPECT_TRUE(move == "pass" || move.substr(0, 9) == "exchange ") << move;
}

}  // namespace
}  // namespace tessera::twenty_one
