#include <cstdio>
#include <gtest/gtest.h>
#include <memory>

#include "tests/table/allocated.h"
#include "tests/table/random_tables.h"

namespace tessera::table {
namespace {

using namespace test_tables;

// Full seats with the longest names, words and ids there are.
Table largest_table(const AnyGame& game, const Setup& setup, Rng& rng) {
  Opening opening =
      opening_of({game.spec().name, setup, kSomeClocks[2], tessera::testing::numbered_secret(1)});
  opening.id = *TableId::parse(std::string(64, 'i'));
  Table table = *Table::open(opening, levels(), Time{0});
  for (const Seat seat : seats(setup.players)) {
    EXPECT_TRUE(table.execute(Sit{person(seat), seat, std::string(64, 'n')}, Time{0}));
    EXPECT_TRUE(table.execute(AddWord{person(seat), std::string(64, 'w')}, Time{0}));
  }
  EXPECT_TRUE(table.execute(Start{kOwner}, Time{0}));
  for (int i = 0; i < 40 && seat_to_act(table.state()); ++i)
    EXPECT_TRUE(move(table, random_move(table, rng), Time{0}));
  for (const Seat seat : seats(setup.players)) static_cast<void>(table.execute(Stand{person(seat)}, Time{0}));
  return table;
}

TEST(TableFootprint, ATableTakesAtMost4KilobytesBesidesItsLog) {
  for (const AnyGame* game : all_games()) {
    long most = 0;
    Rng rng(5);
    for (const auto& setup : every_setup(*game)) {
      const Table source = largest_table(*game, setup, rng);
      const auto log_bytes = static_cast<long>(source.log().bytes().size());
      const long before = tessera::testing::allocated_bytes();
      const auto table =
          std::make_unique<Table>(*Table::restore(*Log::parse(source.log().bytes()), levels()));
      most = std::max(most, tessera::testing::allocated_bytes() - before - log_bytes);
      ASSERT_TRUE(equal(table->state(), source.state()));
    }
    std::printf("%s: at most %ld bytes a table, %zu of them the table itself\n",
                std::string(game->spec().name).c_str(), most, sizeof(Table));
    EXPECT_GT(most, static_cast<long>(sizeof(Table)));
    EXPECT_LE(most, 4096);
  }
}

}  // namespace
}  // namespace tessera::table
