#include "tests/architecture/include_use.h"

#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <iterator>

#include "tests/architecture/code_tokens.h"

namespace tessera::architecture {
namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(IncludeUse, EveryFileIncludesWhatItUses) {
  const fs::path root = TESSERA_SOURCE_DIR;
  Sources sources;
  for (const char* folder : {"src", "tests", "bench"})
    for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
      if (entry.path().extension() != ".h" && entry.path().extension() != ".cc") continue;
      std::ifstream in(entry.path());
      sources[fs::relative(entry.path(), root).generic_string()] =
          std::string(std::istreambuf_iterator<char>(in), {});
    }
  EXPECT_GT(sources.size(), 100U);
  EXPECT_THAT(missing_includes(sources), IsEmpty());
}

TEST(IncludeUse, NamesOfTheStandardLibraryNeedTheirHeader) {
  const std::string body = "std::vector<int> list();\nvoid sort(auto& l) { std::ranges::sort(l); }\n";
  EXPECT_THAT(missing_includes({{"src/a.cc", body}}), ElementsAre("src/a.cc:2: std::sort needs <algorithm>",
                                                                  "src/a.cc:1: std::vector needs <vector>"));
  EXPECT_THAT(missing_includes({{"src/a.cc", "#include <algorithm>\n#include <vector>\n" + body}}),
              IsEmpty());
  EXPECT_THAT(missing_includes({{"src/room/a.h", "#include <algorithm>\n#include \"room/b.h\"\n"},
                                {"src/room/b.h", "#include <vector>\n"},
                                {"src/a.cc", "#include \"room/a.h\"\n" + body}}),
              IsEmpty())
      << "around other headers";
  EXPECT_THAT(missing_includes({{"src/a.cc", "// std::vector\nconst char* b = \"std::vector\";\n"}}),
              IsEmpty());
}

constexpr const char* kHeader = R"(
namespace tessera::room {
constexpr int kMost = 3;
enum class Colour { red };
struct Later;
struct Box {
  int size() const { return inside(); }
};
Box make_box(int size);
template <class T>
void fill(T& box) {}
}
)";

TEST(IncludeUse, OurOwnNamesNeedTheirHeader) {
  const auto errors_of = [](const std::string& text) {
    return missing_includes({{"src/room/box.h", kHeader}, {"tests/a.cc", text}});
  };
  EXPECT_THAT(errors_of("auto a = make_box(1);\n"),
              ElementsAre("tests/a.cc:1: make_box needs \"src/room/box.h\""));
  EXPECT_THAT(errors_of("\nroom::Box a;\n"), ElementsAre("tests/a.cc:2: Box needs \"src/room/box.h\""));
  EXPECT_THAT(errors_of("int a = kMost + kMost;\nauto b = Colour::red;\n"),
              ElementsAre("tests/a.cc:2: Colour needs \"src/room/box.h\"",
                          "tests/a.cc:1: kMost needs \"src/room/box.h\""));
  EXPECT_THAT(errors_of("void f() { fill(b); }\n"),
              ElementsAre("tests/a.cc:1: fill needs \"src/room/box.h\""));
  EXPECT_THAT(errors_of("#include \"room/box.h\"\nauto a = make_box(1);\n"), IsEmpty());
}

TEST(IncludeUse, OtherThingsOfTheSameNameNeedNothing) {
  const auto errors_of = [](const std::string& text) {
    return missing_includes({{"src/room/box.h", kHeader}, {"tests/a.cc", text}});
  };
  EXPECT_THAT(errors_of("int a = b.make_box(1) + c->make_box(2) + D::make_box(3);\n"), IsEmpty())
      << "members";
  EXPECT_THAT(errors_of("auto a = ::testing::Box(1);\n"), IsEmpty()) << "of a library";
  EXPECT_THAT(errors_of("struct Box {};\nBox a;\n"), IsEmpty());
  EXPECT_THAT(errors_of("int make_box(int size);\nint a = make_box(1);\n"), IsEmpty());
  EXPECT_THAT(errors_of("const auto fill = [](auto) {};\nvoid f() { fill(1); }\n"), IsEmpty());
  EXPECT_THAT(errors_of("void f() { size(); inside(); Later a; }\n"), IsEmpty())
      << "not the header's to give";
}

TEST(CodeTokens, AreWordsAndSigns) {
  std::vector<std::string> seen;
  std::vector<int> lines;
  for (const CodeToken& token : code_tokens("#define A b \\\n  c\nx::y->z /* d\n */ \"e\\\"f\" 'g' // h\n"
                                            "R\"i(\"j\n)i\" 1'000'000 k\n  # if 1\n<")) {
    seen.emplace_back(token.text);
    lines.push_back(token.line);
  }
  EXPECT_THAT(seen, ElementsAre("x", "::", "y", "->", "z", "", "", "", "1'000'000", "k", "<"));
  EXPECT_THAT(lines, ElementsAre(3, 3, 3, 3, 3, 4, 4, 5, 6, 6, 8));
}

}  // namespace
}  // namespace tessera::architecture
