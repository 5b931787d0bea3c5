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
  EXPECT_THAT(missing_includes({{"src/a.cc", body}}),
              ElementsAre("src/a.cc:1: std::vector needs <vector>",
                          "src/a.cc:2: std::ranges::sort needs <algorithm>"));
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

constexpr const char* kBox = R"(
namespace tessera::room {
constexpr int kMost = 3;
enum class Colour { red };
struct Later;
struct Box {
  int size() const { return inside(); }
};
Box make_box(int size);
template <class T, int kSize = 3>
void fill(T& box) {}
}
)";
constexpr const char* kOtherBox = R"(
namespace tessera {
struct Box {};
}
)";

// Of a test in the namespace of the box, beside another box.
std::vector<std::string> errors_of(const std::string& text) {
  return missing_includes(
      {{"src/room/box.h", kBox},
       {"src/other.h", kOtherBox},
       {"tests/a.cc", "#include \"other.h\"\nnamespace tessera::room { namespace {\n" + text + "\n} }\n"}});
}

TEST(IncludeUse, OurOwnNamesNeedTheirHeader) {
  EXPECT_THAT(errors_of("auto a = *make_box(1);"),
              ElementsAre("tests/a.cc:3: make_box needs \"src/room/box.h\""));
  EXPECT_THAT(errors_of("\nconst Box a;"), ElementsAre("tests/a.cc:4: Box needs \"src/room/box.h\""));
  EXPECT_THAT(errors_of("int a = kMost + kMost;\nauto b = Colour::red;"),
              ElementsAre("tests/a.cc:3: kMost needs \"src/room/box.h\"",
                          "tests/a.cc:4: Colour needs \"src/room/box.h\""));
  EXPECT_THAT(errors_of("void f() { fill<int>(b); }"),
              ElementsAre("tests/a.cc:3: fill needs \"src/room/box.h\""));
  EXPECT_THAT(errors_of("struct C { int make_box(); int a = room::make_box(1); };"),
              ElementsAre("tests/a.cc:3: room::make_box needs \"src/room/box.h\""));
  EXPECT_THAT(missing_includes({{"src/room/box.h", kBox},
                                {"src/a.cc", "#include \"room/box.h\"\nroom::Box a = make_box(kMost);\n"}}),
              IsEmpty());
}

TEST(IncludeUse, OtherThingsOfTheSameNameNeedNothing) {
  EXPECT_THAT(errors_of("int a = b.make_box(1) + c->make_box(2) + D::make_box(3);"), IsEmpty()) << "members";
  EXPECT_THAT(errors_of("auto a = ::testing::Box(1); auto b = tessera::Box();"), IsEmpty());
  EXPECT_THAT(errors_of("struct Box {};\nBox a;"), IsEmpty());
  EXPECT_THAT(errors_of("int make_box(int size);\nint a = make_box(1);"), IsEmpty());
  EXPECT_THAT(errors_of("void f() { const auto fill = [](auto) {}; fill(1); }"), IsEmpty());
  EXPECT_THAT(errors_of("template <class Box> void f(Box& a);"), IsEmpty());
  EXPECT_THAT(errors_of("TEST(Box, Colour) {}"), IsEmpty());
  EXPECT_THAT(errors_of("void f() { size(); inside(); Later a; int b = kSize; }"), IsEmpty())
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
