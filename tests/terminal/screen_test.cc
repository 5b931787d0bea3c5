#include "terminal/screen.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/terminal/answering_terminal.h"

namespace tessera::terminal {
namespace {

// What a reader sees who presses Enter until the end.
Lines pages_of(const Lines& text, std::size_t rows) {
  Lines pages;
  AnsweringTerminal terminal({.columns = 80, .rows = rows, .person = true}, [&](const std::string& shown) {
    pages.push_back(shown);
    return std::string();
  });
  Screen(terminal).page(text);
  return pages;
}

Lines chapters() {
  Lines text;
  for (int i = 0; i < 20; ++i) {
    for (const char* line : {"Heading", "-------", ""}) text.emplace_back(line);
    for (int k = 0; k < i % 7 + 3; ++k) text.emplace_back("its text");
    text.emplace_back();
  }
  return text;
}

TEST(Page, NeverEndsWithAHeading) {
  for (std::size_t rows = 12; rows < 40; ++rows) {
    std::size_t text_lines = 0;
    for (const std::string& page : pages_of(chapters(), rows)) {
      EXPECT_GT(page.rfind("its text") + 1, page.rfind("Heading") + 1) << rows << page;
      EXPECT_LE(std::count(page.begin(), page.end(), '\n'), static_cast<std::ptrdiff_t>(rows) - 1) << page;
      for (std::size_t at = 0; (at = page.find("its text", at)) != std::string::npos; ++at) ++text_lines;
    }
    EXPECT_EQ(static_cast<std::ptrdiff_t>(text_lines), std::ranges::count(chapters(), "its text")) << rows;
  }
}

TEST(Page, IsFullWhereNothingSeparates) {
  const Lines pages = pages_of(Lines(50, "a move"), 24);
  ASSERT_EQ(pages.size(), 3U);
  EXPECT_EQ(std::count(pages[0].begin(), pages[0].end(), '\n'), 23) << "22 lines, and one before them";
  EXPECT_THAT(pages[0], ::testing::HasSubstr("Enter: more"));
  EXPECT_THAT(pages[2], ::testing::HasSubstr("Enter: back"));
}

TEST(Page, BlankLinesAtTheEndAreNoPage) {
  Lines text(22, "a line");
  text.resize(30);
  EXPECT_EQ(pages_of(text, 24).size(), 1U);
}

TEST(Wrap, BreaksBetweenWordsAndWhereTheTextDoes) {
  EXPECT_EQ(wrap("one two three", 9), (Lines{"one two", "three"}));
  EXPECT_EQ(wrap("one two three", 7), (Lines{"one two", "three"})) << "as wide as the screen, and no wider";
  EXPECT_EQ(wrap("one two three", 6), (Lines{"one", "two", "three"}));
  EXPECT_EQ(wrap("Saved to\n/a/path", 40), (Lines{"Saved to", "/a/path"}));
  EXPECT_EQ(wrap("", 40), Lines{});
}

TEST(Wrap, AWordLongerThanALineIsBrokenNotLost) {
  EXPECT_EQ(wrap("to /aaaa/bbbb now", 6), (Lines{"to", "/aaaa/", "bbbb", "now"}));
  EXPECT_EQ(wrap("ééééé", 3), (Lines{"ééé", "éé"})) << "characters stay whole";
}

TEST(Ask, EchoesWhatAPipeBringsWithoutItsControlCharacters) {
  AnsweringTerminal terminal({.columns = 80, .rows = 24, .person = false},
                             [](const std::string&) { return "\x1b[2J" + std::string(100'000, 'x'); });
  Screen screen(terminal);
  EXPECT_EQ(screen.ask("> ")->size(), 100'004U) << "what was typed is answered as it is";
  EXPECT_TRUE(terminal.shown().starts_with("\\x1b[2Jxxx")) << terminal.shown().substr(0, 20);
  EXPECT_LT(terminal.shown().size(), 300U);
}

}  // namespace
}  // namespace tessera::terminal
