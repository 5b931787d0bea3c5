#include "tests/architecture/include_rules.h"

#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <iterator>

namespace tessera::architecture {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

TEST(IncludeArrows, EveryFilePointsTheRightWay) {
  const fs::path root = fs::path(TESSERA_SOURCE_DIR) / "src";
  int files = 0;
  for (const auto& entry : fs::recursive_directory_iterator(root)) {
    if (entry.path().extension() != ".h" && entry.path().extension() != ".cc") continue;
    ++files;
    std::ifstream in(entry.path());
    const std::string text(std::istreambuf_iterator<char>(in), {});
    EXPECT_THAT(include_errors(fs::relative(entry.path(), root).generic_string(), text), IsEmpty());
  }
  EXPECT_GT(files, 20) << "is " << root << " the source folder?";
}

// The test above is worth nothing if it can't fail.

TEST(IncludeArrows, MayPointUpwards) {
  EXPECT_THAT(include_errors("bots/lexio/greedy.cc", R"(#include "bots/lexio/greedy.h"
#include <vector>
#include <tl/expected.hpp>
#include "base/random.h"
#include "games/lexio/tiles.h"
)"),
              IsEmpty());
  EXPECT_THAT(include_errors("games/catalog.cc", "#include \"games/lexio/game.h\"\n"), IsEmpty());
  EXPECT_THAT(include_errors("cli/main.cc", "#include <fmt/core.h>\n#include <iostream>\n"), IsEmpty());
}

TEST(IncludeArrows, MustNotPointDownwards) {
  EXPECT_THAT(include_errors("base/text.cc", "#include \"base/text.h\"\n#include \"core/seat.h\"\n"),
              ElementsAre("base/text.cc:2: base must not know core, but includes \"core/seat.h\""));
  EXPECT_THAT(include_errors("games/catalog.cc", "#include \"bots/bot.h\"\n"), testing::SizeIs(1));
  EXPECT_THAT(include_errors("table/table.h", "#include \"bots/lexio/greedy.h\"\n"), testing::SizeIs(1));
  EXPECT_THAT(include_errors("search/mcts.h", "#include \"games/lexio/game.h\"\n"), testing::SizeIs(1));
  EXPECT_THAT(include_errors("review/judge.cc", "#include \"terminal/bar.h\"\n"), testing::SizeIs(1));
  EXPECT_THAT(include_errors("server/server.cc", "#include \"cli/files.h\"\n"), testing::SizeIs(1));
  EXPECT_THAT(include_errors("server/server.cc", "#include \"words/catalogue.h\"\n"), testing::SizeIs(1));
  EXPECT_THAT(include_errors("terminal/draw.cc", "#include \"bots/bot.h\"\n"), testing::SizeIs(1));
  EXPECT_THAT(include_errors("terminal/draw.cc", "#include \"cli/files.h\"\n"), testing::SizeIs(1));
}

TEST(IncludeArrows, GamesDoNotKnowEachOther) {
  EXPECT_THAT(include_errors("games/lexio/rules.cc", "#include \"games/twenty_one/game.h\"\n"),
              ElementsAre(HasSubstr("lexio must not know twenty_one")));
  EXPECT_THAT(include_errors("bots/lexio/greedy.cc", "#include \"games/one_oh_one/game.h\"\n"),
              ElementsAre(HasSubstr("lexio must not know one_oh_one")));
  EXPECT_THAT(include_errors("terminal/lexio/picture.cc", "#include \"terminal/twenty_one/parts.h\"\n"),
              ElementsAre(HasSubstr("lexio must not know twenty_one")));
}

TEST(IncludeArrows, RulesUseNoLibraryThatActs) {
  EXPECT_THAT(include_errors("base/text.h", "#include <fmt/core.h>\n"),
              ElementsAre(HasSubstr("<fmt/core.h>")));
  EXPECT_THAT(include_errors("core/record.cc", "#include <CLI/CLI.hpp>\n"), testing::SizeIs(1));
  EXPECT_THAT(include_errors("core/record.cc", "#include <unistd.h>\n"), testing::SizeIs(1));
  EXPECT_THAT(include_errors("games/lexio/view.cc", "  #  include <iostream>\n"), testing::SizeIs(1));
  EXPECT_THAT(include_errors("games/lexio/view.cc", "#include <chrono>\n"), testing::SizeIs(1));
  EXPECT_THAT(include_errors("bots/lexio/greedy.cc", "#include <random>\n"), testing::SizeIs(1));
  EXPECT_THAT(include_errors("bots/lexio/greedy.cc", "#include <chrono>\n"), IsEmpty());
  EXPECT_THAT(include_errors("table/luck.cc", "#include <thread>\n"), testing::SizeIs(1));
  EXPECT_THAT(include_errors("table/hash_sodium.cc", "#include <sodium.h>\n"), IsEmpty());
  EXPECT_THAT(include_errors("games/lexio/rules.cc", "#include <sodium.h>\n"), testing::SizeIs(1));
}

TEST(IncludeArrows, AreRootedAtSrc) {
  EXPECT_THAT(include_errors("core/data.cc", "#include \"data.h\"\n"),
              ElementsAre(HasSubstr("rooted at src/")));
  EXPECT_THAT(include_errors("core/data.cc", "#include \"../base/text.h\"\n"), testing::SizeIs(1));
  EXPECT_THAT(include_errors("core/data.cc", "#include HEADER\n"), testing::SizeIs(1));
  EXPECT_THAT(include_errors("attic/data.cc", ""), ElementsAre(HasSubstr("not in a room")));
}

}  // namespace
}  // namespace tessera::architecture
