#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/record.h"
#include "table/game_record.h"
#include "table/messages.h"
#include "table/public_data.h"
#include "table/rematch.h"
#include "table/verify.h"
#include "tests/table/tables.h"

// Resigning, records, rematches.

namespace tessera::table {
namespace {

using namespace test_tables;
using ::testing::HasSubstr;
using ::testing::Not;

void play_to_the_end(Table& table) {
  while (table.state().phase == Phase::playing) ASSERT_TRUE(move_anyhow(table, Time{0}));
}

TEST(TableEnding, OneOfTwoResigns) {
  Table table = started_table({}, "pb");
  ASSERT_TRUE(table.execute(Resign{person(0)}, Time{0}));
  EXPECT_EQ(table.state().phase, Phase::over);
  EXPECT_FALSE(bot_request(table.state()));
  EXPECT_THAT(game_record(table), HasSubstr("\nresigned 0\n"));
  EXPECT_EQ(public_data(table.state())["result"]["resigned"], Data(0));
  EXPECT_TRUE(table.execute(Resign{person(0)}, Time{0}).error().is(Say::over));
  EXPECT_TRUE(table.execute(Act{person(0), "take 1"}, Time{0}).error().is(Say::over));
}

TEST(TableEnding, AloneOneMayResignAndAmongMoreOneLeaves) {
  Table alone = started_table({.setup = {1, {}}}, "p");
  EXPECT_TRUE(alone.execute(Resign{person(0)}, Time{0}));
  Table three = started_table({.setup = {3, {}}}, "ppp");
  EXPECT_TRUE(three.execute(Resign{person(0)}, Time{0}).error().is(Say::leave_instead));
}

TEST(TableEnding, AFinishedRecordCanBeVerifiedAndAnUnfinishedOneKeepsTheSecret) {
  Table table =
      started_table({.game = "21", .setup = {2, {}}, .chance = tessera::testing::numbered_secret(5)}, "pb");
  const std::string unfinished = game_record(table);
  EXPECT_THAT(unfinished, HasSubstr("tag commitment "));
  EXPECT_THAT(unfinished, Not(HasSubstr("tag fair")));
  EXPECT_THAT(unfinished, HasSubstr("tag seat0 person A\ntag seat1 casual\n"));
  play_to_the_end(table);
  const Tag date[] = {{"date", "2026-11-16"}};
  const std::string record = game_record(table, date);
  EXPECT_THAT(record, HasSubstr("tag date 2026-11-16\n"));
  const auto verified = verify(record);
  ASSERT_TRUE(verified) << record;
  EXPECT_EQ(verified->outcomes, table.state().play.outcomes);
  EXPECT_EQ(verified->commitment, table.state().luck->commitment());
}

TEST(TableEnding, ATableFromASeedSaysSo) {
  Table table = started_table({}, "bb");
  EXPECT_THAT(game_record(table), HasSubstr("tag fair no\n"));
  Table again = started_table({}, "bb");
  Table other = started_table({.chance = PlainSeed{2}}, "bb");
  EXPECT_EQ(game_record(table), game_record(again));
  EXPECT_NE(game_record(table), game_record(other));
}

TEST(TableEnding, WhatWasUndoneIsNotInTheRecord) {
  Table table = started_table({}, "pp");
  const Seat first = to_act(table);
  play_token(table, Time{0});
  play_token(table, Time{0});
  ASSERT_TRUE(move(table, "take 1", Time{0}));
  ASSERT_TRUE(move(table, "place D4", Time{0}));
  ASSERT_TRUE(table.execute(Undo{person(first)}, Time{0}));
  ASSERT_TRUE(move(table, "place F6", Time{0}));
  const std::string record = game_record(table);
  EXPECT_THAT(record, Not(HasSubstr("place D4")));
  EXPECT_THAT(record, HasSubstr("place F6"));
  RecordPlayer reader(all_games());
  ASSERT_TRUE(read_record(record, reader));
  EXPECT_TRUE(reader.state()->equals(*table.state().play.game));
}

TEST(TableEnding, ARematchNeedsEverybodyWhoIsStillThere) {
  Table table = started_table({.setup = {4, {}}, .clock = ClockSpec::per_move(seconds(15))}, "pppb");
  EXPECT_TRUE(table.execute(OfferRematch{person(0)}, Time{0}).error().is(Say::not_over));
  play_to_the_end(table);
  EXPECT_TRUE(table.execute(AcceptRematch{person(0)}, Time{0}).error().is(Say::no_rematch_offered));
  EXPECT_TRUE(table.execute(OfferRematch{kOwner}, Time{0}).error().is(Say::not_seated));
  ASSERT_TRUE(table.execute(OfferRematch{person(0)}, Time{0}));
  EXPECT_TRUE(table.execute(OfferRematch{person(1)}, Time{0}).error().is(Say::rematch_is_offered));
  EXPECT_TRUE(table.execute(AcceptRematch{person(0)}, Time{0}).error().is(Say::agreed_already));
  EXPECT_EQ(public_data(table.state())["rematch"], Data(0));
  ASSERT_TRUE(table.execute(AcceptRematch{person(1)}, Time{0}));
  EXPECT_FALSE(rematch(table.state())) << "person 2 has not agreed";
  ASSERT_TRUE(table.execute(Stand{person(2)}, Time{0}));
  EXPECT_TRUE(table.execute(AcceptRematch{person(2)}, Time{0}).error().is(Say::has_left));

  const auto plan = rematch(table.state());
  ASSERT_TRUE(plan);
  auto next = Table::open(
      {*TableId::parse("table-2"), plan->game, plan->setup, plan->clock, PlainSeed{3}, plan->owner}, levels(),
      Time{0});
  ASSERT_TRUE(next);
  for (const Command& command : plan->seating) ASSERT_TRUE(next->execute(command, Time{0}));
  EXPECT_EQ(next->state().seating.seat_of(person(0)), seat_at(0));
  EXPECT_EQ(next->state().seating.seat_of(person(1)), seat_at(1));
  EXPECT_EQ(next->state().seating.at(seat_at(2)).holder, Holder::nobody);
  EXPECT_EQ(next->state().seating.at(seat_at(3)).level, "casual");
  EXPECT_EQ(next->state().clock.spec(), ClockSpec::per_move(seconds(15)));
}

TEST(TableEnding, AnOfferLeavesWithWhoeverMadeIt) {
  Table table = started_table({}, "pp");
  ASSERT_TRUE(table.execute(Resign{person(0)}, Time{0}));
  ASSERT_TRUE(table.execute(OfferRematch{person(0)}, Time{0}));
  ASSERT_TRUE(table.execute(Stand{person(0)}, Time{0}));
  EXPECT_TRUE(table.execute(AcceptRematch{person(1)}, Time{0}).error().is(Say::no_rematch_offered));
  ASSERT_TRUE(table.execute(OfferRematch{person(1)}, Time{0}));
  EXPECT_TRUE(rematch(table.state()));
}

}  // namespace
}  // namespace tessera::table
