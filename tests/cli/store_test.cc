#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.h"
#include "store/open.h"
#include "tests/cli/program.h"

// `tessera backup`, `restore` and `export` on a store of SQLite's; tests/store has the rest.

namespace tessera::testing {
namespace {

using namespace tessera::store;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr std::int64_t kDay = 86'400'000;

class StoreCommands : public ::testing::Test {
 protected:
  [[nodiscard]] std::string in_folder(std::string_view name) const {
    return concat(folder_.path(), '/', name);
  }
  [[nodiscard]] std::string place() const { return in_folder("games.db"); }

  std::unique_ptr<Store> fill() {
    auto store = *open_store(place());
    const auto table = [](std::string_view name) { return *TableId::parse(name); };
    const auto append = [&](std::string_view name) { return Append{table(name), 0, 1, {std::byte{1}}}; };
    const auto over = [&](std::string_view name, std::string_view game, std::uint32_t whose,
                          std::int64_t ended) {
      const auto person = static_cast<PersonId>(whose);
      return Finish{{table(name),
                     1,
                     std::string(game),
                     "",
                     Time(0),
                     Time(ended),
                     {{person, "x", "", 1, true}},
                     concat("record of ", name, '\n')},
                    {}};
    };
    EXPECT_TRUE(store->commit({AddPerson{PersonId{1}, "Ada", Time(1)}, AddPerson{PersonId{2}, "Bea", Time(2)},
                               append("live"), append("a"), append("b"), append("c")}));
    EXPECT_TRUE(
        store->commit({over("a", "21", 1, 0), over("b", "101", 1, kDay), over("c", "21", 2, 3 * kDay - 1)}));
    return store;
  }
  // Exports with these arguments and lists the files.
  std::vector<std::string> exported(const std::string& arguments) {
    const std::string out = in_folder("out");
    std::filesystem::remove_all(out);
    const Ran ran = run_tessera(concat("export --store ", place(), " --out ", out, ' ', arguments));
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(out))
      names.push_back(entry.path().filename());
    std::ranges::sort(names);
    EXPECT_THAT(ran.out, HasSubstr(names.size() == 1 ? "1 record written to"
                                                     : concat(names.size(), " records written to")));
    return names;
  }

  TemporaryFolder folder_;
};

TEST_F(StoreCommands, CopyAStoreAndBack) {
  const auto running = fill();  // still open, as by a server
  const Ran backup = run_tessera(concat("backup --store ", place(), ' ', in_folder("copy")));
  EXPECT_EQ(backup.exit_code, 0) << backup.err;
  EXPECT_EQ(backup.out, concat(in_folder("copy"), ": 2 people, 1 live table, 3 finished games\n"));
  const Ran restore = run_tessera(concat("restore ", in_folder("copy"), " --store ", in_folder("new.db")));
  EXPECT_EQ(restore.exit_code, 0) << restore.err;
  EXPECT_EQ(restore.out, concat(in_folder("new.db"), ": 2 people, 1 live table, 3 finished games\n"));
  EXPECT_EQ((*(*open_reader(in_folder("new.db")))->game(*TableId::parse("a")))->record, "record of a\n");
}

TEST_F(StoreCommands, RestoreReplacesNothingUnasked) {
  fill();
  ASSERT_EQ(run_tessera(concat("backup --store ", place(), ' ', in_folder("copy"))).exit_code, 0);
  const std::string restore = concat("restore ", in_folder("copy"), " --store ", place());
  const Ran refused = run_tessera(restore);
  EXPECT_EQ(refused.exit_code, 3);
  EXPECT_EQ(refused.err, concat(place(),
                                ": there is something in this database already (1 live table, 3 finished "
                                "games); --force replaces it\n"));
  EXPECT_EQ(run_tessera(restore + " --force").exit_code, 0);
}

TEST_F(StoreCommands, RestoreRefusesWhatIsInUse) {
  const auto running = fill();
  ASSERT_EQ(run_tessera(concat("backup --store ", place(), ' ', in_folder("copy"))).exit_code, 0);
  const Ran refused = run_tessera(concat("restore --force ", in_folder("copy"), " --store ", place()));
  EXPECT_EQ(refused.exit_code, 3);
  EXPECT_THAT(refused.err, HasSubstr("another program is using this database"));
}

TEST_F(StoreCommands, RestoreRefusesADamagedBackup) {
  const std::string bad = folder_.write("bad", "tessera backup 1\nrubbish");
  const Ran refused = run_tessera(concat("restore ", bad, " --store ", in_folder("new.db")));
  EXPECT_EQ(refused.exit_code, 1);
  EXPECT_THAT(refused.err, HasSubstr("the backup is damaged or not whole; nothing was restored"));
  EXPECT_FALSE(std::filesystem::exists(in_folder("new.db")));
}

TEST_F(StoreCommands, ExportChoosesByGamePlayerAndDay) {
  const auto running = fill();
  EXPECT_THAT(exported(""),
              ElementsAre("1970-01-01-21-a.tessera", "1970-01-02-101-b.tessera", "1970-01-03-21-c.tessera"));
  EXPECT_EQ(text_of(in_folder("out/1970-01-01-21-a.tessera")), "record of a\n");
  EXPECT_THAT(exported("--game 21"), ElementsAre("1970-01-01-21-a.tessera", "1970-01-03-21-c.tessera"));
  EXPECT_THAT(exported("--player Ada"), ElementsAre("1970-01-01-21-a.tessera", "1970-01-02-101-b.tessera"));
  EXPECT_THAT(exported("--player 2"), ElementsAre("1970-01-03-21-c.tessera"));
  EXPECT_THAT(exported("--since 1970-01-02"),
              ElementsAre("1970-01-02-101-b.tessera", "1970-01-03-21-c.tessera"));
  EXPECT_THAT(exported("--until 1970-01-02"),
              ElementsAre("1970-01-01-21-a.tessera", "1970-01-02-101-b.tessera"));
  EXPECT_THAT(exported("--since 1970-01-02 --until 1970-01-02 --player Bea"), IsEmpty());
}

TEST_F(StoreCommands, SayWhatIsWrong) {
  fill();
  const auto said = [&](const std::string& arguments, int code) {
    const Ran ran = run_tessera(arguments);
    EXPECT_EQ(ran.exit_code, code) << arguments;
    return ran.err;
  };
  const std::string out = concat(" --out ", in_folder("out"));
  EXPECT_THAT(said(concat("export --store ", place(), out, " --since 2026-02-30"), 2),
              HasSubstr("--since: a date is written YYYY-MM-DD, as in 2026-01-31; not \"2026-02-30\""));
  EXPECT_THAT(said(concat("export --store ", place(), out, " --game chess"), 2),
              HasSubstr("no game \"chess\""));
  EXPECT_THAT(said(concat("export --store ", place(), out, " --player Nobody"), 1),
              HasSubstr("nobody called \"Nobody\""));
  EXPECT_THAT(said(concat("backup --store ", in_folder("none.db"), " x"), 3),
              HasSubstr("there is no database"));
  EXPECT_THAT(said(concat("backup --store ", place(), " /nowhere/x"), 3),
              HasSubstr("No such file or directory"));
  EXPECT_THAT(said("backup --store postgresql://127.0.0.1:1/games x", 3), HasSubstr("can’t be reached"));
  said("backup x", 2);
}

}  // namespace
}  // namespace tessera::testing
