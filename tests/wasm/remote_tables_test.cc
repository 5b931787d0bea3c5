#include "wasm/remote_tables.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "base/text.h"
#include "protocol/json.h"
#include "protocol/server_message.h"
#include "table/telling.h"
#include "tests/table/tables.h"
#include "wasm/door.h"

namespace tessera::wasm {
namespace {

using namespace table::test_tables;

Data asked(Door& door, const std::string& request) {
  auto answer = protocol::from_json(door.call(request));
  EXPECT_TRUE(answer);
  return answer ? *std::move(answer) : Data();
}
std::string code(const Data& answer) {
  const auto* text = std::get_if<std::string>(&answer["refused"]["code"].value());
  return text != nullptr ? *text : "";
}

TEST(RemoteTables, AreOpenedHeardShownAndClosed) {
  Door door([](std::span<std::byte> bytes) { std::ranges::fill(bytes, std::byte{1}); });
  auto table = started_table({}, "pp");
  const Viewer viewer = to_act(table);
  const auto told = table::told_events(table.log(), viewer, 0);
  const Data opened = asked(door, concat(R"({"call":"remote_open","message":)",
                                         protocol::whole_text(table.state(), viewer, 0, told), '}'));
  EXPECT_EQ(opened["ok"]["have"], Data(static_cast<std::int64_t>(table.state().events)))
      << protocol::to_json(opened);
  EXPECT_EQ(asked(door, R"({"call":"remote_check","table":"table-1","move":"take 1"})")["ok"], Data());
  EXPECT_EQ(code(asked(door, R"({"call":"remote_check","table":"table-1","move":"take 9"})")).substr(0, 4),
            "101.");

  const auto moved =
      table.execute(table::Act{person(viewer.seat()), "take 1"}, table::Time{5}, Audience(&viewer, 1));
  ASSERT_TRUE(moved);
  const std::string news =
      protocol::news_text(table.state().opening.id, moved->announced, 0, protocol::now_field(table.state()));
  EXPECT_EQ(code(asked(door, concat(R"({"call":"remote_hear","table":"table-1","message":)", news, '}'))),
            "");
  const Data snapshot = asked(door, R"({"call":"remote_snapshot","table":"table-1","after":-1})")["ok"];
  EXPECT_EQ(snapshot["view"], table.state().play.game->view(viewer)->data());
  EXPECT_EQ(snapshot["public"]["position"], Data(static_cast<std::int64_t>(table.state().position)));
  EXPECT_FALSE(std::get<Data::List>(asked(door, R"({"call":"remote_lines","table":"table-1"})")["ok"].value())
                   .empty());
  EXPECT_EQ(asked(door, R"({"call":"remote_close","table":"table-1"})")["ok"], Data());
  EXPECT_EQ(code(asked(door, R"({"call":"remote_snapshot","table":"table-1"})")),
            "protocol.no_such_remote_table");
}

TEST(RemoteTables, RefuseWhatIsNotWhole) {
  Door door([](std::span<std::byte> bytes) { std::ranges::fill(bytes, std::byte{1}); });
  auto table = started_table({}, "pp");
  const auto late = table::told_events(table.log(), Viewer::onlooker(), 3);
  const std::string from_three = protocol::whole_text(table.state(), Viewer::onlooker(), 3, late);
  EXPECT_NE(code(asked(door, concat(R"({"call":"remote_open","message":)", from_three, '}'))), "");
  EXPECT_NE(code(asked(door, R"({"call":"remote_open"})")), "");
  const auto first = std::vector(1, table::told_events(table.log(), Viewer::onlooker(), 0).front());
  const std::string whole = protocol::whole_text(table.state(), Viewer::onlooker(), 0, first);
  EXPECT_EQ(code(asked(door, concat(R"({"call":"remote_open","message":)", whole, '}'))), "");
  EXPECT_EQ(
      code(asked(door, concat(R"({"call":"remote_hear","table":"table-1","message":)", from_three, '}'))),
      "protocol.events_missing");
}

}  // namespace
}  // namespace tessera::wasm
