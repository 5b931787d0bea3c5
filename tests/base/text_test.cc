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

}  // namespace
}  // namespace tessera
