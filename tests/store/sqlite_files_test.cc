#include <array>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <iterator>
#include <string>
#include <sys/stat.h>

#include "base/text.h"
#include "store/messages.h"
#include "store/open.h"
#include "store/sqlite/database.h"
#include "store/sqlite/schema.h"
#include "store/sqlite/sqlite_store.h"
#include "store/sqlite/sweeper.h"
#include "store/sqlite/writer.h"
#include "tests/store/entries.h"
#include "tests/support/said.h"
#include "tests/support/temporary_folder.h"

// Which files become a store of SQLite's, and what is in them.

namespace tessera::store {
namespace {

using namespace test_entries;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

std::string content(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

class SqliteFiles : public ::testing::Test {
 protected:
  [[nodiscard]] std::string path() const { return folder_.path() + "/games.db"; }
  void make_store() { ASSERT_TRUE(SqliteStore::open(path())); }
  // Statements on the file by SQLite alone.
  void run(const char* sql) const {
    auto database = SqliteDatabase::open(path(), SqliteAccess::write);
    ASSERT_TRUE(database) << said(database.error());
    (*database)->run(sql);
    ASSERT_FALSE((*database)->failed()) << said((*database)->failure());
  }
  // Neither a store nor a reader can be opened, and the file stays as it is.
  void expect_refused(Say why, std::string_view sentence) const {
    const std::string before = content(path());
    const auto opened = SqliteStore::open(path());
    ASSERT_FALSE(opened);
    EXPECT_TRUE(opened.error().is(why));
    EXPECT_EQ(said(opened.error()), concat(path(), ": ", sentence));
    const auto reader = open_reader(path());
    ASSERT_FALSE(reader);
    EXPECT_EQ(said(reader.error()), said(opened.error()));
    EXPECT_EQ(content(path()), before);
  }

  tessera::testing::TemporaryFolder folder_;
};

TEST_F(SqliteFiles, AreForTheirOwnerAlone) {
  make_store();
  struct stat found {};
  ASSERT_EQ(::stat(path().c_str(), &found), 0);
  EXPECT_EQ(found.st_mode & 0777U, 0600U);
}

TEST_F(SqliteFiles, OfANewerSchemaAreLeftAlone) {
  make_store();
  run("PRAGMA user_version = 99");
  expect_refused(
      Say::newer_schema,
      "this database was written by a newer version of Tessera (schema 99; this version knows 1); it "
      "was left as it is");
}

TEST_F(SqliteFiles, OfOtherProgramsAreLeftAlone) {
  (void)folder_.write("games.db", "");
  run("CREATE TABLE recipes (name TEXT)");
  expect_refused(Say::not_ours, "this is no database of Tessera’s; it was left as it is");
}

TEST_F(SqliteFiles, WithoutADatabaseAreLeftAlone) {
  (void)folder_.write("games.db", std::string(5000, 'z'));
  expect_refused(Say::not_ours, "this is no database of Tessera’s; it was left as it is");
}

TEST_F(SqliteFiles, ThatAreEmptyBecomeAStore) {
  (void)folder_.write("games.db", "");
  EXPECT_TRUE(SqliteStore::open(path()));
  EXPECT_TRUE(open_reader(path()));
}

TEST_F(SqliteFiles, AreNotMadeToBeRead) {
  const auto reader = open_reader(path());
  ASSERT_FALSE(reader);
  EXPECT_EQ(said(reader.error()), concat(path(), ": there is no database"));
  EXPECT_FALSE(std::filesystem::exists(path()));
}

TEST_F(SqliteFiles, AreMadeOnlyWhereThereIsAFolder) {
  const auto opened = SqliteStore::open(folder_.path() + "/none/games.db");
  ASSERT_FALSE(opened);
  EXPECT_THAT(said(opened.error()), HasSubstr("No such file or directory"));
}

TEST_F(SqliteFiles, CutShortAreRefusedAsDamaged) {
  make_store();
  {
    auto store = SqliteStore::open(path());
    for (int i = 0; i < 200; ++i)
      test_entries::store_all(**store, {append(concat("t", i), 0, std::string(300, 'a'))});
  }
  std::filesystem::resize_file(path(), 8192);
  const auto opened = SqliteStore::open(path());
  ASSERT_FALSE(opened);
  EXPECT_TRUE(opened.error().is(Say::damaged)) << said(opened.error());
}

TEST_F(SqliteFiles, GarbageBehindTheLogIsNoEvent) {
  std::string log;
  {
    auto store = SqliteStore::open(path());
    test_entries::store_all(**store, {append("one", 0, "abc")});
    log = content(path() + "-wal");
    std::filesystem::copy(path(), path() + ".copy");
  }
  // As after a crash: the log was never taken into the database, and ends in what was never a frame.
  std::filesystem::rename(path() + ".copy", path());
  std::ofstream(path() + "-wal", std::ios::binary) << log << std::string(3000, '\x5a');
  auto store = SqliteStore::open(path());
  ASSERT_TRUE(store) << said(store.error());
  EXPECT_THAT(live(**(*store)->reader()), ElementsAre("one: abc"));
  test_entries::store_all(**store, {append("one", 3, "d")});
}

TEST_F(SqliteFiles, AreBroughtUpToTheSchema) {
  (void)folder_.write("games.db", "");
  constexpr std::array<const char*, 2> kSteps = {
      "CREATE TABLE a (x); INSERT INTO a VALUES (7)",
      "ALTER TABLE a ADD COLUMN y; UPDATE a SET y = x * 2",
  };
  auto database = *SqliteDatabase::open(path(), SqliteAccess::write);
  ASSERT_TRUE(migrate(*database, std::span(kSteps).first(1)));
  ASSERT_TRUE(migrate(*database, kSteps));
  ASSERT_TRUE(migrate(*database, kSteps));  // nothing is done twice
  SqliteQuery row(*database, "SELECT x, y FROM a");
  ASSERT_TRUE(row.next());
  EXPECT_EQ(row.integer(0), 7);
  EXPECT_EQ(row.integer(1), 14);
  EXPECT_FALSE(row.next());
  EXPECT_TRUE(look_at(*database, path(), kSteps));
  EXPECT_FALSE(look_at(*database, path(), std::span(kSteps).first(1)));
}

TEST_F(SqliteFiles, AStepThatFailsTakesTheOthersBack) {
  (void)folder_.write("games.db", "");
  constexpr std::array<const char*, 3> kSteps = {"CREATE TABLE a (x)", "CREATE TABLE b (x)",
                                                 "CREATE TABLE a (x)"};
  auto database = *SqliteDatabase::open(path(), SqliteAccess::write);
  ASSERT_TRUE(migrate(*database, std::span(kSteps).first(1)));
  EXPECT_FALSE(migrate(*database, kSteps));
  auto again = *SqliteDatabase::open(path(), SqliteAccess::write);
  SqliteQuery row(*again, "SELECT name FROM sqlite_schema WHERE type = 'table'");
  ASSERT_TRUE(row.next());
  EXPECT_EQ(row.text(0), "a");
  EXPECT_FALSE(row.next());
  SqliteQuery version(*again, "PRAGMA user_version");
  ASSERT_TRUE(version.next());
  EXPECT_EQ(version.integer(0), 1);
}

TEST_F(SqliteFiles, AreSweptOfFinishedTables) {
  make_store();
  auto database = *SqliteDatabase::open(path(), SqliteAccess::write);
  SqliteSweeper sweeper({.fewest = 10, .at_once = 4});
  sweeper.begin(*database);
  const auto commit = [&](const Batch& batch) {
    SqliteWriter writer(*database);
    database->run("BEGIN IMMEDIATE");
    for (const Entry& entry : batch) EXPECT_TRUE(writer.write(entry));
    sweeper.sweep(*database);
    database->run("COMMIT");
    ASSERT_FALSE(database->failed()) << said(database->failure());
    sweeper.committed(writer.added(), writer.left_behind());
  };
  const auto rows = [&] {
    SqliteQuery count(*database, "SELECT count(*) FROM journal");
    return count.next() ? count.integer(0) : -1;
  };
  // A table that stays among many that go.
  for (EventNumber i = 0; i < 40; ++i) {
    if (i % 4 == 0) commit({append("stays", i / 4, "s")});
    const std::string name = concat("t", i);
    commit({append(name, 0, "a"), append(name, 1, "b"), append(name, 2, "c")});
    commit({Finish{finished(name, 3, "21", {}, 100), {}}});
    ASSERT_LT(rows(), 40);
  }
  for (EventNumber i = 10; i < 30; ++i) commit({append("stays", i, "s")});
  EXPECT_LT(rows(), 45);
  auto reader = *open_reader(path());
  EXPECT_THAT(live(*reader), ElementsAre("stays: " + std::string(30, 's')));
  for (int i = 0; i < 40; ++i) EXPECT_EQ(text((*reader->log(id(concat("t", i))))->bytes), "abc");
}

}  // namespace
}  // namespace tessera::store
