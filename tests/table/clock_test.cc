#include "table/clock.h"

#include <gtest/gtest.h>

#include "table/messages.h"
#include "tests/table/tables.h"

namespace tessera::table {
namespace {

using namespace test_tables;

Table clocked(const ClockSpec& clock, std::string_view kinds = "pp", const char* mode = "junior") {
  return started_table({.setup = {static_cast<int>(kinds.size()), {{"mode", mode}}}, .clock = clock}, kinds);
}

TEST(TableClock, RunsForAWholeTurnOfSeveralMoves) {
  Table table = clocked(ClockSpec::per_move(seconds(15)));
  const Seat first = to_act(table);
  EXPECT_EQ(deadline(table.state()), seconds(15));
  ASSERT_TRUE(move(table, "take 1", seconds(4)));
  EXPECT_EQ(deadline(table.state()), seconds(15)) << "placing belongs to the same turn";
  ASSERT_TRUE(move(table, "place E5", seconds(10)));
  EXPECT_NE(to_act(table), first);
  EXPECT_EQ(deadline(table.state()), seconds(25));
}

TEST(TableClock, CountsEachTokenOfSomebodyAlone) {
  Table table = clocked(ClockSpec::per_move(seconds(15)), "p", "expert");
  ASSERT_TRUE(move(table, "take 1", seconds(3)));
  ASSERT_TRUE(move(table, "place E5", seconds(6)));
  EXPECT_EQ(deadline(table.state()), seconds(15)) << "the flip is still due";
  ASSERT_TRUE(move(table, "flip 2", seconds(9)));
  EXPECT_EQ(deadline(table.state()), seconds(24));

  Table classic = clocked(ClockSpec::per_move(seconds(15)), "p", "classic");
  ASSERT_TRUE(move(classic, "place E5", seconds(10)));
  EXPECT_EQ(deadline(classic.state()), seconds(25));
}

TEST(TableClock, TotalGrowsByTheIncrementWhenATurnBegins) {
  Table table = clocked(ClockSpec::total(seconds(60), seconds(2)));
  const Seat first = to_act(table);
  EXPECT_EQ(deadline(table.state()), seconds(62));
  play_token(table, seconds(10));  // 52 s are left
  EXPECT_EQ(table.state().clock.left(first, table.state().play.turns), seconds(52));
  EXPECT_EQ(deadline(table.state()), seconds(10 + 62));
  play_token(table, seconds(15));
  EXPECT_EQ(to_act(table), first);
  EXPECT_EQ(deadline(table.state()), seconds(15 + 54));
}

TEST(TableClock, UsedUpTotalLeavesTheIncrementAndAtLeastFiveSeconds) {
  for (const auto& [increment, left] : {std::pair{2, 5}, std::pair{8, 8}}) {
    Table table = clocked(ClockSpec::total(seconds(10), seconds(increment)));
    const Seat first = to_act(table);
    const Time end = seconds(10 + increment);
    ASSERT_EQ(table.execute(Tick{}, end - Time{1})->end, table.state().events);
    ASSERT_TRUE(running_seat(table.state()));
    ASSERT_TRUE(table.execute(Tick{}, end));
    play_token(table, end);  // the stand-in
    play_token(table, end);  // the other
    ASSERT_EQ(to_act(table), first);
    EXPECT_EQ(deadline(table.state()), end + seconds(left));
    // What is used beyond the total is not owed afterwards.
    play_token(table, end + seconds(4));
    play_token(table, end + seconds(4));
    const int next = increment == 2 ? 5 : 8 + 8 - 4;
    EXPECT_EQ(deadline(table.state()), end + seconds(4 + next));
  }
}

TEST(TableClock, DaysForEachMove) {
  Table table = clocked(ClockSpec::days(2));
  EXPECT_EQ(deadline(table.state()), seconds(2 * 24 * 60 * 60));
}

TEST(TableClock, StandsStillWhilePaused) {
  Table table = clocked(ClockSpec::per_move(seconds(15)));
  ASSERT_TRUE(table.execute(Pause{}, seconds(5)));
  EXPECT_FALSE(deadline(table.state()));
  EXPECT_EQ(table.execute(Tick{}, seconds(99))->end, table.state().events);
  EXPECT_TRUE(move(table, "take 1", seconds(50)).error().is(Say::paused));
  EXPECT_TRUE(table.execute(Pause{}, seconds(50)).error().is(Say::paused));
  ASSERT_TRUE(table.execute(Resume{}, seconds(100)));
  EXPECT_EQ(deadline(table.state()), seconds(110));
  EXPECT_TRUE(table.execute(Resume{}, seconds(100)).error().is(Say::not_paused));
}

TEST(TableClock, TimeThatGoesBackStandsStill) {
  Table table = clocked(ClockSpec::per_move(seconds(15)));
  ASSERT_TRUE(move(table, "take 1", seconds(10)));
  ASSERT_TRUE(move(table, "place E5", seconds(3)));
  EXPECT_EQ(table.state().clock.now(), seconds(10));
  EXPECT_EQ(deadline(table.state()), seconds(25));
}

TEST(TableClock, DoesNotRunForBots) {
  Table table = clocked(ClockSpec::per_move(seconds(15)), "bb");
  EXPECT_FALSE(deadline(table.state()));
  EXPECT_EQ(table.execute(Tick{}, seconds(1000))->end, table.state().events);
}

TEST(TableClock, TimeSpentStaysSpentAfterAnUndo) {
  Table table = clocked(ClockSpec::per_move(seconds(15)));
  const Seat first = to_act(table);
  ASSERT_TRUE(move(table, "take 1", seconds(4)));
  ASSERT_TRUE(move(table, "place E5", seconds(10)));
  ASSERT_TRUE(table.execute(Undo{person(first)}, seconds(12)));
  EXPECT_EQ(to_act(table), first);
  EXPECT_EQ(deadline(table.state()), seconds(12 + 5));

  Table total = clocked(ClockSpec::total(seconds(60), seconds(2)));
  ASSERT_TRUE(move(total, "take 1", seconds(4)));
  ASSERT_TRUE(move(total, "place E5", seconds(10)));
  ASSERT_TRUE(total.execute(Undo{person(first)}, seconds(12)));
  EXPECT_EQ(deadline(total.state()), seconds(12 + 52));
  ASSERT_TRUE(move(total, "place E5", seconds(13)));  // 51 s left
  play_token(total, seconds(13));
  EXPECT_EQ(deadline(total.state()), seconds(13 + 53)) << "one increment, not two";
}

// Alone, the turn after an undone one has begun: its time counts too.
TEST(TableClock, TimeOfALaterTurnStaysSpentAfterAnUndo) {
  Table table = clocked(ClockSpec::per_move(seconds(15)), "p");
  ASSERT_TRUE(move(table, "take 1", seconds(2)));
  ASSERT_TRUE(move(table, "place E5", seconds(6)));
  EXPECT_EQ(deadline(table.state()), seconds(21));
  ASSERT_TRUE(table.execute(Undo{person(std::size_t{0})}, seconds(9)));
  EXPECT_EQ(deadline(table.state()), seconds(9 + 15 - 6 - 3));
}

// Moves that show nothing can be taken back one after the other, each with the time of its turn.
TEST(TableClock, TimeStaysSpentAfterSeveralUndos) {
  const Seat seat = seat_at(0);
  const TurnCounts turns{};
  Clock clock(ClockSpec::per_move(seconds(15)), Time{0});
  clock.advance(seconds(8), seat, turns);
  clock.end_turn(seat);
  EXPECT_EQ(clock.left(seat, turns), seconds(15)) << "what its next turn will have";
  clock.advance(seconds(10), seat, turns);
  clock.end_turn(seat);
  clock.advance(seconds(11), seat, turns);
  clock.resume_turn(seat);
  EXPECT_EQ(clock.left(seat, turns), seconds(15 - 2 - 1));
  clock.resume_turn(seat);
  EXPECT_EQ(clock.left(seat, turns), seconds(15 - 8 - 2 - 1));
}

TEST(TableClock, WhoeverWaitsHasAWholeTurnBefore) {
  Table table = clocked(ClockSpec::per_move(seconds(15)));
  const Seat first = to_act(table);
  play_token(table, seconds(6));
  const auto left = [&](Seat seat) { return table.state().clock.left(seat, table.state().play.turns); };
  EXPECT_EQ(left(first), seconds(15));
  ASSERT_TRUE(table.execute(Undo{person(first)}, seconds(10)));
  EXPECT_EQ(left(first), seconds(9));
  EXPECT_EQ(left(seat_at(1 - index(first))), seconds(15)) << "the turn that was undone never began";
}

TEST(TableClock, RefusesSenselessClocks) {
  for (const ClockSpec& clock :
       {ClockSpec::per_move(Time{999}), ClockSpec::per_move(Time{-1}), ClockSpec::total(Time{0}, seconds(5)),
        ClockSpec::total(seconds(5), Time{-1}), ClockSpec::days(0), ClockSpec::days(366),
        ClockSpec{ClockKind::none, seconds(1), {}}, ClockSpec{ClockKind::move, seconds(15), seconds(1)},
        ClockSpec{ClockKind::days, seconds(15), {}}}) {
    const auto table = Table::open(opening_of({.clock = clock}), levels(), Time{0});
    ASSERT_FALSE(table);
    EXPECT_TRUE(table.error().is(Say::bad_clock));
  }
}

}  // namespace
}  // namespace tessera::table
