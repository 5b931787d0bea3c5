#include "games/twenty_one/placing.h"

#include <gtest/gtest.h>

#include "tests/games/twenty_one/table.h"

namespace tessera::twenty_one {
namespace {

using namespace testing;

// A round goes from the starting seat to the one before it, and nothing scores before round 4.
TEST(TwentyOnePlacing, KnowsWhoScoresAtTheirNextTurn) {
  const auto who = [](int round, int starter, int current) {
    const State state = Table(Config{.players = 3}).round(round).starter(starter).to_act(current);
    std::string seats;
    for (const Seat seat : tessera::seats(3))
      if (will_score_next(state.pub, seat)) seats += static_cast<char>('0' + index(seat));
    return seats;
  };
  for (int starter = 0; starter < 3; ++starter) {
    for (int current = 0; current < 3; ++current) {
      EXPECT_EQ(who(1, starter, current), "");
      EXPECT_EQ(who(2, starter, current), "");
      EXPECT_EQ(who(4, starter, current), "012");
    }
  }
  EXPECT_EQ(who(3, 0, 0), "0");
  EXPECT_EQ(who(3, 0, 1), "01");
  EXPECT_EQ(who(3, 0, 2), "012");
  EXPECT_EQ(who(3, 1, 2), "12") << "seat 0 is the last of the round";
  EXPECT_EQ(who(3, 1, 0), "012");
}

// What is asked beforehand is what happens.
TEST(TwentyOnePlacing, AnnouncesTheRoundInWhichTheNextSeatPlays) {
  for (const int starter : {0, 1}) {
    const State state = after(Table()
                                  .draw("F6", {"p8"})
                                  .hand(0, "5")
                                  .left(0, "5 9")
                                  .hand(1, "8")
                                  .left(1, "7 8")
                                  .round(3)
                                  .starter(starter),
                              {"place 5 F5", "~ draw 9"});
    const State before = Table().round(3).starter(starter);
    EXPECT_EQ(will_score_next(before.pub, seat_at(1)),
              would_score(state.pub, Face::number(token("8")), at("F7")));
    EXPECT_EQ(state.pub.round, starter == 0 ? 3 : 4);
  }
}

}  // namespace
}  // namespace tessera::twenty_one
