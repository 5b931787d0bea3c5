#include "terminal/markdown.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace tessera::terminal {
namespace {

std::string plain(std::string_view text, std::size_t columns = 80) {
  return render_markdown(text, columns).plain();
}

TEST(Markdown, HeadingsAreUnderlined) {
  EXPECT_EQ(plain("# 101\n\n## A turn\n\nText.\n### Small\n"),
            "101\n===\n\nA turn\n------\n\nText.\n\nSmall\n");
}

TEST(Markdown, ParagraphsAreWrappedAnew) {
  EXPECT_EQ(plain("one two\nthree four five six\n\nseven\n", 20), "one two three four\nfive six\n\nseven\n");
  EXPECT_EQ(plain("a-word-that-is-longer-than-the-line is\n", 20),
            "a-word-that-is-longer-than-the-line\nis\n");
}

TEST(Markdown, ListsHangUnderTheirMarks) {
  EXPECT_EQ(plain("- first item of\n  the list\n- second\n\n12. twelve is\n    long\n", 20),
            "- first item of the\n  list\n- second\n\n12. twelve is long\n");
  EXPECT_EQ(plain("- one\n  - inner item that\n    is long\n- two\n", 20),
            "- one\n  - inner item that\n    is long\n- two\n");
  EXPECT_EQ(plain("- one\n\n  more of it\n\n- two\n"), "- one\n\n  more of it\n\n- two\n");
}

TEST(Markdown, ANumberInTheMiddleOfAParagraphBeginsNoItem) {
  EXPECT_EQ(plain("a line of more than\n21. Either way it counts\n"),
            "a line of more than 21. Either way it counts\n");
  EXPECT_EQ(plain("Say:\n1. one\n2. two\n"), "Say:\n\n1. one\n2. two\n");
}

TEST(Markdown, CodeStaysAsItIs) {
  EXPECT_EQ(plain("Look:\n\n    a   b\n\n      **c**\n\nEnd.\n", 20),
            "Look:\n\n  a   b\n\n    **c**\n\nEnd.\n");
  EXPECT_EQ(plain("```\n# no heading\n```\n"), "  # no heading\n");
}

TEST(Markdown, TablesAreAligned) {
  EXPECT_EQ(plain("| a | long |\n|---|:--|\n| `wide` | x |\n"), "  a     long\n  wide  x\n");
}

TEST(Markdown, MarksInsideALineBecomeInk) {
  const Picture picture = render_markdown("**Take** one of `B7`, *please*: [here](x.md).\n", 80);
  EXPECT_EQ(picture.plain(), "Take one of B7, please: here.\n");
  EXPECT_TRUE(picture.lines()[0][0].ink.bold);
  EXPECT_FALSE(picture.lines()[0][2].ink.bold);
  EXPECT_EQ(plain("3 * 4 * 5 and a [bracket] and ** alone\n"), "3 * 4 * 5 and a [bracket] and ** alone\n");
}

TEST(Markdown, AnItemMayBeginWithInk) {
  const Picture picture = render_markdown("- **Take** one\n- *two*\n", 80);
  EXPECT_EQ(picture.plain(), "- Take one\n- two\n");
  const auto word = [&](std::size_t line, std::string_view text) {
    return *std::ranges::find(picture.lines()[line], text, &Picture::Span::text);
  };
  EXPECT_EQ(word(0, "Take").ink, kBold);
  EXPECT_EQ(word(0, "one").ink, Ink{});
  EXPECT_EQ(word(1, "two").ink, Ink{.hue = Hue::accent});
}

TEST(Markdown, EscapesEntitiesAndLineBreaksAreRead) {
  EXPECT_EQ(plain("1 \\* 2 &lt; 3 &amp; 4 <b>\n"), "1 * 2 < 3 & 4 <b>\n");
  EXPECT_EQ(plain("one  \ntwo\n"), "one\ntwo\n");
}

TEST(Markdown, AQuotationIsSetIn) {
  EXPECT_EQ(plain("He said:\n\n> one two three\n> four\n", 20), "He said:\n\n  one two three four\n");
}

TEST(Markdown, ASectionEndsWhereTheNextBegins) {
  constexpr std::string_view kText = "# T\n\n## One\n\na\n\n## Two\n\nb\n";
  EXPECT_EQ(section(kText, "One"), "## One\n\na\n");
  EXPECT_EQ(section(kText, "Two"), "## Two\n\nb\n");
  EXPECT_EQ(section(kText, "Tw"), "");
}

}  // namespace
}  // namespace tessera::terminal
