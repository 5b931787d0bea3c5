#include "core/record.h"

#include <gtest/gtest.h>
#include <string>

#include "core/messages.h"
#include "games/catalog.h"
#include "tests/support/said.h"

namespace tessera {
namespace {

// "LINE: reason" of the first bad line, or how the record ends.
std::string read(std::string_view text) {
  RecordPlayer player(all_games());
  if (const auto done = read_record(text, player); !done)
    return std::to_string(done.error().line) + ": " + said(done.error().reason);
  return player.state()->turn().is_over() ? to_text(player.state()->outcome()) : "unfinished";
}

constexpr std::string_view kDeal =
    "~ deal B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 O1 O2 O3 O4 O5 O6 O7 O8 O9 O10 "
    "P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10\n";

std::string opening(std::string_view rest) {
  return "tessera 1\ngame 101\nplayers 2\n~ start 0\n" + std::string(kDeal) + std::string(rest);
}

TEST(Record, AHeaderAloneIsAnUnfinishedGame) {
  EXPECT_EQ(read("tessera 1\ngame lexio\nplayers 4\n"), "unfinished");
  EXPECT_EQ(read("tessera 1\ngame 21\nplayers 2"), "unfinished");
}

TEST(Record, CommentsBlankLinesAndSpacesAreFree) {
  EXPECT_EQ(read("# by hand \xff\n\ntessera   1\n  \ngame 101 \n#x\nplayers  2\n~  start   0\n"),
            "unfinished");
}

TEST(Record, TagsKeepTheirText) {
  RecordPlayer player(all_games());
  ASSERT_TRUE(read_record(
      "tessera 1\ngame 101\nplayers 2\ntag event  Zoë's  cup \noption mode junior\ntag x y\n", player));
  EXPECT_EQ(player.tags(), (std::vector<Tag>{{"event", "Zoë's  cup"}, {"x", "y"}}));
  EXPECT_EQ(player.setup(), (tessera::Setup{2, {{"mode", "junior"}}}));
}

TEST(Record, EventsAreKeptAsTheyWereTold) {
  RecordPlayer player(all_games());
  ASSERT_TRUE(read_record(opening("0  take   3\n0 place E5\n"), player));
  EXPECT_EQ(player.events().size(), 4U);
  EXPECT_EQ(player.events()[0], "~ start 0");
  EXPECT_EQ(player.events()[2], "0 take 3");
}

TEST(Record, TheHeaderIsRefusedWhereItIsWrong) {
  EXPECT_EQ(read(""), "1: the record is empty; it begins with \"tessera 1\"");
  EXPECT_EQ(read("# nothing\n"), "1: the record is empty; it begins with \"tessera 1\"");
  EXPECT_EQ(read("tessera 2\n"), "1: a record begins with \"tessera 1\", not \"tessera 2\"");
  EXPECT_EQ(read("tessera 1\n"), "1: the record ends before its \"game\" line");
  EXPECT_EQ(read("tessera 1\ngame 101\n"), "2: the record ends before its \"players\" line");
  EXPECT_EQ(read("tessera 1\ngame chess\n"),
            "2: expected \"game\" and one of 101, lexio, 21, not \"game chess\"");
  EXPECT_EQ(read("tessera 1\nplayers 2\n"),
            "2: expected \"game\" and one of 101, lexio, 21, not \"players 2\"");
  EXPECT_EQ(read("tessera 1\ngame 101 x\n"),
            "2: expected \"game\" and one of 101, lexio, 21, not \"game 101 x\"");
  EXPECT_EQ(read("tessera 1\ngame 101\nplayers\n"), "3: expected \"players N\", not \"players\"");
  EXPECT_EQ(read("tessera 1\ngame 101\nplayers 02\n"), "3: expected \"players N\", not \"players 02\"");
  EXPECT_EQ(read("tessera 1\ngame 101\nplayers 5\n"), "3: 101 is played by 1 to 4 players, not 5");
  EXPECT_EQ(read("tessera 1\ngame lexio\nplayers -3\n"), "3: Lexio is played by 3 to 5 players, not -3");
}

TEST(Record, AnOptionIsRefusedOnItsOwnLine) {
  const std::string head = "tessera 1\ngame 101\nplayers 2\n";
  EXPECT_EQ(read(head + "option mode\n"), "4: expected \"option KEY VALUE\"");
  EXPECT_EQ(read(head + "option mode classic\noption mode classic\n"), "5: option mode is set twice");
  EXPECT_EQ(read(head + "tag a b\noption mode easy\n~ start 0\n"),
            "5: option mode is one of expert, classic, junior, not \"easy\"");
  EXPECT_EQ(read(head + "tag a\n"), "4: expected \"tag KEY TEXT\"");
  EXPECT_EQ(read(head + "~ start 0\noption mode classic\n"), "5: options come before the first event");
  EXPECT_EQ(read(head + "~ start 0\ntag a b\n"), "5: tags come before the first event");
  EXPECT_EQ(read("tessera 1\ngame 21\nplayers 2\noption teams on\n").substr(0, 3), "4: ");
}

TEST(Record, TheFirstImpossibleLineIsTheOneNamed) {
  EXPECT_EQ(read(opening("0 take 9\n!!\n")).substr(0, 3), "6: ");
  EXPECT_EQ(read(opening("0 take 3\n!!\n")),
            "7: a line can’t begin with \"!!\"; expected option, tag, ~, a seat number, result or resigned");
}

TEST(Record, EventsOutOfTurnAreRefused) {
  EXPECT_EQ(read(opening("1 take 3\n")), "6: it is the turn of seat 0, not of seat 1");
  EXPECT_EQ(read(opening("2 take 3\n")), "6: there is no seat 2: the seats are 0 to 1");
  EXPECT_EQ(read(opening("99999999999 take 3\n")), "6: there is no seat 99999999999: the seats are 0 to 1");
  EXPECT_EQ(read(opening("~ start 0\n")), "6: seat 0 is to act, nothing is drawn or dealt now");
  EXPECT_EQ(read("tessera 1\ngame 101\nplayers 2\n0 take 3\n"),
            "4: a chance outcome comes before the next action");
}

TEST(Record, LinesMustBePlainText) {
  EXPECT_EQ(read("tessera 1\r\ngame 101\r\n"),
            "1: the line ends with a carriage return; lines end with a newline alone");
  EXPECT_EQ(read("tessera 1\ngame\t101\n"), "2: the line is not plain UTF-8 text");
  EXPECT_EQ(read("tessera 1\ngame 101\nplayers 2\ntag who \xff\xfe\n"),
            "4: the line is not plain UTF-8 text");
}

TEST(Record, AResultBeforeTheEndIsRefused) {
  EXPECT_EQ(read(opening("result 1 0 winner 0\n")), "6: the game is not over: seat 0 is to act");
  EXPECT_EQ(read("tessera 1\ngame 101\nplayers 2\nresult 1 0 winner 0\n"),
            "4: the game is not over: a chance outcome is missing");
}

// Comments and empty lines count, refused lines too.
TEST(Record, EveryEventHasItsLine) {
  RecordPlayer player(all_games());
  ASSERT_TRUE(read_record("tessera 1\n# a comment\ngame 101\nplayers 2\n\n~ start 1\n", player));
  EXPECT_FALSE(player.feed("~ start 0"));
  ASSERT_TRUE(player.feed(kDeal.substr(0, kDeal.size() - 1)));
  EXPECT_EQ(player.event_lines(), (std::vector{6, 8}));
}

TEST(Record, TheActionCallbackSeesEveryPositionBeforeAnAction) {
  RecordPlayer player(all_games());
  int calls = 0;
  player.on_action([&](const AnyState& state) {
    ++calls;
    EXPECT_TRUE(state.turn().is_seat());
  });
  ASSERT_TRUE(read_record(opening("0 take 3\n0 place E5\n"), player));
  EXPECT_EQ(calls, 2);
  EXPECT_FALSE(player.feed("0 flip 77"));
  EXPECT_EQ(calls, 3);
}

// Nobody is to act while the deal is missing, so that there is no position to show.
TEST(Record, AnActionAtChancesTurnIsNoPositionToShow) {
  RecordPlayer player(all_games());
  int calls = 0;
  player.on_action([&](const AnyState& /*state*/) { ++calls; });
  for (const char* line : {"tessera 1", "game 101", "players 2"}) ASSERT_TRUE(player.feed(line)) << line;
  const auto refused = player.feed("0 take 3");
  ASSERT_FALSE(refused);
  EXPECT_TRUE(refused.error().is(Say::chance_first));
  EXPECT_EQ(calls, 0);
}

TEST(Record, WriterWritesWhatThePlayerReads) {
  const AnyGame& game = *find_game("101");
  RecordWriter writer(game.spec(), {2, {{"mode", "classic"}}}, std::vector<Tag>{{"date", "today"}});
  writer.chance("start 1");
  EXPECT_EQ(writer.text(),
            "tessera 1\ngame 101\nplayers 2\noption mode classic\ntag date today\n~ start 1\n");
  EXPECT_EQ(read(writer.text()), "unfinished");
}

}  // namespace
}  // namespace tessera
