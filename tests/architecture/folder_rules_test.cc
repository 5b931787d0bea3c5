#include "tests/architecture/folder_rules.h"

#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <iterator>

namespace tessera::architecture {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::IsEmpty;

Sources all_sources() {
  const fs::path root = fs::path(TESSERA_SOURCE_DIR) / "src";
  Sources sources;
  for (const auto& entry : fs::recursive_directory_iterator(root)) {
    if (entry.path().extension() != ".h" && entry.path().extension() != ".cc") continue;
    std::ifstream in(entry.path());
    sources[fs::relative(entry.path(), root).generic_string()] =
        std::string(std::istreambuf_iterator<char>(in), {});
  }
  return sources;
}

TEST(Folders, NoTwoOfARoomNeedEachOther) { EXPECT_THAT(folder_cycles(all_sources()), IsEmpty()); }

TEST(Folders, TheGamesHaveTheSameLayout) {
  const Sources sources = all_sources();
  for (const char* game : {"one_oh_one", "lexio", "twenty_one"})
    EXPECT_THAT(missing_game_files(sources, game), IsEmpty());
}

TEST(Folders, TablesAndRulesAskNoClock) {
  int looked_at = 0;
  for (const auto& [path, text] : all_sources()) {
    if (!path.starts_with("table/") && !path.starts_with("games/") && !path.starts_with("core/")) continue;
    ++looked_at;
    EXPECT_EQ(text.find("_clock::"), std::string::npos) << path;
    EXPECT_EQ(text.find("::now()"), std::string::npos) << path;
  }
  EXPECT_GT(looked_at, 100);
}

// The tests above are worth nothing if they can't fail.

TEST(Folders, OneMayNeedAnother) {
  EXPECT_THAT(folder_cycles({{"cli/play/table.h", "#include \"cli/review/report.h\"\n"},
                             {"cli/review/report.h", "#include \"cli/files.h\"\n"},
                             {"cli/main.cc", "#include \"cli/play/table.h\"\n"}}),
              IsEmpty());
}

TEST(Folders, TwoThatIncludeEachOtherAreACycle) {
  EXPECT_THAT(folder_cycles({{"cli/play/table.h", "#include \"cli/review/report.h\"\n"},
                             {"cli/review/command.cc", "#include \"cli/play/players.h\"\n"}}),
              ElementsAre("cli/play and cli/review need each other"));
}

TEST(Folders, ACycleMayLeadAroundOtherFiles) {
  EXPECT_THAT(folder_cycles({{"cli/play/table.h", "#include \"cli/advice.h\"\n"},
                             {"cli/advice.h", ""},
                             {"cli/advice.cc", "#include \"cli/review/report.h\"\n"},
                             {"cli/review/report.cc", "#include \"cli/play/screen.h\"\n"}}),
              ElementsAre("cli/play and cli/review need each other"));
}

TEST(Folders, OtherRoomsAreNoPartOfACycle) {
  EXPECT_THAT(folder_cycles({{"bots/lexio/greedy.h", "#include \"games/lexio/game.h\"\n"},
                             {"games/lexio/game.h", "#include \"core/game.h\"\n"}}),
              IsEmpty());
}

TEST(Folders, AMissingFileIsNamed) {
  Sources sources = all_sources();
  sources.erase("games/lexio/check.cc");
  sources.erase("games/lexio/scoring.cc");
  EXPECT_THAT(missing_game_files(sources, "lexio"),
              ElementsAre("lexio has no check.cc", "lexio has no scoring.cc"));
}

}  // namespace
}  // namespace tessera::architecture
