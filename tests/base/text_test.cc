#include "base/text.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

TEST(Text, ConcatTakesPiecesAndNumbers) {
  EXPECT_EQ(concat("row ", 3, ':', std::string(" x"), std::size_t{12}, -4), "row 3: x12-4");
}

TEST(Text, WordsAreSeparatedByOneOrMoreSpaces) {
  EXPECT_EQ(split_words("  a bc   d "), (std::vector<std::string_view>{"a", "bc", "d"}));
  EXPECT_TRUE(split_words("").empty());
  EXPECT_TRUE(split_words("   ").empty());
}

TEST(Text, NumbersAreWrittenInOneWayOnly) {
  EXPECT_EQ(parse_int("0"), 0);
  EXPECT_EQ(parse_int("21"), 21);
  EXPECT_EQ(parse_int("-5"), -5);
  for (const char* bad :
       {"", "-", "+1", "01", "-0", "00", "1a", "a", " 1", "1 ", "1.5", "0x1", "99999999999"})
    EXPECT_FALSE(parse_int(bad)) << bad;
}

TEST(Text, LinesAreTakenOffOneByOne) {
  std::string_view text = "a b\n\nlast";
  EXPECT_EQ(take_line(text), "a b");
  EXPECT_EQ(take_line(text), "");
  EXPECT_EQ(take_line(text), "last");
  EXPECT_EQ(text, "");
}

TEST(Text, Join) {
  EXPECT_EQ(join({"a", "b", "c"}, "; "), "a; b; c");
  EXPECT_EQ(join({}, "; "), "");
}

TEST(Text, PlainTextIsValidUtf8WithoutControls) {
  EXPECT_TRUE(is_plain_text("Zoë € 🂡 ok"));
  EXPECT_TRUE(is_plain_text(""));
  for (const std::string_view bad : {"a\tb", "a\x7f", "\x01", "\xff", "\xc0\x80", "\xe2\x82", "\xed\xa0\x80",
                                     "\xf4\x90\x80\x80", "\xc3(", "\x80", "\xc2\x9b"})
    EXPECT_FALSE(is_plain_text(bad)) << bad;
  EXPECT_FALSE(is_plain_text(std::string_view("a\0b", 3)));
}

TEST(Text, PrintableEscapesWhatATerminalWouldObey) {
  EXPECT_EQ(printable("Zoë € 🂡 ok", 20), "Zoë € 🂡 ok");
  EXPECT_EQ(printable("\x1b[2J\t\x7f", 20), "\\x1b[2J\\x09\\x7f");
  EXPECT_EQ(printable("\xc2\x9b \xff", 20), "\\xc2\\x9b \\xff") << "byte by byte";
  EXPECT_EQ(printable(std::string_view("a\0b", 3), 20), "a\\x00b");
}

// Characters are counted, not bytes, and each escaped byte is one.
TEST(Text, PrintableCutsWhatIsLongerThanAllowed) {
  EXPECT_EQ(printable("abcd", 4), "abcd");
  EXPECT_EQ(printable("abcde", 4), "abcd...");
  EXPECT_EQ(printable("€€€€", 4), "€€€€");
  EXPECT_EQ(printable("€€€€€", 4), "€€€€...");
  EXPECT_EQ(printable("\x01\x02\x03", 2), "\\x01\\x02...");
  EXPECT_EQ(printable("", 0), "");
}

TEST(Text, TidyLeavesOneSpaceBetweenWords) {
  EXPECT_EQ(tidy(" \t place   *1\tG6 \r"), "place *1 G6");
  EXPECT_EQ(tidy(" \t\r "), "");
}

TEST(Text, CasesAreThoseOfAToZ) {
  EXPECT_EQ(lower_case("AZaz09[`É"), "azaz09[`É");
  EXPECT_EQ(upper_case("AZaz09{@é"), "AZAZ09{@é");
}

}  // namespace
}  // namespace tessera
