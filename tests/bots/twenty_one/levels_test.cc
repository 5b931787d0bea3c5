#include "bots/twenty_one/levels.h"

#include <gtest/gtest.h>
#include <set>

#include "tests/games/twenty_one/table.h"

namespace tessera::twenty_one {
namespace {

using namespace testing;

// What it does with many seeds.
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

// The eight squares around F6.
const std::set<std::string> kAround = {"E5", "E6", "E7", "F5", "F7", "G5", "G6", "G7"};

std::set<std::string> on_all(const std::set<std::string>& squares, std::string_view token) {
  std::set<std::string> moves;
  for (const std::string& square : squares) moves.insert(concat("place ", token, ' ', square));
  return moves;
}

// A 1 never makes 21 with the 10, and an 11 always does.
TEST(TwentyOneNovice, ScoresRatherThanNot) {
  const State state = Table().draw("F6", {"p10"}).hand(0, "1 11").hand(1, "1 2 3");
  EXPECT_EQ(moves_of(kNovice, state), on_all({"E6", "F5", "F7", "G6"}, "11"));
  EXPECT_EQ(moves_of(kCasual, state), on_all(kAround, "11"));
}

TEST(TwentyOneNovice, SavesItsStarsUntilNothingElseFits) {
  const State with_a_number = Table().draw("F6", {"p10"}).hand(0, "1 *").hand(1, "1 2 3");
  EXPECT_EQ(moves_of(kNovice, with_a_number), on_all(kAround, "1"));
  EXPECT_EQ(moves_of(kCasual, with_a_number), on_all(kAround, "1"));
  const auto stars = moves_of(kNovice, Table().draw("F6", {"p10"}).hand(0, "*").hand(1, "1 2 3"));
  EXPECT_GT(stars.size(), 20U) << "anything that is legal, without a preference";
  for (const std::string& move : stars) EXPECT_EQ(move.substr(0, 7), "place *");
}

TEST(TwentyOneSkilled, SpendsAStarWhereItPaysAndNotForLess) {
  // As 11 on E5 the star brings 15: not worth it while a 1 can be placed.
  EXPECT_EQ(moves_of(kSkilled, Table().draw("F6", {"p10"}).hand(0, "1 *").hand(1, "1 2 3")),
            on_all(kAround, "1"));
  EXPECT_EQ(moves_of(kSkilled, Table().draw("F6", {"p10"}).hand(0, "*").hand(1, "1 2 3")),
            std::set<std::string>{"place *11 E5"});
}

// Nothing fits beside a 17 but up to 4.
TEST(TwentyOneSkilled, ExchangesAnythingOrPassesWhenNothingFits) {
  const State state = Table().draw("G7", {"p17"}).hand(0, "8 9 12").hand(1, "1");
  EXPECT_EQ(moves_of(kSkilled, state),
            (std::set<std::string>{"exchange 8", "exchange 9", "exchange 12", "pass"}));
}

}  // namespace
}  // namespace tessera::twenty_one
