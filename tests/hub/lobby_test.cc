#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/text.h"
#include "tests/hub/world.h"

namespace tessera::server::hub::testing {
namespace {

using ::testing::HasSubstr;

std::size_t listed(World& world, const QueryPairs& query = {}) {
  const Data data = parsed(world.call(Guest{}, "GET", "/api/tables", "", query).body);
  return std::get<Data::List>(data["tables"].value()).size();
}
std::string watching(std::string_view table) {
  return concat(R"({"id":"w","do":"watch","table":")", table, "\"}");
}

TEST(Lobby, ListsWhatIsPublicAndStillGathersAlsoAfterARestart) {
  World world;
  const Guest ann = world.person("Ann");
  world.create(ann, R"({"game":"101","players":2,"public":true})");
  world.create(ann, R"({"game":"21","players":2,"public":true,"clock":{"kind":"days","time":86400000}})");
  world.create(ann, R"({"game":"21","players":2})");
  world.create(ann, R"({"game":"101","players":1,"public":true})");  // has begun
  EXPECT_EQ(listed(world), 2U);
  EXPECT_EQ(listed(world, {{"game", "21"}}), 1U);
  EXPECT_EQ(listed(world, {{"clock", "none"}}), 1U);
  EXPECT_EQ(listed(world, {{"clock", "move"}}), 0U);
  world.restart();
  EXPECT_EQ(listed(world), 2U);
}

TEST(Lobby, QuickMatchBringsPeopleTogetherAndBegins) {
  World world;
  const Guest ann = world.person("Ann");
  const Guest bob = world.person("Bob");
  const Guest eve = world.person("Eve");
  const char* wish = R"({"game":"21","players":2})";
  const std::string first = text_of(world.call_data(ann, "POST", "/api/match", wish)["table"]);
  world.say(ann, watching(first));
  EXPECT_EQ(text_of(world.call_data(ann, "POST", "/api/match", wish)["table"]), first) << "one waits once";
  EXPECT_NE(text_of(world.call_data(eve, "POST", "/api/match", R"({"game":"21","players":3})")["table"]),
            first);
  EXPECT_EQ(text_of(world.call_data(bob, "POST", "/api/match", wish)["table"]), first);
  EXPECT_EQ(world.stored(first)->state().phase, table::Phase::playing);
  EXPECT_NE(text_of(world.call_data(eve, "POST", "/api/match", wish)["table"]), first);
}

TEST(Lobby, NobodyIsMatchedWithWhoIsGone) {
  World world;
  const Guest ann = world.person("Ann");
  const Guest bob = world.person("Bob");
  const char* wish = R"({"game":"21","players":2})";
  const std::string first = text_of(world.call_data(ann, "POST", "/api/match", wish)["table"]);
  EXPECT_NE(text_of(world.call_data(bob, "POST", "/api/match", wish)["table"]), first);
}

TEST(Lobby, NamesWhatIsWrongWithATable) {
  World world;
  const Guest ann = world.person("Ann");
  const auto status = [&](std::string_view body) {
    return world.call(ann, "POST", "/api/tables", body).status;
  };
  EXPECT_EQ(status("{"), 400);
  EXPECT_EQ(status(R"({"game":"chess","players":2})"), 400);
  EXPECT_EQ(status(R"({"game":"21","players":9})"), 400);
  EXPECT_EQ(status(R"({"game":"21","players":2,"seats":[{"kind":"you"}]})"), 400);
  EXPECT_EQ(status(R"({"game":"21","players":2,"seats":[{"kind":"you"},{"kind":"you"}]})"), 400);
  EXPECT_EQ(status(R"({"game":"21","players":2,"seats":[{"kind":"you"},{"kind":"bot","level":"god"}]})"),
            400);
  EXPECT_EQ(status(std::string(5000, ' ')), 413);
  EXPECT_EQ(world.call(ann, "PUT", "/api/tables").status, 405);
  EXPECT_EQ(world.call(ann, "GET", "/api/nothing").status, 404);
  EXPECT_EQ(world.call(ann, "GET", "/api/tables/../me").status, 404);
  EXPECT_EQ(world.call(ann, "GET", "/api/games", "", {{"before", "x"}}).status, 400);
}

TEST(Lobby, NobodyOpensTablesWithoutEnd) {
  Settings settings = World::generous();
  settings.tables_a_person = 3;
  World world(1, settings);
  const Guest ann = world.person("Ann");
  for (int i = 0; i < 3; ++i) world.create(ann, R"({"game":"21","players":2})");
  const CallAnswer more = world.call(ann, "POST", "/api/tables", R"({"game":"21","players":2})");
  EXPECT_EQ(more.status, 409);
  EXPECT_THAT(more.body, HasSubstr("server_hub.too_many_tables"));
  // Nor after a restart.
  world.restart();
  EXPECT_EQ(world.call(ann, "POST", "/api/tables", R"({"game":"21","players":2})").status, 409);
}

TEST(Lobby, ATableThatNobodyCameToIsDropped) {
  World world;
  const Guest ann = world.person("Ann");
  const std::string table = world.create(ann, R"({"game":"21","players":2,"public":true})");
  world.pass(Time{86'400'000 - 1'000});
  EXPECT_TRUE(world.stored(table));
  world.pass(Time{2'000});
  EXPECT_FALSE(world.stored(table));
  EXPECT_EQ(world.hub->figures().tables, 0U);
}

}  // namespace
}  // namespace tessera::server::hub::testing
