#include "arena/journal.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/catalog.h"
#include "tests/support/said.h"

namespace tessera::arena {
namespace {

using ::testing::HasSubstr;

Match journal_match(std::uint64_t seed = 7) {
  return *Match::make(*find_game("101"), tessera::Setup{2, {{"mode", "classic"}}}, {"greedy", "random"},
                      seed);
}

PlayedDeal some_deal() {
  Conduct slow;
  slow.faults = 3;
  slow.times.add(5);
  slow.times.add(1'000'000);
  slow.times.add(1'000'001);
  return {{Outcome{{6, -4}, {seat_at(0)}}, Outcome{{5, 5}, {seat_at(0), seat_at(1)}}}, {slow, Conduct{}}, {}};
}

TEST(Journal, IsReadAsItWasWritten) {
  const Match match = journal_match();
  const std::string text = journal_head(match) + journal_line(4, some_deal()) + journal_line(2, some_deal());
  EXPECT_THAT(text, HasSubstr("\nmatch 101 players 2 option mode classic seed 7 bots greedy,random\n"));
  EXPECT_THAT(text,
              HasSubstr("\ndeal 4 result 6 -4 winner 0 result 5 5 winner 0 1 bot 3 2000006 1000001 5:1 "));
  const auto journal = read_journal(text, match);
  ASSERT_TRUE(journal) << said(journal.error());
  EXPECT_EQ(journal->length, text.size());
  ASSERT_EQ(journal->deals.size(), 2U);
  const PlayedDeal& read = journal->deals.at(4);
  EXPECT_EQ(read.games, some_deal().games);
  EXPECT_EQ(read.bots[0].faults, 3U);
  EXPECT_EQ(read.bots[0].times, some_deal().bots[0].times);
  EXPECT_EQ(read.bots[1].times.moves(), 0U);
}

TEST(Journal, LinesWithoutTheSlowestMoveAreReadToo) {
  const Match match = journal_match();
  const std::string line = "deal 0 result 6 4 winner 0 result 6 4 winner 0 bot 0 40 19:2 bot 0 0\n";
  const auto journal = read_journal(journal_head(match) + line, match);
  ASSERT_TRUE(journal) << said(journal.error());
  EXPECT_EQ(journal->deals.at(0).bots[0].times.moves(), 2U);
  EXPECT_EQ(journal->deals.at(0).bots[0].times.slowest(), 19U);
}

TEST(Journal, ATornLastLineIsIgnored) {
  const Match match = journal_match();
  const std::string whole = journal_head(match) + journal_line(0, some_deal());
  const std::string text = whole + journal_line(1, some_deal());
  for (std::size_t length = 0; length < text.size(); ++length) {
    const auto journal = read_journal(text.substr(0, length), match);
    ASSERT_TRUE(journal) << length << said(journal.error());
    EXPECT_EQ(journal->deals.size(), length < whole.size() ? 0U : 1U);
    EXPECT_LE(journal->length, length);
    if (length >= whole.size()) {
      EXPECT_EQ(journal->length, whole.size());
    }
  }
}

TEST(Journal, AnotherMatchIsRefused) {
  const auto read = read_journal(journal_head(journal_match(7)), journal_match(8));
  ASSERT_FALSE(read);
  EXPECT_THAT(said(read.error()), HasSubstr("another match"));
  EXPECT_THAT(said(read.error()), HasSubstr("seed 7"));
  EXPECT_THAT(said(read.error()), HasSubstr("seed 8"));
}

// What a program makes of a move depends on the time it has.
TEST(Journal, ProgramsWithAnotherMovetimePlayAnotherMatch) {
  const auto match = [](std::string first, int movetime) {
    EngineLimits limits;
    limits.movetime = std::chrono::milliseconds(movetime);
    return *Match::make(*find_game("101"), tessera::Setup{2, {}}, {std::move(first), "random"}, 1, limits);
  };
  EXPECT_THAT(journal_head(match("cmd:engine", 50)),
              HasSubstr(" seed 1 movetime 50 bots cmd:engine,random\n"));
  EXPECT_TRUE(read_journal(journal_head(match("cmd:engine", 50)), match("cmd:engine", 50)));
  EXPECT_FALSE(read_journal(journal_head(match("cmd:engine", 50)), match("cmd:engine", 500)));
  EXPECT_THAT(journal_head(match("greedy", 50)), HasSubstr(" seed 1 bots greedy,random\n"));
  EXPECT_TRUE(read_journal(journal_head(match("greedy", 50)), match("greedy", 500)));
}

TEST(Journal, WhatIsNoJournalIsRefused) {
  for (const char* text : {"notes", "notes\n", "tessera 1\ngame 101\n", "\n"})
    EXPECT_EQ(code_name(read_journal(text, journal_match()).error()), "no_journal") << text;
}

TEST(Journal, LinesThatCantBeAreNamed) {
  const Match match = journal_match();
  for (const char* line : {"", "deal", "deal -1 result 6 4 winner 0 result 6 4 winner 0 bot 0 0 bot 0 0",
                           "deal 1 result 6 4 winner 0 bot 0 0 bot 0 0",
                           "deal 1 result 6 4 winner 0 result 6 winner 0 bot 0 0 bot 0 0",
                           "deal 1 result 6 4 winner 2 result 6 4 winner 0 bot 0 0 bot 0 0",
                           "deal 1 result 6 4 winner 1 0 result 6 4 winner 0 bot 0 0 bot 0 0",
                           "deal 1 result 6 4 winner result 6 4 winner 0 bot 0 0 bot 0 0",
                           "deal 1 result 6 4 winner 0 result 6 4 winner 0 bot 0 0",
                           "deal 1 result 6 4 winner 0 result 6 4 winner 0 bot 0 0 99999:1 bot 0 0",
                           "deal 1 result 6 4 winner 0 result 6 4 winner 0 bot 0 0 5 bot 0 0",
                           "deal 1 result 6 4 winner 0 result 6 4 winner 0 bot 0 9 3 4:2 bot 0 0",
                           "deal 1 result 6 4 winner 0 result 6 4 winner 0 bot 0 0 bot 0 0 more"}) {
    const auto read = read_journal(journal_head(match) + line + '\n', match);
    ASSERT_FALSE(read) << line;
    EXPECT_EQ(said(read.error()), "line 3 is no deal of this match");
  }
}

}  // namespace
}  // namespace tessera::arena
