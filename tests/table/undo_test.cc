#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "table/messages.h"
#include "tests/table/tables.h"

// In junior 101 taking a token shows it to all, and placing shows nothing.

namespace tessera::table {
namespace {

using namespace test_tables;

void expect_no_undo(Table& table, Seat seat, Say why) {
  const auto undone = table.execute(Undo{person(seat)}, seconds(1));
  ASSERT_FALSE(undone);
  EXPECT_TRUE(undone.error().is(why)) << undone.error().code().name;
}

TEST(TableUndo, TakesBackTheLastMove) {
  Table table = started_table({}, "pp");
  const Seat first = to_act(table);
  ASSERT_TRUE(move(table, "take 1", Time{0}));
  const auto before = table.state().play.game->clone();
  ASSERT_TRUE(move(table, "place E5", Time{0}));
  ASSERT_NE(to_act(table), first);
  const auto undone = table.execute(Undo{person(first)}, Time{0});
  ASSERT_TRUE(undone);
  EXPECT_EQ(undone->end - undone->first, 1U);
  EXPECT_EQ(to_act(table), first);
  EXPECT_TRUE(table.state().play.game->equals(*before));
  EXPECT_EQ(table.state().events, table.log().size()) << "nothing is taken out of the log";
  expect_no_undo(table, first, Say::undo_after_showing);  // the move before was the taking
}

TEST(TableUndo, NotBeforeOneHasMoved) {
  Table table = started_table({}, "pp");
  expect_no_undo(table, to_act(table), Say::nothing_to_undo);
}

TEST(TableUndo, NotWhatShowedSomething) {
  Table table = started_table({}, "pp");
  const Seat first = to_act(table);
  ASSERT_TRUE(move(table, "take 1", Time{0}));
  expect_no_undo(table, first, Say::undo_after_showing);
}

TEST(TableUndo, NotAfterAnotherPersonMoved) {
  Table table = started_table({}, "pp");
  const Seat first = to_act(table);
  play_token(table, Time{0});
  ASSERT_TRUE(move(table, "take 2", Time{0}));
  expect_no_undo(table, first, Say::others_moved_since);
}

TEST(TableUndo, NotAfterABotsMoveShowedSomething) {
  for (const char* kinds : {"pb", "bp"}) {
    Table table = started_table({}, kinds);
    const Seat person_seat = seat_at(kinds[0] == 'p' ? 0 : 1);
    while (to_act(table) != person_seat) play_token(table, Time{0});
    play_token(table, Time{0});
    ASSERT_TRUE(move(table, "take 2", Time{0}));
    expect_no_undo(table, person_seat, Say::undo_after_showing);
  }
}

// A move after which chance draws although it shows nobody anything: in 21, a token that had to be
// in the hand, because more of its kind are left than the stock could hide.
std::optional<std::string> move_before_a_draw_that_shows_nothing(const AnyState& game) {
  for (const std::string& move : game.legal()) {
    const auto after = game.clone();
    const auto happened = after->play(game.turn().seat(), move);
    if (happened && happened->revealed_to.empty() && after->turn().is_chance()) return move;
  }
  return std::nullopt;
}

TEST(TableUndo, NotAfterChance) {
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    Table table = started_table({.game = "21", .setup = {2, {}}, .chance = PlainSeed{seed}}, "pp");
    while (seat_to_act(table.state())) {
      const Seat seat = to_act(table);
      const auto quiet = move_before_a_draw_that_shows_nothing(*table.state().play.game);
      if (!quiet) {
        ASSERT_TRUE(move_anyhow(table, Time{0}));
        continue;
      }
      ASSERT_TRUE(move(table, *quiet, Time{0}));
      expect_no_undo(table, seat, Say::undo_after_draw);
      return;
    }
  }
  FAIL() << "no game came to such a move";
}

TEST(TableUndo, NotWhileABotHasTheSeat) {
  Table table = started_table({}, "pp");
  const Seat first = to_act(table);
  play_token(table, Time{0});
  ASSERT_TRUE(table.execute(HandOver{person(first), "casual"}, Time{0}));
  expect_no_undo(table, first, Say::bot_plays);
  ASSERT_TRUE(table.execute(TakeBack{person(first)}, Time{0}));
  EXPECT_TRUE(table.execute(Undo{person(first)}, Time{0}));
}

// A table of Lexio whose leader is in seat 0.
Table led_by_zero(std::string_view kinds) {
  for (std::uint64_t seed = 0;; ++seed) {
    Table table = started_table({.game = "lexio", .setup = {3, {}}, .chance = PlainSeed{seed}}, kinds);
    if (to_act(table) == seat_at(0)) return table;
  }
}

// A pass shows nothing.
TEST(TableUndo, TakesTheBotsMovesSinceWithIt) {
  Table table = led_by_zero("ppb");
  ASSERT_TRUE(move_anyhow(table, Time{0}));
  const auto before = table.state().play.game->clone();
  ASSERT_TRUE(move(table, "pass", Time{0}));
  ASSERT_TRUE(move(table, "pass", Time{0}));  // the bot
  ASSERT_EQ(to_act(table), seat_at(0));
  expect_no_undo(table, seat_at(0), Say::others_moved_since);
  ASSERT_TRUE(table.execute(Undo{person(1)}, Time{0}));
  EXPECT_TRUE(table.state().play.game->equals(*before));
  EXPECT_EQ(to_act(table), seat_at(1));
}

TEST(TableUndo, CanBeRepeated) {
  Table table = led_by_zero("bpb");
  ASSERT_TRUE(move_anyhow(table, Time{0}));
  const auto before = table.state().play.game->clone();
  ASSERT_TRUE(move(table, "pass", Time{0}));
  ASSERT_TRUE(move(table, "pass", Time{0}));
  // The leader leads anew, which shows tiles: no way back any more.
  ASSERT_TRUE(table.execute(Undo{person(1)}, Time{0}));
  ASSERT_TRUE(move(table, "pass", Time{0}));
  ASSERT_TRUE(table.execute(Undo{person(1)}, Time{0}));
  EXPECT_TRUE(table.state().play.game->equals(*before));
  expect_no_undo(table, seat_at(1), Say::nothing_to_undo);
  ASSERT_TRUE(move(table, "pass", Time{0}));
  ASSERT_TRUE(move(table, "pass", Time{0}));
  ASSERT_TRUE(move_anyhow(table, Time{0}));
  expect_no_undo(table, seat_at(1), Say::undo_after_showing);
}

}  // namespace
}  // namespace tessera::table
