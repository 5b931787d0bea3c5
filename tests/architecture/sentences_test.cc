#include "tests/architecture/sentences.h"

#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <iterator>

namespace tessera::architecture {
namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

// What is said to people is a message below src/words, and a sentence only there.
TEST(Sentences, AreMadeInNoRoomBelowTheWords) {
  const fs::path root = fs::path(TESSERA_SOURCE_DIR) / "src";
  int files = 0;
  for (const char* room :
       {"base", "core", "games", "table", "search", "bots", "review", "arena", "store", "server"})
    for (const auto& entry : fs::recursive_directory_iterator(root / room)) {
      if (entry.path().extension() != ".h" && entry.path().extension() != ".cc") continue;
      const fs::path folder = entry.path().parent_path().filename();
      if (folder == "sqlite" || folder == "postgres") continue;  // they speak SQL
      std::ifstream in(entry.path());
      const std::string text(std::istreambuf_iterator<char>(in), {});
      EXPECT_THAT(sentences_in(fs::relative(entry.path(), root).generic_string(), text), IsEmpty());
      ++files;
    }
  EXPECT_GT(files, 40);
}

// The screens have theirs from the catalogues too, in four languages. A command.cc has the usage text,
// and progress is that of matches, which speak English.
TEST(Sentences, AreInNoSourceOfTheScreens) {
  const fs::path root = fs::path(TESSERA_SOURCE_DIR) / "src";
  int files = 0;
  for (const char* room : {"terminal", "cli/play", "cli/review"})
    for (const auto& entry : fs::recursive_directory_iterator(root / room)) {
      const fs::path& path = entry.path();
      if ((path.extension() != ".h" && path.extension() != ".cc") || path.filename() == "command.cc" ||
          path.filename() == "progress.cc")
        continue;
      std::ifstream in(path);
      const std::string text(std::istreambuf_iterator<char>(in), {});
      EXPECT_THAT(sentences_in(fs::relative(path, root).generic_string(), text), IsEmpty());
      ++files;
    }
  EXPECT_GT(files, 60);
}

TEST(Sentences, AreFoundInLiteralsAlone) {
  EXPECT_THAT(sentences_in("a.cc", "int x;  // the hand is hidden\nsay(\"the hand is hidden\");\n"),
              ElementsAre("a.cc:2: \"the hand is hidden\""));
  EXPECT_THAT(sentences_in("a.cc", "/* \"it is late\" */ f('\"', \"it is \\\"late\\\"\");"),
              ElementsAre("a.cc:1: \"it is  late \""));
  EXPECT_THAT(sentences_in("a.cc", "auto s = R\"(one of the tokens)\";"),
              ElementsAre("a.cc:1: \"one of the tokens\""));
  EXPECT_THAT(sentences_in("a.cc", "int n = 1'000'000; f(\" of \", \"wins the round\");"),
              ElementsAre("a.cc:1: \"wins the round\""));
}

TEST(Sentences, StatementsOfSqlAreNone) {
  EXPECT_THAT(sentences_in("a.cc", "ask(\"SELECT key, next FROM tables WHERE id = ? AND ended in (1)\");"),
              IsEmpty());
  EXPECT_THAT(sentences_in("a.cc", "say(\"Select one of the tables\");"),
              ElementsAre("a.cc:1: \"Select one of the tables\""));
}

TEST(Sentences, NotationAndIdentifiersAreNone) {
  EXPECT_THAT(sentences_in("a.cc", R"x(f("~ deal ", "place TOKEN SQUARE", "colour_straight", " ? ? ?",
      "resigned ", "tessera 1", "go movetime ", "winner", " | ");)x"),
              IsEmpty());
}

}  // namespace
}  // namespace tessera::architecture
