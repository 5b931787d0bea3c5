#include <algorithm>
#include <gtest/gtest.h>
#include <sstream>

#include "base/text.h"
#include "table/messages.h"
#include "tests/table/tables.h"

namespace tessera::table {
namespace {

using namespace test_tables;

// "play 5m 5s" becomes "play 5s 5m".
std::string reversed(const std::string& move) {
  std::istringstream words(move);
  std::string verb;
  words >> verb;
  std::string tiles;
  for (std::string tile; words >> tile;) tiles = concat(' ', tile, tiles);
  return verb + tiles;
}

// A move of more than one tile of whoever is to act; in a hand of 12 there is always one.
std::string some_combination(const Table& table) {
  const auto legal = table.state().play.game->legal();
  const auto found =
      std::ranges::find_if(legal, [](const std::string& move) { return std::ranges::count(move, ' ') > 1; });
  EXPECT_NE(found, legal.end());
  return *found;
}

Event last_event(const Table& table) {
  Log::Cursor cursor(table.log());
  Event event = *cursor.next();
  while (!cursor.done()) event = *cursor.next();
  return event;
}

TEST(TableMoves, APersonTypesTilesInAnyOrderAndTheLogHasThemInTheRecords) {
  Table table = started_table({.game = "lexio", .setup = {3, {}}}, "ppp");
  const Seat seat = to_act(table);
  const std::string move = some_combination(table);
  ASSERT_NE(reversed(move), move);
  ASSERT_TRUE(table.execute(Act{person(seat), reversed(move)}, Time{0}));
  EXPECT_EQ(std::get<Moved>(last_event(table).what).text, move);
  EXPECT_TRUE(Table::restore(table.log(), levels()));
}

TEST(TableMoves, ABotWritesThemAsTheRecordDoes) {
  Table table = started_table({.game = "lexio", .setup = {3, {}}}, "bbb");
  const auto request = bot_request(table.state());
  const std::string move = some_combination(table);
  EXPECT_FALSE(table.execute(BotAnswer{request->seat, request->position, reversed(move)}, Time{0}));
  ASSERT_TRUE(table.execute(BotAnswer{request->seat, request->position, move}, Time{0}));
  EXPECT_EQ(std::get<BotMoved>(last_event(table).what).text, move);
}

TEST(TableMoves, ALogThatHasThemOtherwiseIsRefused) {
  Table table = started_table({.game = "lexio", .setup = {3, {}}}, "ppp");
  Log log = table.log();
  log.append({Time{0}, Moved{to_act(table), reversed(some_combination(table))}});
  EXPECT_FALSE(Table::restore(log, levels()));
}

TEST(TableMoves, TheTablesReasonsComeBeforeTheGames) {
  Table table = started_table({}, "pp");
  const Seat waiting = next_seat(to_act(table), 2);
  const auto refused = table.execute(Act{person(waiting), "nonsense"}, Time{0});
  ASSERT_FALSE(refused);
  EXPECT_TRUE(refused.error().is(Say::not_your_turn));
}

}  // namespace
}  // namespace tessera::table
