#include "table/log.h"

#include <gtest/gtest.h>

#include "table/messages.h"
#include "tests/table/random_tables.h"

namespace tessera::table {
namespace {

using namespace test_tables;

std::vector<std::byte> copy_of(std::span<const std::byte> bytes) { return {bytes.begin(), bytes.end()}; }

Table some_table() {
  Table table = started_table({.game = "lexio",
                               .setup = {3, {{"rounds", "1"}}},
                               .clock = kSomeClocks[2],
                               .chance = tessera::testing::numbered_secret(1)},
                              "ppb");
  Rng rng(3);
  Time now{0};
  for (int i = 0; i < 80; ++i)
    static_cast<void>(table.execute(random_command(table, rng), now += random_wait(rng)));
  return table;
}

TEST(TableLog, RefusesBytesThatEndWithinAnEvent) {
  const Table table = some_table();
  const auto bytes = table.log().bytes();
  EventNumber whole = 0;
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    const auto log = Log::parse(bytes.first(size));
    if (log) {
      EXPECT_EQ(log->size(), whole++) << "one event more each time";
    } else {
      ASSERT_TRUE(log.error().is(Say::log_damaged));
    }
  }
  EXPECT_EQ(whole, table.log().size());
}

TEST(TableLog, RefusesWhatIsNotALog) {
  EXPECT_TRUE(Table::restore(Log(), levels()).error().is(Say::not_open));
  const std::byte noise[] = {std::byte{0xff}, std::byte{0x00}, std::byte{0x17}};
  EXPECT_TRUE(Log::parse(noise).error().is(Say::log_damaged));
  Log log;
  log.append({Time{0}, Started{}});
  EXPECT_TRUE(Table::restore(log, levels()).error().is(Say::not_open));
}

// Bytes may be damaged in any way: there is a refusal, or a table that holds together.
TEST(TableLog, DamagedBytesNeverBreakATable) {
  const Table table = some_table();
  const auto bytes = table.log().bytes();
  int damaged = 0;
  int impossible = 0;
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    for (const int flip : {0x01, 0x08, 0x40, 0xff}) {
      std::vector<std::byte> changed = copy_of(bytes);
      changed[at] ^= static_cast<std::byte>(flip);
      auto log = Log::parse(changed);
      if (!log) {
        ++damaged;
        continue;
      }
      auto restored = Table::restore(*std::move(log), levels());
      if (!restored) {
        ++impossible;
        continue;
      }
      ASSERT_EQ(restored->state().events, restored->log().size());
      static_cast<void>(restored->execute(Tick{}, Time{0}));
    }
  }
  EXPECT_GT(damaged, 100);
  EXPECT_GT(impossible, 100);
}

TEST(TableLog, NamesTheEventThatCantBe) {
  Table table = some_table();
  Log log = table.log();
  log.append({table.log().last(), Sat{seat_at(0), person(7), "Zoe"}});
  const auto restored = Table::restore(log, levels());
  ASSERT_FALSE(restored);
  EXPECT_TRUE(restored.error().is(Say::log_impossible));
  EXPECT_EQ(*restored.error().argument("event"), Argument(table.log().size()));
  EXPECT_EQ(*restored.error().argument("reason"), Argument(Say::already_started));
}

// A server that stopped between a move and its draw goes on with the draw.
TEST(TableLog, GoesOnWhereItWasCutShort) {
  Table table = started_table({.game = "21", .setup = {2, {}}}, "bb");
  Log cut;
  for (Log::Cursor cursor(table.log()); cursor.number() < 5;) cut.append(*cursor.next());
  auto restored = Table::restore(cut, levels());
  ASSERT_TRUE(restored);
  ASSERT_TRUE(restored->execute(Tick{}, Time{0}));
  EXPECT_TRUE(equal(restored->state(), table.state()));
}

// Whole games of people and bots, in which some is undone, handed over and timed out.
TEST(TableLog, AnEventTakesAtMost32Bytes) {
  for (const AnyGame* game : all_games()) {
    Rng rng(1);
    std::size_t bytes = 0;
    std::size_t events = 0;
    for (const auto& setup : every_setup(*game)) {
      Table table = started_table(random_terms(*game, setup, rng), random_kinds(setup.players, 1, rng));
      Time now{0};
      while (table.state().phase != Phase::over)
        static_cast<void>(table.execute(random_command(table, rng), now += random_wait(rng)));
      bytes += table.log().bytes().size();
      events += table.log().size();
    }
    const double average = static_cast<double>(bytes) / static_cast<double>(events);
    std::printf("%s: %.1f bytes an event, %zu events\n", std::string(game->spec().name).c_str(), average,
                events);
    EXPECT_LE(average, 32.0);
  }
}

}  // namespace
}  // namespace tessera::table
