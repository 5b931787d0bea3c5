#include <gtest/gtest.h>

#include "table/game_record.h"
#include "table/public_data.h"
#include "table/telling.h"
#include "tests/table/random_tables.h"

// The table is exactly the fold of its log.

namespace tessera::table {
namespace {

using namespace test_tables;

Table from_bytes(const Table& table) {
  auto log = Log::parse(table.log().bytes());
  EXPECT_TRUE(log);
  auto restored = Table::restore(*std::move(log), levels());
  EXPECT_TRUE(restored);
  return *std::move(restored);
}

TEST(TableFold, TheTableFromItsBytesIsTheLiveOneAfterEveryCommand) {
  for (const AnyGame* game : all_games()) {
    Rng rng(2101);
    const auto setups = every_setup(*game);
    for (int i = 0; i < 6; ++i) {
      const auto& setup = rng.pick(setups);
      Table table = open_table(random_terms(*game, setup, rng));
      Time now{0};
      // What an old table would do next, the live one does too: it was restored a command ago.
      Table old = from_bytes(table);
      for (int commands = 0; commands < 3000 && table.state().phase != Phase::over; ++commands) {
        now += random_wait(rng);
        const Command command = random_command(table, rng);
        const auto done = table.execute(command, now);
        const auto again = old.execute(command, now);
        ASSERT_EQ(done.has_value(), again.has_value());
        if (!done) {
          ASSERT_EQ(done.error(), again.error());
        }
        if (!done || rng.below(4) != 0) continue;
        old = from_bytes(table);
        ASSERT_TRUE(equal(old.state(), table.state()));
        ASSERT_TRUE(public_data(old.state()) == public_data(table.state()));
      }
      ASSERT_TRUE(std::ranges::equal(old.log().bytes(), table.log().bytes()));
      ASSERT_EQ(game_record(old), game_record(table));
    }
  }
}

// Whoever hears every line, and forgets what was undone, has the view of the table.
TEST(TableFold, WhatIsToldLeadsToTheView) {
  for (const AnyGame* game : all_games()) {
    Rng rng(7);
    for (const auto& setup : every_setup(*game)) {
      Table table = started_table(random_terms(*game, setup, rng), random_kinds(setup.players, 1, rng));
      Time now{0};
      const int length = static_cast<int>(rng.below(150));
      for (int i = 0; i < length; ++i)
        static_cast<void>(table.execute(random_command(table, rng), now += random_wait(rng)));
      for (const Viewer viewer : all_viewers(setup.players)) {
        const auto told = told_events(table.log(), viewer, 0);
        ASSERT_EQ(told.size(), table.state().events);
        std::vector<const ToldEvent*> standing;
        for (const ToldEvent& event : told) {
          ASSERT_EQ(event.number, static_cast<EventNumber>(&event - told.data()));
          standing.push_back(&event);
          if (event.kind != "undone") continue;
          const auto from = std::get<std::int64_t>(event.details["from"].value());
          while (!standing.empty() && standing.back()->number >= from) standing.pop_back();
        }
        const auto follower = *game->follow(setup, viewer);
        for (const ToldEvent* event : standing)
          for (const std::string& line : event->lines) ASSERT_TRUE(follower->hear(line)) << line;
        ASSERT_TRUE(follower->view().data() == table.state().play.game->view(viewer)->data());
        const EventNumber from = rng.below(table.state().events);
        const auto rest = told_events(table.log(), viewer, from);
        ASSERT_TRUE(std::ranges::equal(rest, std::span(told).subspan(from)));
      }
    }
  }
}

}  // namespace
}  // namespace tessera::table
