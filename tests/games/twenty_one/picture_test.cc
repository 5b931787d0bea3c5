#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/playout.h"
#include "tests/games/twenty_one/table.h"

namespace tessera::twenty_one {
namespace {

using namespace testing;
using ::testing::HasSubstr;
using ::testing::Not;

std::string drawn(const State& state, int seat = 0) {
  return TwentyOne::draw(TwentyOne::view(state, seat_at(static_cast<std::size_t>(seat)))).plain();
}

// Read off by hand: an 11 completes every line with the 10; on E5 and G7, where
// something is printed, the panel says so. H5, J5, H7 and J7 touch the turned
// token by a corner only, its sides wait for a star.
TEST(TwentyOnePicture, ShowsTheTableAndWhatEachSquareWaitsFor) {
  const State state = Table()
                          .draw("F6", {"p10 . . b3#"})
                          .hand(0, "3 11 *")
                          .left(0, "1 3 11 *")
                          .score(0, 25)
                          .hand(1, "1 2 4")
                          .left(1, "1 2 4 9 17");
  EXPECT_EQ(drawn(state),
            R"(   A   B   C   D   E   F   G   H   I   J   K   L   M   N   O    round 5
 1 30  .   .   p   .   .   .   30  .   .   .   b   .   .   30
 2 .   .   .   20  .   p   .   .   .   b   .   20  .   .   .    >blue   you   25
 3 .   .   b   .   .   .   .   20  .   .   .   .   p   .   .      3+1, 36 left
 4 .   .   .   .   .   .   b   .   p   .   .   .   .   .   .     pink          0
 5 .   .   .   .   15= =11 =11 15+ x   +   15  .   .   .   .      3+2, 33 left
 6 .   b   .   .   =11 p10 =11 x   b## x   .   .   .   p   .     hand 3 11 *
 7 .   .   .   p   =11 =11 B=  +   Px  +   .   b   .   .   .     makes 21:
 8 30  .   20  .   15  .   .   .   .   .   15  .   20  .   30     11  E5  +15
                                                                  *21 H5  +15
                                                                  11  G7  +10
                                                                  11  F5  +5
                                                                  11  G5  +5
                                                                  11  E6  +5
                                                                 E5=11  G7=11
blue stock   1
pink left    1 2 4 9 17
=7: a 7 makes 21  +: any number fits  x: scoring star only  -: nothing  B7: star
)");
}

TEST(TwentyOnePicture, TellsWhatNothingFitsAndWhatIsAStar) {
  const State state = Table().draw("E3", {"p*15 . b9 . p17"}).hand(0, "3 11").hand(1, "1");
  EXPECT_THAT(drawn(state), HasSubstr(" 3 .   .   b   =6  P15 -   b9  20- p17 =4  .   .   p   .   ."));
}

TEST(TwentyOnePicture, HidesTheOthersHands) {
  const State state = Table().draw("G7", {"p10"}).hand(0, "3 11 *").hand(1, "1 2 4");
  EXPECT_THAT(drawn(state, 0), HasSubstr("hand 3 11 *"));
  EXPECT_THAT(drawn(state, 1), HasSubstr("hand 1 2 4"));
  EXPECT_THAT(drawn(state, 1), Not(HasSubstr("hand 3 11 *")));
}

TEST(TwentyOnePicture, SaysWhatHappenedLast) {
  const State state = Table().draw("G7", {"p17"}).hand(0, "9 10").hand(1, "4");
  EXPECT_THAT(drawn(after(state, {"pass"})), HasSubstr("blue passed"));
  EXPECT_THAT(drawn(after(state, {"exchange 9"})), HasSubstr("blue exchanged"));
  EXPECT_THAT(drawn(after(state, {"pass", "place 4 G8"})), HasSubstr("pink G8 +5\n"));
  EXPECT_THAT(drawn(TwentyOne::start(Config{})), HasSubstr("dealing"));
}

TEST(TwentyOnePicture, BeforeTheFourthRoundNothingMakes21) {
  const State state = Table().draw("G7", {"p10"}).round(3).hand(0, "3 11 *");
  EXPECT_THAT(drawn(state), HasSubstr("round 3, no 21"));
  EXPECT_THAT(drawn(state), Not(HasSubstr("makes 21:")));
}

TEST(TwentyOnePicture, StartSquaresThatWaitAreCapitals) {
  const State state =
      after(TwentyOne::start(Config{.players = 3}),
            {"~ start 0", "~ hand 0 1 2 3", "~ hand 1 1 2 3", "~ hand 2 1 2 3", "place 1 G7", "~ draw *"});
  EXPECT_THAT(drawn(state), HasSubstr(" 7 .   .   .   p   .   .   b1  .   P   .   .   b"));
  EXPECT_THAT(drawn(state), HasSubstr(" 9 .   .   .   g   .   .   y   .   G   .   .   y"));
}

TEST(TwentyOnePicture, AtTheEndScoresAreFinal) {
  const State over = after(Table()
                               .draw("G7", {"p10"})
                               .hand(0, "1")
                               .left(0, "1")
                               .score(0, 20)
                               .hand(1, "17")
                               .left(1, "17 *")
                               .score(1, 45),
                           {"place 1 G8"});
  EXPECT_THAT(drawn(over), HasSubstr("the game is over"));
  EXPECT_THAT(drawn(over), HasSubstr("20 - 0, wins\n"));
  EXPECT_THAT(drawn(over), HasSubstr("45 - 38 left\n"));
  EXPECT_THAT(drawn(over), HasSubstr(" 7 .   .   .   p   .   .   p10 .   P")) << "nothing is waited for";
}

TEST(TwentyOnePicture, FitsTheTerminalAtEveryTurn) {
  for (int players : {2, 3, 4})
    for (BoardKind board : {BoardKind::standard, BoardKind::crowded})
      for (std::uint64_t seed = 0; seed < 4; ++seed) {
        Rng rng(seed);
        State state = TwentyOne::start({.players = players, .board = board, .lines = Lines::each});
        for (;;) {
          for (Seat seat : seats(players)) {
            const Picture picture = TwentyOne::draw(TwentyOne::view(state, seat));
            ASSERT_LE(picture.width(), 80U) << picture.plain();
            ASSERT_LE(picture.lines().size(), 18U) << picture.plain();
          }
          if (TwentyOne::turn(state).is_over()) break;
          random_step<TwentyOne>(state, rng);
        }
      }
}

}  // namespace
}  // namespace tessera::twenty_one
