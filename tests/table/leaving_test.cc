#include <gtest/gtest.h>

#include "table/messages.h"
#include "tests/table/tables.h"

// Time-outs, leaving, silence, coming back.

namespace tessera::table {
namespace {

using namespace test_tables;

const ClockSpec kBlitz = ClockSpec::per_move(seconds(15));

TEST(TableLeaving, AfterATimeOutTheStandInPlaysThatTurn) {
  Table table = started_table({.clock = kBlitz}, "pp");
  const Seat late = to_act(table);
  ASSERT_TRUE(move(table, "take 1", seconds(3)));
  EXPECT_TRUE(move(table, "place E5", seconds(15)).error().is(Say::too_late));
  ASSERT_TRUE(table.execute(Tick{}, seconds(15)));
  EXPECT_TRUE(table.execute(Act{person(late), "place E5"}, seconds(16)).error().is(Say::bot_plays));
  const auto request = bot_request(table.state());
  ASSERT_TRUE(request);
  EXPECT_EQ(request->seat, late);
  EXPECT_EQ(request->level, "skilled");
  ASSERT_TRUE(move(table, "place E5", seconds(16)));
  play_token(table, seconds(17));
  EXPECT_EQ(running_seat(table.state()), late) << "the next turn is the person's";
}

TEST(TableLeaving, AfterTwoTimeOutsInARowTheSeatIsKept) {
  Table table = started_table({.clock = kBlitz}, "pp");
  const Seat late = to_act(table);
  Time now{0};
  for (int i = 0; i < 2; ++i) {
    ASSERT_EQ(running_seat(table.state()), late);
    now += seconds(15);
    ASSERT_TRUE(table.execute(Tick{}, now));
    play_token(table, now);  // the stand-in
    play_token(table, now);  // the other
  }
  ASSERT_TRUE(bot_request(table.state()));
  EXPECT_EQ(bot_request(table.state())->seat, late);
  ASSERT_TRUE(table.execute(TakeBack{person(late)}, now));
  EXPECT_EQ(running_seat(table.state()), late) << "at once";
  EXPECT_EQ(deadline(table.state()), now + seconds(15));
  EXPECT_TRUE(table.execute(TakeBack{person(late)}, now).error().is(Say::not_handed_over));
}

TEST(TableLeaving, AMoveInTimeForgivesTheTimeOutBefore) {
  Table table = started_table({.clock = kBlitz}, "pp");
  const Seat late = to_act(table);
  for (int i = 0; i < 3; ++i) {
    const Time now = seconds(100 * i);
    ASSERT_TRUE(table.execute(Tick{}, now + seconds(50)));
    EXPECT_FALSE(table.state().seating.at(late).away) << i;
    play_token(table, now + seconds(50));
    for (int k = 0; k < 3; ++k) play_token(table, now + seconds(50));
  }
}

// Its time is gone: taking the seat back does not bring it again.
TEST(TableLeaving, ATurnThatTimedOutStaysTheStandIns) {
  Table table = started_table({.clock = kBlitz}, "pp");
  const Seat late = to_act(table);
  ASSERT_TRUE(table.execute(Tick{}, seconds(15)));
  EXPECT_TRUE(table.execute(TakeBack{person(late)}, seconds(15)).error().is(Say::not_handed_over));
  ASSERT_TRUE(table.execute(Stand{person(late)}, seconds(15)));
  ASSERT_TRUE(table.execute(TakeBack{person(late)}, seconds(16)));
  EXPECT_FALSE(running_seat(table.state()));
  ASSERT_TRUE(bot_request(table.state()));
  play_token(table, seconds(16));
  play_token(table, seconds(16));
  EXPECT_EQ(running_seat(table.state()), late);
}

TEST(TableLeaving, WhoeverStandsUpIsPlayedForAndMayComeBack) {
  Table table = started_table({}, "pp");
  const Seat left = to_act(table);
  ASSERT_TRUE(table.execute(Stand{person(left)}, Time{0}));
  ASSERT_TRUE(bot_request(table.state()));
  EXPECT_EQ(bot_request(table.state())->level, "skilled");
  EXPECT_TRUE(table.execute(Stand{person(left)}, Time{0}).error().is(Say::has_left));
  EXPECT_TRUE(move(table, "take 1", Time{0}));
  ASSERT_TRUE(table.execute(TakeBack{person(left)}, Time{0}));
  EXPECT_TRUE(table.execute(Act{person(left), "place E5"}, Time{0}));
}

TEST(TableLeaving, ASeatIsHandedToTheLevelOfOnesChoice) {
  Table table = started_table({}, "pp");
  const Seat seat = to_act(table);
  EXPECT_TRUE(table.execute(HandOver{person(seat), "genius"}, Time{0}).error().is(Say::no_such_level));
  ASSERT_TRUE(table.execute(HandOver{person(seat), "casual"}, Time{0}));
  EXPECT_EQ(bot_request(table.state())->level, "casual");
  EXPECT_TRUE(table.execute(HandOver{person(seat), "casual"}, Time{0}).error().is(Say::bot_plays));
}

TEST(TableLeaving, ABotsAnswerIsForThePositionItWasAskedAbout) {
  Table table = started_table({}, "pp");
  const Seat seat = to_act(table);
  ASSERT_TRUE(table.execute(HandOver{person(seat), "casual"}, Time{0}));
  const auto asked = bot_request(table.state());
  ASSERT_TRUE(asked);
  const BotAnswer answer{asked->seat, asked->position, "take 1"};
  ASSERT_TRUE(table.execute(TakeBack{person(seat)}, Time{0}));
  EXPECT_TRUE(table.execute(answer, Time{0}).error().is(Say::position_moved_on));
  const BotAnswer unasked{seat, table.state().position, "take 1"};
  EXPECT_TRUE(table.execute(unasked, Time{0}).error().is(Say::person_plays));
  ASSERT_TRUE(table.execute(HandOver{person(seat), "skilled"}, Time{0}));
  EXPECT_TRUE(table.execute(answer, Time{0}).error().is(Say::position_moved_on));
  ASSERT_NE(bot_request(table.state())->seed, asked->seed);
  EXPECT_TRUE(move(table, "take 1", Time{0}));
}

TEST(TableLeaving, WithoutAClockOthersHandASilentSeatToABot) {
  Table table = started_table({}, "pp");
  const Seat silent = to_act(table);
  const Seat other = next_seat(silent, 2);
  ASSERT_TRUE(move(table, "take 1", seconds(60)));
  const Relieve relieve{person(other), silent};
  const auto early = table.execute(relieve, seconds(60 + 180) - Time{1});
  ASSERT_FALSE(early);
  EXPECT_TRUE(early.error().is(Say::not_silent_yet));
  EXPECT_EQ(*early.error().argument("seconds"), Argument(1));
  EXPECT_TRUE(table.execute(Relieve{person(silent), silent}, seconds(999)).error().is(Say::own_seat));
  EXPECT_TRUE(table.execute(Relieve{person(silent), other}, seconds(999)).error().is(Say::not_waited_for));
  EXPECT_TRUE(table.execute(Relieve{kOwner, silent}, seconds(999)).error().is(Say::not_seated));
  ASSERT_TRUE(table.execute(relieve, seconds(60 + 180)));
  EXPECT_EQ(bot_request(table.state())->level, "skilled");
  EXPECT_TRUE(table.execute(relieve, seconds(999)).error().is(Say::bot_plays));
  ASSERT_TRUE(table.execute(TakeBack{person(silent)}, seconds(300)));
  EXPECT_TRUE(table.execute(relieve, seconds(301)).error().is(Say::not_silent_yet));
}

TEST(TableLeaving, PausesAreNoSilence) {
  Table table = started_table({}, "pp");
  const Seat silent = to_act(table);
  ASSERT_TRUE(table.execute(Pause{}, seconds(10)));
  ASSERT_TRUE(table.execute(Resume{}, seconds(1000)));
  const Relieve relieve{person(next_seat(silent, 2)), silent};
  EXPECT_FALSE(table.execute(relieve, seconds(1000 + 169)));
  EXPECT_TRUE(table.execute(relieve, seconds(1000 + 170)));
}

TEST(TableLeaving, WithAClockOnlyTheClockDecides) {
  Table table = started_table({.clock = kBlitz}, "pp");
  const Seat silent = to_act(table);
  const Relieve relieve{person(next_seat(silent, 2)), silent};
  EXPECT_TRUE(table.execute(relieve, seconds(999)).error().is(Say::clock_decides));
}

}  // namespace
}  // namespace tessera::table
