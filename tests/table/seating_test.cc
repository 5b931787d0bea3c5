#include "table/seating.h"

#include <gtest/gtest.h>

#include "core/messages.h"
#include "table/messages.h"
#include "tests/table/tables.h"

namespace tessera::table {
namespace {

using namespace test_tables;

constexpr Seat kZero = seat_at(0);
constexpr Seat kOne = seat_at(1);

void expect_refused(Table& table, const Command& command, Say why) {
  const EventNumber events = table.state().events;
  const std::size_t bytes = table.log().bytes().size();
  const auto done = table.execute(command, seconds(1));
  ASSERT_FALSE(done);
  EXPECT_TRUE(done.error().is(why)) << done.error().code().name;
  EXPECT_EQ(table.state().events, events);
  EXPECT_EQ(table.log().bytes().size(), bytes);
}

TEST(TableSeating, PeopleSitDownAndStandUp) {
  Table table = open_table({});
  ASSERT_TRUE(table.execute(Sit{person(0), kOne, "Ann"}, Time{0}));
  EXPECT_EQ(table.state().seating.seat_of(person(0)), kOne);
  EXPECT_EQ(table.state().seating.at(kOne).name, "Ann");
  expect_refused(table, Sit{person(0), kZero, "Ann"}, Say::already_seated);
  expect_refused(table, Sit{person(1), kOne, "Bob"}, Say::seat_taken);
  expect_refused(table, Sit{person(1), seat_at(2), "Bob"}, Say::no_seat);
  expect_refused(table, Sit{person(1), kZero, " Bob"}, Say::bad_name);
  expect_refused(table, Sit{person(1), kZero, ""}, Say::bad_name);
  expect_refused(table, Sit{person(1), kZero, std::string(65, 'b')}, Say::bad_name);
  expect_refused(table, Stand{person(1)}, Say::not_seated);
  ASSERT_TRUE(table.execute(Stand{person(0)}, Time{0}));
  EXPECT_EQ(table.state().seating.at(kOne), Occupant{});
}

TEST(TableSeating, WhoeverOpenedItDecides) {
  Table table = open_table({});
  ASSERT_TRUE(table.execute(Sit{person(0), kZero, "Ann"}, Time{0}));
  ASSERT_TRUE(table.execute(Sit{person(1), kOne, "Bob"}, Time{0}));
  expect_refused(table, Remove{person(0), kOne}, Say::not_owner);
  ASSERT_TRUE(table.execute(Remove{kOwner, kOne}, Time{0}));
  expect_refused(table, Remove{kOwner, kOne}, Say::seat_free);
  expect_refused(table, Start{kOwner}, Say::seats_free);
  expect_refused(table, SeatBot{person(0), kOne, "casual"}, Say::owner_decides);
  ASSERT_TRUE(table.execute(SeatBot{kOwner, kOne, "casual"}, Time{0}));
  expect_refused(table, Start{person(0)}, Say::owner_decides);
  ASSERT_TRUE(table.execute(Start{kOwner}, Time{0}));
  expect_refused(table, Remove{kOwner, kZero}, Say::already_started);
}

TEST(TableSeating, AnOwnerWhoIsSilentForThreeMinutesBlocksNobody) {
  Table table = open_table({});
  ASSERT_TRUE(table.execute(Sit{person(0), kZero, "Ann"}, seconds(10)));
  const auto early = table.execute(SeatBot{person(0), kOne, "casual"}, seconds(60));
  ASSERT_FALSE(early);
  EXPECT_EQ(early.error(), Message(Say::owner_decides, {{"seconds", 130}}));
  EXPECT_TRUE(table.execute(SeatBot{person(1), kOne, "casual"}, seconds(190)).error().is(Say::not_owner));
  ASSERT_TRUE(table.execute(SeatBot{person(0), kOne, "casual"}, seconds(190)));
  EXPECT_TRUE(table.execute(Start{person(0)}, seconds(369)).error().is(Say::owner_decides));
  ASSERT_TRUE(table.execute(Start{person(0)}, seconds(370)));
}

TEST(TableSeating, BotsOfKnownLevelsAreSeated) {
  Table table = open_table({});
  expect_refused(table, SeatBot{person(3), kZero, "casual"}, Say::not_owner);
  expect_refused(table, SeatBot{kOwner, kZero, "genius"}, Say::no_such_level);
  ASSERT_TRUE(table.execute(SeatBot{kOwner, kZero, "casual"}, Time{0}));
  expect_refused(table, SeatBot{kOwner, kZero, "skilled"}, Say::seat_taken);
  expect_refused(table, Start{person(3)}, Say::not_owner);
}

TEST(TableSeating, NeedsTheLevelThatStandsIn) {
  const auto table = Table::open(opening_of({}), {"casual"}, Time{0});
  ASSERT_FALSE(table);
  EXPECT_TRUE(table.error().is(Say::no_stand_in));
}

TEST(TableSeating, RefusesASetupThatTheGameDoesNotAllow) {
  const auto table = Table::open(opening_of({.setup = {7, {}}}), levels(), Time{0});
  ASSERT_FALSE(table);
  EXPECT_TRUE(table.error().is(tessera::Say::bad_players));
}

TEST(TableSeating, WordsAreForTheLuckUntilTheStart) {
  Table table = open_table({.chance = tessera::testing::numbered_secret(1)});
  ASSERT_TRUE(table.execute(Sit{person(0), kZero, "Ann"}, Time{0}));
  ASSERT_TRUE(table.execute(Sit{person(1), kOne, "Bob"}, Time{0}));
  ASSERT_TRUE(table.execute(AddWord{person(0), "one"}, Time{0}));
  ASSERT_TRUE(table.execute(AddWord{person(0), "two"}, Time{0}));
  ASSERT_TRUE(table.execute(AddWord{person(1), "gone"}, Time{0}));
  expect_refused(table, AddWord{kOwner, "three"}, Say::not_seated);
  expect_refused(table, AddWord{person(0), std::string(65, 'x')}, Say::word_too_long);
  EXPECT_EQ(table.state().luck->words()[0].text(), "two");
  ASSERT_TRUE(table.execute(Stand{person(1)}, Time{0}));
  EXPECT_TRUE(table.state().luck->words()[1].empty()) << "the word left with its seat";
  ASSERT_TRUE(table.execute(SeatBot{kOwner, kOne, "casual"}, Time{0}));
  ASSERT_TRUE(table.execute(Start{kOwner}, Time{0}));
  expect_refused(table, AddWord{person(0), "late"}, Say::already_started);

  Table seeded = open_table({});
  ASSERT_TRUE(seeded.execute(Sit{person(0), kZero, "Ann"}, Time{0}));
  expect_refused(seeded, AddWord{person(0), "one"}, Say::words_without_effect);
}

TEST(TableSeating, NobodyPlaysBeforeTheStartNorOutOfTurn) {
  Table table = open_table({});
  ASSERT_TRUE(table.execute(Sit{person(0), kZero, "Ann"}, Time{0}));
  expect_refused(table, Act{person(0), "take 1"}, Say::not_started);
  expect_refused(table, Act{kOwner, "take 1"}, Say::not_seated);
  expect_refused(table, Resign{person(0)}, Say::not_started);
  ASSERT_TRUE(table.execute(Sit{person(1), kOne, "Bob"}, Time{0}));
  ASSERT_TRUE(table.execute(Start{kOwner}, Time{0}));
  const Seat other = next_seat(to_act(table), 2);
  expect_refused(table, Act{person(other), "take 1"}, Say::not_your_turn);
  const auto refused = table.execute(Act{person(to_act(table)), "take 9"}, Time{0});
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().code().room, "table") << "the game's own reason";
}

// Whatever chance has to do is done with the command that leads there.
TEST(TableSeating, ChanceIsDrawnInTheSameCommand) {
  Table table = open_table({.game = "21", .setup = {2, {}}});
  ASSERT_TRUE(table.execute(SeatBot{kOwner, kZero, "casual"}, Time{0}));
  ASSERT_TRUE(table.execute(SeatBot{kOwner, kOne, "casual"}, Time{0}));
  const auto started = table.execute(Start{kOwner}, Time{0});
  ASSERT_TRUE(started);
  EXPECT_EQ(started->first, 3U);
  EXPECT_EQ(started->end, 7U) << "the start, the lot and two hands";
  const auto placed = move_anyhow(table, Time{0});
  ASSERT_TRUE(placed);
  EXPECT_EQ(placed->end - placed->first, 2U) << "the move and the draw";
}

}  // namespace
}  // namespace tessera::table
