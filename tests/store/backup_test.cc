#include "store/backup.h"

#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <iterator>
#include <sys/stat.h>

#include "base/random.h"
#include "base/text.h"
#include "games/catalog.h"
#include "store/entry_bytes.h"
#include "store/messages.h"
#include "tests/store/backends.h"
#include "tests/store/entries.h"
#include "tests/store/random_entries.h"
#include "tests/support/said.h"
#include "tests/support/temporary_folder.h"

namespace tessera::store {
namespace {

using namespace test_entries;
using ::testing::ElementsAreArray;
using ::testing::HasSubstr;
using ::testing::SizeIs;

class BackupFile : public ::testing::Test {
 protected:
  [[nodiscard]] std::string path() const { return folder_.path() + "/games.backup"; }
  [[nodiscard]] std::string content() const {
    std::ifstream file(path(), std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  void write(std::string_view bytes) { (void)folder_.write("games.backup", bytes); }
  void back_up(Store& store) const {
    const auto written = write_backup(**store.reader(), path());
    ASSERT_TRUE(written) << said(written.error());
  }
  void restore(Store& store) const {
    auto backup = Backup::open(path());
    ASSERT_TRUE(backup) << said(backup.error());
    const auto replaced = store.replace([&] { return backup->next(); });
    ASSERT_TRUE(replaced) << said(replaced.error());
  }
  [[nodiscard]] std::string refusal() const {
    const auto backup = Backup::open(path());
    return backup ? "" : code_name(backup.error());
  }
  // With something of every kind.
  static void fill(Store& store) {
    Rng rng(5);
    for (int i = 0; i < 60; ++i) ASSERT_TRUE(store.commit(random_batch(rng)));
    FinishedGame game = finished("last", 1, "21", {}, -5);
    game.seats = {{person(UINT32_MAX), "Zoë \n", "", -2'000'000'000, true}, {{}, "", "expert", {}, false}};
    store_all(store, {AddPerson{person(UINT32_MAX), "Zoë", Time(1)}, append("last", 0, "a"), Finish{game, {}},
                      SetRating{{person(UINT32_MAX), "21", -0.1, 1e-300, 0.06, 7}}});
  }

 private:
  tessera::testing::TemporaryFolder folder_;
};

TEST_F(BackupFile, MovesAStoreFromAnyBackEndToAnyOther) {
  SqliteBackend sqlite;
  PostgresBackend postgres;
  const auto first = *sqlite.open();
  fill(*first);
  const auto all = everything(**first->reader());
  ASSERT_EQ(all.size(), 20U);
  back_up(*first);
  const std::string bytes = content();
  const auto second = *postgres.open();
  restore(*second);
  EXPECT_THAT(everything(**second->reader()), ElementsAreArray(all));
  back_up(*second);
  EXPECT_EQ(content(), bytes);
  MemoryStore third;
  restore(third);
  EXPECT_THAT(everything(**third.reader()), ElementsAreArray(all));
}

TEST_F(BackupFile, IsForItsOwnerAlone) {
  MemoryStore store;
  back_up(store);
  struct stat found {};
  ASSERT_EQ(::stat(path().c_str(), &found), 0);
  EXPECT_EQ(found.st_mode & 0777U, 0600U);
}

TEST_F(BackupFile, IsRefusedWhenAnyByteIsAnother) {
  MemoryStore store;
  store_all(store, {append("one", 0, "abc"), append("two", 0, "x"), AddPerson{person(1), "Ada", Time(1)}});
  back_up(store);
  const std::string whole = content();
  EXPECT_EQ(refusal(), "");
  for (std::size_t i = 0; i < whole.size(); ++i) {
    std::string other = whole;
    other[i] = static_cast<char>(other[i] ^ 1);
    write(other);
    EXPECT_NE(refusal(), "") << i;
  }
}

TEST_F(BackupFile, IsRefusedWhenItIsNotWhole) {
  MemoryStore store;
  store_all(store, {append("one", 0, "abc"), append("two", 0, "x")});
  back_up(store);
  const std::string whole = content();
  for (std::size_t size = 0; size < whole.size(); ++size) {
    write(whole.substr(0, size));
    EXPECT_NE(refusal(), "") << size;
  }
  write(whole + '\0');
  EXPECT_EQ(refusal(), "backup_damaged");
}

TEST_F(BackupFile, IsToldFromOtherFiles) {
  EXPECT_EQ(refusal(), "file_not_read");
  write("something else altogether");
  EXPECT_EQ(refusal(), "no_backup");
  write("tessera backup 2\n");
  EXPECT_EQ(refusal(), "backup_newer");
}

TEST_F(BackupFile, IsNotThereUnlessItIsWhole) {
  MemoryStore store;
  const auto reader = *store.reader();
  store.set_trouble(Message(Say::lost, {{"place", "memory"}, {"problem", "gone"}}));
  EXPECT_FALSE(write_backup(*reader, path()));
  EXPECT_EQ(refusal(), "file_not_read");
  store.set_trouble(std::nullopt);
  const auto nowhere = write_backup(*reader, path() + "/x/y");
  ASSERT_FALSE(nowhere);
  EXPECT_THAT(said(nowhere.error()), HasSubstr("No such file or directory"));
}

TEST(EntryBytes, AreReadAsTheyWereWritten) {
  Rng rng(3);
  for (int i = 0; i < 2000; ++i) {
    const Entry entry = random_entry(rng);
    const auto bytes = entry_bytes(entry);
    const auto read = read_entry(bytes);
    ASSERT_TRUE(read);
    EXPECT_EQ(to_text(*read), to_text(entry));
    // Nothing comes of less, or of more.
    EXPECT_FALSE(read_entry(std::span(bytes).first(bytes.size() - 1)));
    auto more = bytes;
    more.push_back(std::byte{0});
    EXPECT_FALSE(read_entry(more));
  }
}

TEST(EntryBytes, OfAnyKindAreReadOrRefused) {
  Rng rng(4);
  for (int i = 0; i < 20'000; ++i) {
    std::vector<std::byte> bytes(rng.below(60));
    for (std::byte& byte : bytes) byte = static_cast<std::byte>(rng.below(256));
    if (!bytes.empty()) bytes[0] = static_cast<std::byte>(rng.below(10));
    if (const auto entry = read_entry(bytes)) (void)to_text(*entry);
  }
}

TEST(OptionsText, IsTheSameForTheSameGame) {
  const GameSpec& spec = find_game("101")->spec();
  const std::string plain = *options_text(spec, {1, {}});
  const OptionSpec& option = spec.options.front();
  ASSERT_FALSE(option.words.empty());
  EXPECT_THAT(plain, HasSubstr(concat(option.key, '=', option.words[0])));
  EXPECT_EQ(*options_text(spec, {1, {{std::string(option.key), std::string(option.words[0])}}}), plain);
  EXPECT_FALSE(options_text(spec, {1, {{"none", "such"}}}));
}

}  // namespace
}  // namespace tessera::store
