#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/text.h"
#include "tests/hub/world.h"

namespace tessera::server::hub::testing {
namespace {

using ::testing::HasSubstr;

TEST(People, AreKnownByTheirKeyAndCanBeRenamed) {
  World world;
  const Guest ann = world.person("Ann");
  EXPECT_EQ(text_of(world.call_data(ann, "GET", "/api/me")["person"]["name"]), "Ann");
  EXPECT_EQ(world.call(ann, "POST", "/api/me", R"({"name":"Anna"})").status, 200);
  EXPECT_EQ(text_of(world.call_data(ann, "GET", "/api/me")["person"]["name"]), "Anna");
  world.restart();
  EXPECT_EQ(text_of(world.call_data(ann, "GET", "/api/me")["person"]["name"]), "Anna");
  EXPECT_TRUE(is_null(world.call_data(Guest{}, "GET", "/api/me")["person"]));
}

TEST(People, AWrongKeyIsNobody) {
  World world;
  world.person("Ann");
  Guest thief;
  thief.key = key_hash(fresh_key(seeded_entropy(99)));
  EXPECT_TRUE(is_null(world.call_data(thief, "GET", "/api/me")["person"]));
  EXPECT_EQ(world.call(thief, "POST", "/api/tables", R"({"game":"21","players":2})").status, 401);
  EXPECT_FALSE(key_hash("short"));
  EXPECT_FALSE(key_hash(std::string(43, '!')));
}

// Only its hash is in the store, and neither in the log.
TEST(People, TheKeyItselfIsNowhere) {
  World world;
  const Guest ann = world.person("Ann");
  for (const store::Batch& batch : world.committed)
    for (const store::Entry& entry : batch)
      if (const auto* add = std::get_if<store::AddKey>(&entry)) {
        EXPECT_EQ(add->key, *key_hash(ann.key_text));
      }
  for (const LogLine& line : world.log)
    for (const auto& [name, value] : line.fields) EXPECT_NE(text_of(value), ann.key_text);
}

TEST(People, ALinkWorksOnceAndNotForLong) {
  World world;
  const Guest ann = world.person("Ann");
  const std::string link = text_of(world.call_data(ann, "POST", "/api/me/link")["link"]);
  const std::string claim = concat(R"({"link":")", link, "\"}");
  const CallAnswer claimed = world.call(Guest{}, "POST", "/api/me/claim", claim);
  EXPECT_EQ(claimed.status, 200);
  ASSERT_TRUE(claimed.new_key);
  Guest phone;
  phone.key = key_hash(*claimed.new_key);
  EXPECT_EQ(text_of(world.call_data(phone, "GET", "/api/me")["person"]["name"]), "Ann");
  EXPECT_EQ(world.call(Guest{}, "POST", "/api/me/claim", claim).status, 404);
  const std::string late = text_of(world.call_data(ann, "POST", "/api/me/link")["link"]);
  world.pass(Time{600'001});
  EXPECT_EQ(world.call(Guest{}, "POST", "/api/me/claim", concat(R"({"link":")", late, "\"}")).status, 404);
}

TEST(People, WhoIsForgottenLeavesNothingButTheGames) {
  World world;
  const Guest ann = world.person("Ann");
  const Guest bob = world.person("Bob");
  const std::string table = world.create(ann, R"({"game":"101","players":2})");
  world.say(ann, concat(R"({"id":"w","do":"watch","table":")", table, "\"}"));
  const CallAnswer forgotten = world.call(ann, "DELETE", "/api/me");
  EXPECT_EQ(forgotten.status, 200);
  EXPECT_TRUE(forgotten.forget_key);
  EXPECT_THAT(world.dropped, ::testing::ElementsAre(ann.connection));
  EXPECT_TRUE(is_null(world.call_data(ann, "GET", "/api/me")["person"]));
  EXPECT_EQ(world.stored(table)->state().seating.at(seat_at(0)).holder, table::Holder::nobody);
  world.restart();
  EXPECT_TRUE(is_null(world.call_data(ann, "GET", "/api/me")["person"]));
  EXPECT_FALSE(is_null(world.call_data(bob, "GET", "/api/me")["person"]));
}

TEST(People, AreRatedByGamesBetweenThem) {
  World world;
  const Guest ann = world.person("Ann");
  const Guest bob = world.person("Bob");
  const std::string table = world.create(ann, R"({"game":"101","players":2})");
  world.say(
      bob, concat(R"({"id":"s","do":"command","table":")", table, R"(","command":{"kind":"sit","seat":1}})"));
  world.say(ann, concat(R"({"id":"b","do":"command","table":")", table, R"(","command":{"kind":"start"}})"));
  world.say(bob, concat(R"({"id":"r","do":"command","table":")", table, R"(","command":{"kind":"resign"}})"));
  const CallAnswer leaders = world.call(ann, "GET", "/api/leaders", "", {{"game", "101"}});
  EXPECT_THAT(leaders.body, HasSubstr(R"({"name":"Ann","rating":1662,"deviation":290,"games":1})"));
  EXPECT_THAT(leaders.body, HasSubstr(R"({"name":"Bob","rating":1338,"deviation":290,"games":1})"));
}

}  // namespace
}  // namespace tessera::server::hub::testing
