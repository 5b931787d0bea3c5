#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <string>

#include "games/catalog.h"
#include "protocol/json.h"
#include "table/bot_request.h"
#include "table/public_data.h"
#include "table/table.h"
#include "table/telling.h"
#include "tests/support/fair_games.h"

// What a page is given of a live table: docs/view-data.md, "A live table".

namespace tessera::table {
namespace {

constexpr PersonId kAnn{7};
constexpr PersonId kBo{8};

std::string golden_table_text(const std::string& name) {
  std::ifstream file(std::filesystem::path(TESSERA_SOURCE_DIR "/tests/golden") / name, std::ios::binary);
  EXPECT_TRUE(file) << name;
  return {std::istreambuf_iterator<char>(file), {}};
}

Time at_second(int n) { return Time{n * 1000}; }

// Ann opens a game of 21 against a bot and Bo, who hands his seat to a bot.
Table played_table() {
  const Opening opening{*TableId::parse("golden"),    find_game("21"),
                        {3, {{"lines", "each"}}},     ClockSpec::total(Time{300'000}, Time{10'000}),
                        testing::numbered_secret(21), kAnn};
  Table table = *Table::open(opening, {kStandIn, "casual"}, Time{0});
  EXPECT_TRUE(table.execute(Sit{kAnn, seat_at(0), "Ann"}, at_second(1)));
  EXPECT_TRUE(table.execute(Sit{kBo, seat_at(2), "Bo"}, at_second(2)));
  EXPECT_TRUE(table.execute(SeatBot{kAnn, seat_at(1), "casual"}, at_second(3)));
  EXPECT_TRUE(table.execute(AddWord{kBo, "été"}, at_second(4)));
  EXPECT_TRUE(table.execute(Start{kAnn}, at_second(5)));
  EXPECT_TRUE(table.execute(HandOver{kBo, "casual"}, at_second(6)));
  for (int moves = 0; moves < 2; ++moves) {
    const std::string move = table.state().play.game->legal().front();
    if (const auto request = bot_request(table.state()))
      EXPECT_TRUE(table.execute(BotAnswer{request->seat, request->position, move}, at_second(10 + moves)));
    else
      EXPECT_TRUE(table.execute(Act{kAnn, move}, at_second(10 + moves)));
  }
  return table;
}

TEST(TableData, WhatEverybodyMayKnow) {
  EXPECT_EQ(protocol::to_pretty_json(public_data(played_table().state())),
            golden_table_text("table-public.json"));
}

TEST(TableData, WhatASeatIsToldOfEveryEvent) {
  Data::List events;
  for (const ToldEvent& event : told_events(played_table().log(), seat_at(0), 0))
    events.push_back(to_data(event));
  EXPECT_EQ(protocol::to_pretty_json(events), golden_table_text("table-events.json"));
}

// Of two who play, the other one has won, and there are no scores.
TEST(TableData, TheResultAfterAResignation) {
  const Opening opening{*TableId::parse("golden"), find_game("101"), {2, {}},
                        ClockSpec::none(),         PlainSeed{1},     kAnn};
  Table table = *Table::open(opening, {kStandIn}, Time{0});
  EXPECT_TRUE(table.execute(Sit{kAnn, seat_at(0), "Ann"}, Time{0}));
  EXPECT_TRUE(table.execute(Sit{kBo, seat_at(1), "Bo"}, Time{0}));
  EXPECT_TRUE(table.execute(Start{kAnn}, Time{0}));
  EXPECT_EQ(public_data(table.state())["result"], Data());
  EXPECT_TRUE(table.execute(Resign{kAnn}, Time{0}));
  EXPECT_EQ(public_data(table.state())["result"],
            Data(Data::Fields{{"scores", Data()}, {"winners", Data::List{1}}, {"resigned", 0}}));
}

}  // namespace
}  // namespace tessera::table
