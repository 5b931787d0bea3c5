#include "server/hub/hub.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/text.h"
#include "protocol/json.h"
#include "store/messages.h"
#include "table/table.h"
#include "tests/hub/world.h"

namespace tessera::server::hub::testing {
namespace {

using ::testing::HasSubstr;

constexpr std::string_view kTwoPlayers =
    R"({"game":"101","players":2,"options":{"mode":"junior"},"seats":[{"kind":"you"},{"kind":"open"}]})";

std::string watch(std::string_view table) {
  return concat(R"({"id":"w","do":"watch","table":")", table, "\"}");
}
std::string command(std::string_view id, std::string_view table, std::string_view body, int position = -1) {
  return concat(R"({"id":")", id, R"(","do":"command","table":")", table, R"(","position":)",
                position < 0 ? "null" : concat(position), R"(,"command":)", body, "}");
}
std::string refused_code(const Data& frame) { return text_of(frame["message"]["code"]); }

// Ann and Bob at a table of 101 that has begun.
struct Pair {
  explicit Pair(World& world)
      : ann(world.person("Ann")), bob(world.person("Bob")), table(world.create(ann, kTwoPlayers)) {
    for (const Guest& guest : {ann, bob}) world.say(guest, watch(table));
    world.say(bob, command("s", table, R"({"kind":"sit","seat":1})"));
    world.say(ann, command("b", table, R"({"kind":"start"})"));
    world.pass(Time{3'000});  // until it was said who is here
    world.heard(ann);
    world.heard(bob);
  }
  Guest ann;
  Guest bob;
  std::string table;
};

int position_of(World& world, const std::string& table) {
  return static_cast<int>(world.stored(table)->state().position);
}
Guest to_act(World& world, const Pair& pair) {
  return *seat_to_act(world.stored(pair.table)->state()) == seat_at(0) ? pair.ann : pair.bob;
}
std::string a_move(World& world, const std::string& table) {
  return concat(R"({"kind":"act","move":")", world.stored(table)->state().play.game->legal().front(), "\"}");
}

TEST(Hub, GreetsWhoComes) {
  World world;
  const Guest ann = world.person("Ann");
  const auto heard = world.heard(ann);
  ASSERT_EQ(heard.size(), 1U);
  EXPECT_EQ(number_of(heard[0]["hello"]["protocol"]), 1);
  EXPECT_EQ(text_of(heard[0]["hello"]["person"]["name"]), "Ann");
  EXPECT_TRUE(is_null(world.heard(world.nobody()).at(0)["hello"]["person"]));
}

TEST(Hub, TellsAMoveToBothAndAnswersOnce) {
  World world;
  const Pair pair(world);
  const Guest mover = to_act(world, pair);
  const Guest other = mover.connection == pair.ann.connection ? pair.bob : pair.ann;
  const auto before = world.stored(pair.table)->state().events;
  world.say(mover, command("m1", pair.table, a_move(world, pair.table), position_of(world, pair.table)));
  const auto own = world.heard(mover);
  const auto others = world.heard(other);
  ASSERT_EQ(own.size(), 1U);
  ASSERT_EQ(others.size(), 1U);
  EXPECT_EQ(text_of(own[0]["done"]), "m1");
  EXPECT_TRUE(is_null(others[0]["done"]));
  EXPECT_FALSE(is_null(others[0]["now"]));
  EXPECT_GT(world.stored(pair.table)->state().events, before);
}

TEST(Hub, TellsNothingBeforeItIsDurable) {
  World world;
  const Pair pair(world);
  const Guest mover = to_act(world, pair);
  world.commits = false;
  world.say(mover, command("m1", pair.table, a_move(world, pair.table), position_of(world, pair.table)));
  EXPECT_TRUE(world.heard(pair.ann).empty());
  EXPECT_TRUE(world.heard(pair.bob).empty());
  const Guest late = world.nobody();
  world.say(late, watch(pair.table));
  EXPECT_EQ(world.heard(late).size(), 1U) << "hello alone: what the table is now is not durable";
  world.commits = true;
  world.pump();
  EXPECT_EQ(world.heard(pair.ann).size(), 1U);
  EXPECT_EQ(world.heard(pair.bob).size(), 1U);
  EXPECT_EQ(world.heard(late).size(), 1U);
}

TEST(Hub, DoesACommandOnce) {
  World world;
  const Pair pair(world);
  const Guest mover = to_act(world, pair);
  const std::string move =
      command("m1", pair.table, a_move(world, pair.table), position_of(world, pair.table));
  world.say(mover, move);
  const auto events = world.stored(pair.table)->state().events;
  world.heard(mover);
  world.say(mover, move);
  EXPECT_EQ(text_of(world.heard(mover).at(0)["done"]), "m1");
  EXPECT_EQ(world.stored(pair.table)->state().events, events);
}

TEST(Hub, KnowsACommandAgainAfterARestart) {
  World world;
  Pair pair(world);
  Guest mover = to_act(world, pair);
  const std::string move =
      command("m1", pair.table, a_move(world, pair.table), position_of(world, pair.table));
  world.say(mover, move);
  const auto events = world.stored(pair.table)->state().events;
  world.restart();
  mover = world.again(mover);
  world.heard(mover);
  world.say(mover, move);
  EXPECT_EQ(text_of(world.heard(mover).at(0)["done"]), "m1");
  EXPECT_EQ(world.stored(pair.table)->state().events, events);
  const std::string other =
      command("m2", pair.table, R"({"kind":"act","move":"take 6"})", position_of(world, pair.table) - 1);
  world.say(mover, other);
  EXPECT_EQ(refused_code(world.heard(mover).at(0)), "server_hub.position_moved_on");
}

TEST(Hub, StopsWhileTheStoreIsAwayAndGoesOnByItself) {
  World world;
  const Pair pair(world);
  const Guest mover = to_act(world, pair);
  const int position = position_of(world, pair.table);
  const std::string move = a_move(world, pair.table);
  world.store.set_trouble(Message(store::Say::disk_full));
  world.say(mover, command("m1", pair.table, move, position));
  EXPECT_EQ(refused_code(world.heard(pair.ann).at(0)["trouble"]), "server_hub.store_away");
  world.say(pair.bob, command("x", pair.table, R"({"kind":"resign"})"));
  EXPECT_EQ(refused_code(world.heard(pair.bob).at(1)), "server_hub.store_away");
  world.pass(Time{3'000});
  EXPECT_TRUE(world.heard(pair.ann).empty());
  world.store.set_trouble({});
  world.pass(Time{3'000});
  const auto heard = world.heard(mover);
  ASSERT_EQ(heard.size(), 2U);
  EXPECT_EQ(text_of(heard[0]["done"]), "m1");
  EXPECT_TRUE(is_null(heard[1]["trouble"]));
  EXPECT_EQ(position_of(world, pair.table), position + 1);
}

TEST(Hub, TakesTheStoresWordWhenSomebodyElseWroteThere) {
  World world;
  const Pair pair(world);
  const Guest mover = to_act(world, pair);
  const std::string move =
      command("m1", pair.table, a_move(world, pair.table), position_of(world, pair.table));
  auto other = *world.stored(pair.table);
  const auto first = other.log().size();
  const std::size_t bytes = other.log().bytes().size();
  ASSERT_TRUE(other.execute(table::Stand{table::PersonId{1}}, world.now));
  const auto added = other.log().bytes().subspan(bytes);
  ASSERT_TRUE(world.store.commit({store::Append{
      other.state().opening.id, first, other.log().size() - first, {added.begin(), added.end()}}}));
  world.say(mover, move);
  const auto heard = world.heard(mover);
  ASSERT_EQ(heard.size(), 2U);
  EXPECT_EQ(refused_code(heard[0]), "server_hub.position_moved_on");
  EXPECT_EQ(number_of(heard[1]["public"]["events"]), static_cast<int>(other.state().events));
  EXPECT_EQ(world.hub->figures().forks, 1U);
}

TEST(Hub, ShowsAnOnlookerThePublicSideAndASeatItsOwn) {
  World world;
  const Guest ann = world.person("Ann");
  const Guest eve = world.nobody();
  const std::string table = world.create(
      ann,
      R"({"game":"lexio","players":3,"seats":[{"kind":"you"},{"kind":"bot","level":"novice"},{"kind":"bot","level":"casual"}]})");
  world.heard(ann);
  world.heard(eve);
  world.say(ann, watch(table));
  world.say(eve, watch(table));
  const std::string own = protocol::to_json(world.heard(ann).at(0));
  const std::string others = protocol::to_json(world.heard(eve).at(0));
  EXPECT_THAT(own, HasSubstr("\"seat\":0"));
  EXPECT_THAT(others, HasSubstr("~ deal ?12 | ?12 | ?12"));
  EXPECT_EQ(own.find("~ deal ?12"), std::string::npos);
}

TEST(Hub, PlaysGamesOfBotsAndAPersonToTheirEndAndKeepsThem) {
  World world;
  const Guest ann = world.person("Ann");
  const std::string table = world.create(
      ann, R"({"game":"21","players":2,"seats":[{"kind":"you"},{"kind":"bot","level":"novice"}]})");
  world.say(ann, watch(table));
  world.say(ann, command("h", table, R"({"kind":"hand_over","level":"casual"})"));
  world.pass(Time{600'000});
  EXPECT_EQ(world.stored(table)->state().phase, table::Phase::over);
  const Data mine = world.call_data(ann, "GET", "/api/games");
  EXPECT_EQ(std::get<Data::List>(mine["finished"].value()).size(), 1U) << protocol::to_json(mine);
  const auto record = world.call(ann, "GET", concat("/api/games/", table, "/record"));
  EXPECT_TRUE(record.is_record);
  EXPECT_THAT(record.body, HasSubstr("tessera 1\ngame 21"));
  EXPECT_EQ(world.hub->figures().tables, 1U);
  world.leave(ann);
  EXPECT_EQ(world.hub->figures().tables, 0U) << "nobody looks at it any more";
}

// The tables that somebody was sent on to for a rematch.
std::vector<std::string> next_tables(World& world, const Guest& guest) {
  std::vector<std::string> found;
  for (const Data& frame : world.heard(guest))
    if (!is_null(frame["next"])) found.push_back(text_of(frame["next"]));
  return found;
}

void agree_on_a_rematch(World& world, const Pair& pair) {
  world.say(pair.ann, command("r", pair.table, R"({"kind":"resign"})"));
  world.say(pair.ann, command("o", pair.table, R"({"kind":"offer_rematch"})"));
  world.say(pair.bob, command("a", pair.table, R"({"kind":"accept_rematch"})"));
}

TEST(Hub, FindsTheTableOfARematchAgain) {
  World world;
  const Pair pair(world);
  agree_on_a_rematch(world, pair);
  const auto next = next_tables(world, pair.ann);
  ASSERT_EQ(next.size(), 1U);
  EXPECT_EQ(next_tables(world, pair.bob), next);
  EXPECT_EQ(world.stored(next[0])->state().phase, table::Phase::playing);
  // Forgotten, as nobody looks at it any more.
  world.leave(pair.ann);
  world.leave(pair.bob);
  const Guest bob = world.again(pair.bob);
  world.say(bob, watch(pair.table));
  EXPECT_EQ(next_tables(world, bob), next);
  world.restart();
  const Guest ann = world.again(pair.ann);
  world.say(ann, watch(pair.table));
  EXPECT_EQ(next_tables(world, ann), next);
}

TEST(Hub, SetsTheTableOfARematchThatWasAgreedOnBeforeARestart) {
  World world;
  const Pair pair(world);
  world.reads = false;  // so that it does not come to the new table
  agree_on_a_rematch(world, pair);
  EXPECT_TRUE(next_tables(world, pair.ann).empty());
  world.restart();
  world.reads = true;
  const Guest ann = world.again(pair.ann);
  const Guest bob = world.again(pair.bob);
  for (const Guest& guest : {ann, bob}) world.say(guest, watch(pair.table));
  const auto next = next_tables(world, ann);
  ASSERT_EQ(next.size(), 1U);
  EXPECT_EQ(next_tables(world, bob), next);
  EXPECT_EQ(world.stored(next[0])->state().phase, table::Phase::playing);
}

TEST(Hub, StopsTheClocksWhileItIsDown) {
  World world;
  const Guest ann = world.person("Ann");
  const std::string table = world.create(
      ann, R"({"game":"101","players":1,"clock":{"kind":"move","time":60000},"seats":[{"kind":"you"}]})");
  const auto left = [&] {
    return world.stored(table)->state().clock.left(seat_at(0), world.stored(table)->state().play.turns);
  };
  const auto before = left();
  world.now += Time{3'600'000};
  world.restart();
  EXPECT_EQ(left(), before);
  world.pass(Time{59'000});
  EXPECT_FALSE(world.stored(table)->state().seating.at(seat_at(0)).covered);
  world.pass(Time{2'000});
  EXPECT_EQ(world.stored(table)->state().seating.at(seat_at(0)).timeouts, 1);
}

}  // namespace
}  // namespace tessera::server::hub::testing
