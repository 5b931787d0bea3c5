#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

#include "base/text.h"
#include "store/messages.h"
#include "store/open.h"
#include "store/sqlite/sqlite_store.h"
#include "tests/store/entries.h"
#include "tests/store/faulty_disk.h"
#include "tests/support/said.h"
#include "tests/support/temporary_folder.h"

// A full disk, a file that can't be written, a database that is lost: what was acknowledged stays, and
// the same store goes on when it can.

namespace tessera::store {
namespace {

using namespace test_entries;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class SqliteTrouble : public ::testing::Test {
 protected:
  void SetUp() override {
    auto opened = SqliteStore::open(path());
    ASSERT_TRUE(opened) << said(opened.error());
    store_ = *std::move(opened);
    test_entries::store_all(*store_, {append("one", 0, "abc"), append("two", 0, "x")});
  }
  [[nodiscard]] std::string path() const { return folder_.path() + "/games.db"; }
  Store& store() { return *store_; }
  void close() { store_.reset(); }

  // The code of what keeps the next event from being stored.
  std::string trouble() {
    const auto committed = store_->commit({append("one", 3, "d"), append("two", 1, "y")});
    return committed ? "" : code_name(committed.error());
  }
  // What is there for whoever opens the file now.
  std::vector<std::string> there() {
    auto reader = open_reader(path());
    return reader ? live(**reader) : std::vector<std::string>{said(reader.error())};
  }
  void goes_on() {
    EXPECT_EQ(trouble(), "");
    EXPECT_THAT(there(), ElementsAre("one: abcd", "two: xy"));
    test_entries::store_all(*store_, {append("one", 4, "e")});
    close();
    EXPECT_THAT(there(), ElementsAre("one: abcde", "two: xy"));
  }

 private:
  tessera::testing::TemporaryFolder folder_;
  std::unique_ptr<Store> store_;
};

TEST_F(SqliteTrouble, AFullDisk) {
  FaultyDisk disk;
  disk.fail_writes(ENOSPC);
  EXPECT_EQ(trouble(), "disk_full");
  EXPECT_EQ(trouble(), "disk_full");
  EXPECT_THAT(there(), ElementsAre("one: abc", "two: x"));
  disk.fail_writes(0);
  goes_on();
}

TEST_F(SqliteTrouble, ADiskThatFillsUpInTheMiddle) {
  FaultyDisk disk;
  // At every place of what a commit writes, in steps that meet the heads of pages and their insides.
  for (long room = 0; room < 20'000; room += 1011) {
    const auto before = there();
    disk.leave_room(room);
    const auto failed = store().commit({append("one", 3, "d"), append("two", 1, "y")});
    disk.fail_writes(0);
    if (failed) {
      EXPECT_GT(room, 4096);
      break;
    }
    ASSERT_EQ(code_name(failed.error()), "disk_full") << room;
    ASSERT_EQ(there(), before) << room;
  }
  EXPECT_THAT(refused(store().commit({append("one", 3, "d"), append("two", 1, "y")})), IsEmpty());
  EXPECT_THAT(there(), ElementsAre("one: abcd", "two: xy"));
}

TEST_F(SqliteTrouble, ADiskThatCanNotBeWritten) {
  FaultyDisk disk;
  disk.fail_writes(EIO);
  EXPECT_EQ(trouble(), "lost");
  disk.refuse_to_open_for_writing(true);
  disk.fail_writes(EROFS);
  EXPECT_EQ(trouble(), "read_only");
  EXPECT_EQ(trouble(), "read_only");
  disk.refuse_to_open_for_writing(false);
  disk.fail_writes(0);
  goes_on();
}

TEST_F(SqliteTrouble, AFileThatIsNotForWriting) {
  close();
  const auto sentence = [this] {
    const auto opened = SqliteStore::open(path());
    return opened ? "" : said(opened.error());
  };
  const std::string expected =
      concat(path(), ": the database can’t be written; nothing can be stored until it can be");
  std::filesystem::permissions(path(), std::filesystem::perms(0444));
  if (::geteuid() != 0) {
    EXPECT_EQ(sentence(), expected);
  } else {
    // Root may write everything, and so somebody else tries.
    std::filesystem::permissions(std::filesystem::path(path()).parent_path(), std::filesystem::perms(0755));
    const pid_t child = ::fork();
    if (child == 0) std::_Exit(::setuid(65534) == 0 && sentence() == expected ? 0 : 1);
    int status = 1;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    EXPECT_EQ(status, 0);
  }
  std::filesystem::permissions(path(), std::filesystem::perms(0600));
  EXPECT_THAT(there(), ElementsAre("one: abc", "two: x"));
}

TEST_F(SqliteTrouble, AFileThatIsMovedAwayAndBack) {
  for (const char* part : {"", "-wal", "-shm"})
    std::filesystem::rename(path() + part, path() + ".away" + part);
  EXPECT_EQ(trouble(), "moved");
  EXPECT_EQ(trouble(), "no_database");
  EXPECT_FALSE(std::filesystem::exists(path()));  // nobody makes an empty one in its place
  for (const char* part : {"", "-wal", "-shm"})
    if (std::filesystem::exists(path() + ".away" + part))
      std::filesystem::rename(path() + ".away" + part, path() + part);
  goes_on();
}

TEST_F(SqliteTrouble, AFileThatIsReplacedByAnOlderCopyIsNotForked) {
  close();
  std::filesystem::copy(path(), path() + ".copy");
  auto opened = SqliteStore::open(path());
  ASSERT_TRUE(opened);
  test_entries::store_all(**opened, {append("one", 3, "d")});
  std::filesystem::rename(path() + ".copy", path());
  std::filesystem::remove(path() + "-wal");
  std::filesystem::remove(path() + "-shm");
  const Batch next = {append("one", 4, "e"), append("two", 1, "y")};
  const auto first = (*opened)->commit(next);
  ASSERT_FALSE(first);
  EXPECT_EQ(code_name(first.error()), "moved");
  // What it has lost can't go on; what it has all of does.
  EXPECT_THAT(refused((*opened)->commit(next)), ElementsAre("0 gap"));
}

TEST_F(SqliteTrouble, AReaderFindsBackToo) {
  const auto reader = *store().reader();
  EXPECT_THAT(live(*reader), ElementsAre("one: abc", "two: x"));
  close();
  std::filesystem::rename(path(), path() + ".away");
  EXPECT_THAT(live(*reader), ElementsAre(HasSubstr("there is no database")));
  std::filesystem::rename(path() + ".away", path());
  EXPECT_THAT(live(*reader), ElementsAre("one: abc", "two: x"));
}

}  // namespace
}  // namespace tessera::store
