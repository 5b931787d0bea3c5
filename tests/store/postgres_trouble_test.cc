#include <array>
#include <atomic>
#include <chrono>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <thread>

#include "base/text.h"
#include "store/messages.h"
#include "store/open.h"
#include "store/postgres/postgres_store.h"
#include "store/postgres/schema.h"
#include "store/postgres/writer.h"
#include "tests/store/entries.h"
#include "tests/store/postgres_server.h"
#include "tests/support/said.h"

// A PostgreSQL that is killed, locked, dropped or somebody else's.

namespace tessera::store {
namespace {

using namespace test_entries;
using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

class PostgresTrouble : public ::testing::Test {
 protected:
  void SetUp() override { open(); }
  void TearDown() override {
    if (!server().is_running()) server().start();
  }
  static PostgresServer& server() { return PostgresServer::shared(); }
  void open() {
    auto opened = PostgresStore::open(place_);
    ASSERT_TRUE(opened) << said(opened.error());
    store_ = *std::move(opened);
  }
  void close() { store_.reset(); }
  Store& store() { return *store_; }
  [[nodiscard]] const std::string& place() const { return place_; }
  // From another connection.
  void run(const char* sql) const { server().run(place_, sql); }
  void cut_connections() const {
    run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()");
  }
  std::string trouble(const Batch& batch) {
    const auto committed = store_->commit(batch);
    return committed ? "" : code_name(committed.error());
  }

 private:
  std::string place_ = server().new_database();
  std::unique_ptr<Store> store_;
};

TEST_F(PostgresTrouble, AServerThatIsKilledAndComesBack) {
  const auto reader = *store().reader();
  test_entries::store_all(store(), {append("one", 0, "abc")});
  server().kill();
  EXPECT_EQ(trouble({append("one", 3, "d")}), "lost");
  EXPECT_EQ(trouble({append("one", 3, "d")}), "lost");
  EXPECT_FALSE(reader->counts());
  server().start();
  test_entries::store_all(store(), {append("one", 3, "d")});
  EXPECT_THAT(live(*reader), ElementsAre("one: abcd"));
}

TEST_F(PostgresTrouble, AServerThatIsKilledAgainAndAgainUnderLoad) {
  std::atomic<bool> done = false;
  std::atomic<EventNumber> stored = 0;
  std::thread writing([&] {
    // Whether a commit that failed has happened is not known: it is given again until it has.
    while (!done) {
      const EventNumber next = stored;
      const Batch batch = {append("one", next, std::string(1, static_cast<char>('a' + next % 26))),
                           append(concat("t", next), 0, "x")};
      for (;;) {
        const auto committed = store().commit(batch);
        if (!committed) {
          std::this_thread::sleep_for(2ms);
          continue;
        }
        ASSERT_THAT(refused(committed), IsEmpty()) << next;
        break;
      }
      ++stored;
    }
  });
  for (int round = 0; round < 4; ++round) {
    const EventNumber before = stored;
    while (stored < before + 40) std::this_thread::sleep_for(1ms);
    server().kill();
    server().start();
  }
  done = true;
  writing.join();
  const auto log = **(*store().reader())->log(id("one"));
  ASSERT_EQ(log.events, stored);
  for (EventNumber i = 0; i < stored; ++i)
    ASSERT_EQ(static_cast<char>(log.bytes[i]), static_cast<char>('a' + i % 26));
  EXPECT_EQ((*store().reader())->counts()->live_tables, stored + 1);
}

TEST_F(PostgresTrouble, ACommitWhoseAnswerIsLostIsNotDoneTwice) {
  // The batch is stored by somebody else's connection, as if our own had broken after its COMMIT.
  const Batch batch = {AddPerson{person(1), "Ada", Time(5)}, append("one", 0, "ab"), append("one", 2, "c"),
                       Finish{finished("one", 3, "21", {1}, 100), {}}, append("one", 3, "d")};
  test_entries::store_all(store(), batch);
  cut_connections();
  EXPECT_EQ(trouble(batch), "lost");
  const auto again = store().commit(batch);
  EXPECT_THAT(refused(again), IsEmpty());
  EXPECT_THAT(repeated(again), ElementsAre(0, 1, 2, 3, 4));
}

TEST_F(PostgresTrouble, TwoWritersCanNotForkAGame) {
  test_entries::store_all(store(), {append("one", 0, "a")});
  // Both without the owner's lock, each a transaction; the second waits for the first.
  auto first = *PgConnection::open(place());
  auto second = *PgConnection::open(place());
  for (PgConnection* connection : {first.get(), second.get()}) {
    connection->run("SET search_path = tessera");
    PgWriter::prepare(*connection);
  }
  const Committed won =
      PgWriter(*first).write({append("one", 1, "b"), append("new", 0, "n")}, "BEGIN", nullptr);
  EXPECT_THAT(won.refused, IsEmpty());
  Committed lost;
  std::thread waiting([&] {
    lost = PgWriter(*second).write({append("one", 1, "X"), append("new", 0, "Y")}, "BEGIN", "COMMIT");
  });
  std::this_thread::sleep_for(50ms);
  first->run("COMMIT");
  waiting.join();
  EXPECT_FALSE(first->failed() || second->failed());
  EXPECT_THAT(refused(lost), ElementsAre("0 forked", "1 forked"));
  EXPECT_THAT(live(**store().reader()), ElementsAre("one: ab", "new: n"));
}

TEST_F(PostgresTrouble, ADatabaseThatCanNotBeWritten) {
  test_entries::store_all(store(), {append("one", 0, "a")});
  run("DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = on',"
      " current_database()); END $$");
  cut_connections();
  EXPECT_EQ(trouble({append("one", 1, "b")}), "lost");
  EXPECT_EQ(trouble({append("one", 1, "b")}), "read_only");
  run("BEGIN READ WRITE; DO $$ BEGIN EXECUTE format('ALTER DATABASE %I RESET"
      " default_transaction_read_only', current_database()); END $$; COMMIT");
  test_entries::store_all(store(), {append("one", 1, "b")});
}

TEST_F(PostgresTrouble, AStoreThatIsGoneIsNotMadeAnew) {
  test_entries::store_all(store(), {append("one", 0, "a")});
  run("ALTER SCHEMA tessera RENAME TO away");
  cut_connections();
  EXPECT_EQ(trouble({append("one", 1, "b")}), "lost");
  EXPECT_EQ(trouble({append("one", 1, "b")}), "moved");
  run("ALTER SCHEMA away RENAME TO tessera");
  test_entries::store_all(store(), {append("one", 1, "b")});
  EXPECT_THAT(live(**store().reader()), ElementsAre("one: ab"));
}

TEST_F(PostgresTrouble, ANewerSchemaIsLeftAlone) {
  close();
  run("UPDATE tessera.about SET version = 99");
  const auto opened = PostgresStore::open(place());
  ASSERT_FALSE(opened);
  EXPECT_TRUE(opened.error().is(Say::newer_schema));
  EXPECT_THAT(said(opened.error()), HasSubstr("(schema 99; this version knows 1); it was left as it is"));
  EXPECT_TRUE(open_reader(place()).error().is(Say::newer_schema));
}

TEST_F(PostgresTrouble, OtherProgramsAreLeftAlone) {
  const std::string other = server().new_database();
  server().run(other, "CREATE SCHEMA tessera; CREATE TABLE tessera.recipes (name TEXT)");
  const auto opened = PostgresStore::open(other);
  ASSERT_FALSE(opened);
  EXPECT_TRUE(opened.error().is(Say::not_ours));
  // What lies beside is no matter.
  const std::string shared = server().new_database();
  server().run(shared, "CREATE TABLE recipes (name TEXT); CREATE TABLE games (title TEXT)");
  EXPECT_TRUE(PostgresStore::open(shared));
}

TEST_F(PostgresTrouble, OlderSchemasAreBroughtUp) {
  auto connection = *PgConnection::open(server().new_database());
  constexpr std::array<const char*, 3> kSteps = {"CREATE TABLE a (x BIGINT); INSERT INTO a VALUES (7)",
                                                 "ALTER TABLE a ADD COLUMN y BIGINT; UPDATE a SET y = x * 2",
                                                 "CREATE TABLE a (x BIGINT)"};
  ASSERT_TRUE(migrate(*connection, "", std::span(kSteps).first(1)));
  ASSERT_TRUE(migrate(*connection, "", std::span(kSteps).first(2)));
  EXPECT_EQ(connection->ask("SELECT y FROM tessera.a").integer(0, 0), 14);
  EXPECT_EQ(postgres_schema(*connection, "", kSteps), 2);
  EXPECT_FALSE(migrate(*connection, "", kSteps));
}

TEST_F(PostgresTrouble, NoReaderMakesAStore) {
  const auto reader = open_reader(server().new_database());
  ASSERT_FALSE(reader);
  EXPECT_TRUE(reader.error().is(Say::no_database));
}

TEST_F(PostgresTrouble, APasswordIsNeverShown) {
  const auto opened = PostgresStore::open("postgresql://ada:s3cret@127.0.0.1:1/games");
  ASSERT_FALSE(opened);
  EXPECT_TRUE(opened.error().is(Say::lost));
  EXPECT_THAT(said(opened.error()),
              HasSubstr("postgresql://127.0.0.1:1/games: the database can’t be reached: "));
  EXPECT_THAT(said(opened.error()), Not(HasSubstr("s3cret")));
}

TEST_F(PostgresTrouble, WhatIsWrittenIsNeverReadAsSql) {
  const std::string odd = "'; DROP TABLE people; -- \" \\ $1 {a,\"b\"} %s";
  FinishedGame game = finished("one", 1, "21", {1}, 100);
  game.seats[0].name = odd;
  game.record = odd;
  test_entries::store_all(store(),
                          {AddPerson{person(1), odd, Time(1)}, append("one", 0, "a"), Finish{game, {}}});
  const auto reader = *store().reader();
  EXPECT_EQ((*reader->people_named(odd)).size(), 1U);
  EXPECT_EQ(*reader->game(id("one")), game);
}

}  // namespace
}  // namespace tessera::store
