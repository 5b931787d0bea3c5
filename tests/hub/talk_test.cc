#include <array>
#include <chrono>
#include <cstdio>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <optional>
#include <utility>

#include "base/text.h"
#include "server/hub/base64url.h"
#include "tests/hub/world.h"
#include "tests/support/environment.h"

namespace tessera::server::hub::testing {
namespace {

using ::testing::HasSubstr;

std::string message(std::string_view id, std::string_view what, std::string_view table,
                    std::string_view rest = "") {
  return concat(R"({"id":")", id, R"(","do":")", what, R"(","table":")", table, '"', rest, '}');
}

struct Company {
  explicit Company(World& world)
      : ann(world.person("Ann")),
        bob(world.person("Bob")),
        table(world.create(ann, R"({"game":"21","players":2})")) {
    for (const Guest& guest : {ann, bob}) world.say(guest, message("w", "watch", table));
    world.pass(Time{3'000});
    world.heard(ann);
    world.heard(bob);
  }
  Guest ann;
  Guest bob;
  std::string table;
};

TEST(Talk, GoesToAllWhoAreThereExceptWhoMutedIt) {
  World world;
  const Company at(world);
  world.say(at.bob, message("s", "say", at.table, R"(,"text":"  Good   luck! ")"));
  EXPECT_EQ(text_of(world.heard(at.ann).at(0)["chat"]["text"]), "Good luck!");
  world.say(at.ann, message("m", "mute", at.table, R"(,"person":2)"));
  world.heard(at.ann);
  world.say(at.bob, message("s2", "say", at.table, R"(,"text":"Hello?")"));
  EXPECT_TRUE(world.heard(at.ann).empty());
  world.say(at.ann, message("m", "mute", at.table, R"(,"person":2,"muted":false)"));
  world.heard(at.ann);
  world.say(at.bob, message("s3", "react", at.table, R"(,"reaction":"wow")"));
  EXPECT_EQ(text_of(world.heard(at.ann).at(0)["chat"]["reaction"]), "wow");
}

TEST(Talk, HasItsBounds) {
  Settings settings = World::generous();
  settings.chat_lines = 2;
  World world(1, settings);
  const Company at(world);
  const auto refusal = [&](std::string_view text) {
    world.say(at.bob, message("s", "say", at.table, concat(R"(,"text":")", text, '"')));
    return text_of(world.heard(at.bob).back()["message"]["code"]);
  };
  EXPECT_EQ(refusal("   "), "server_hub.chat_empty");
  EXPECT_EQ(refusal(std::string(201, 'x')), "server_hub.chat_too_long");
  EXPECT_EQ(refusal("a\\u0007b"), "server_hub.chat_not_text");
  EXPECT_EQ(refusal("one"), "");
  EXPECT_EQ(refusal("two"), "");
  EXPECT_EQ(refusal("three"), "server_hub.chat_too_fast");
  const Guest eve = world.person("Eve");
  world.say(eve, message("s", "say", at.table, R"(,"text":"hi")"));
  EXPECT_EQ(text_of(world.heard(eve).back()["message"]["code"]), "server_hub.not_watching");
}

TEST(Limits, WhoSaysTooMuchIsRefusedAndThenDropped) {
  Settings settings;
  settings.message_burst = 10;
  settings.messages_a_second = 1;
  World world(1, settings);
  const Guest ann = world.person("Ann");
  for (int i = 0; i < 10; ++i) world.say(ann, R"({"id":"p","do":"ping"})");
  world.heard(ann);
  world.say(ann, R"({"id":"p","do":"ping"})");
  EXPECT_EQ(text_of(world.heard(ann).at(0)["message"]["code"]), "server_hub.too_fast");
  world.pass(Time{1'000});
  world.say(ann, R"({"id":"p","do":"ping"})");
  EXPECT_EQ(text_of(world.heard(ann).at(0)["done"]), "p");
  for (int i = 0; i < 300; ++i) world.say(ann, R"({"id":"p","do":"ping"})");
  EXPECT_THAT(world.dropped, ::testing::ElementsAre(ann.connection));
  EXPECT_EQ(world.hub->figures().connections, 0U);
}

TEST(Limits, AMessageIsNotTooLong) {
  World world;
  const Guest ann = world.person("Ann");
  world.heard(ann);
  world.say(ann, concat(R"({"id":"p","do":"ping","x":")", std::string(5000, 'x'), "\"}"));
  EXPECT_EQ(text_of(world.heard(ann).at(0)["message"]["code"]), "server_hub.message_too_long");
}

// Nobody comes to a table by trying names.
// TESSERA_WRONG_NAMES says how many are tried.
TEST(Limits, WrongNamesLeadNowhere) {
  World world;
  const Guest ann = world.person("Ann");
  const std::string table = world.create(ann, R"({"game":"21","players":2})");
  const Guest eve = world.nobody();
  world.heard(eve);
  Rng rng(3);
  const auto begin = std::chrono::steady_clock::now();
  const auto names = static_cast<int>(number_in_environment("TESSERA_WRONG_NAMES", 100'000));
  int refused = 0;
  Effects effects;
  for (int i = 0; i < names; ++i) {
    std::array<std::byte, 16> bytes{};
    for (std::byte& byte : bytes) byte = static_cast<std::byte>(rng.next());
    world.hub->message(eve.connection, message("w", "watch", to_base64url(bytes)), world.now);
    world.hub->take_effects(effects);
    for (const StoreRead& read : std::exchange(effects.reads, {}))
      world.hub->answered(read.id, ReadAnswer(std::optional<store::StoredLog>()), world.now);
    world.hub->take_effects(effects);
    for (const Frame& frame : effects.frames)
      refused += frame.text->find("server_hub.no_such_table") != std::string::npos ? 1 : 0;
  }
  const auto took = std::chrono::steady_clock::now() - begin;
  std::printf("%.1f microseconds a name\n", std::chrono::duration<double, std::micro>(took).count() / names);
  EXPECT_EQ(refused, names);
  EXPECT_EQ(world.hub->figures().tables, 1U);
}

}  // namespace
}  // namespace tessera::server::hub::testing
