#include "bots/twenty_one/reasons.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bots/twenty_one/messages.h"
#include "tests/games/twenty_one/table.h"
#include "tests/support/said.h"

namespace tessera::twenty_one {
namespace {

using namespace testing;
using ::testing::Contains;
using ::testing::ElementsAre;

std::vector<std::string> words_for(const State& state, std::string_view move) {
  std::vector<std::string> words;
  for (const Message& reason :
       reasons(TwentyOne::view(state, state.pub.to_act), *TwentyOne::parse_move(move)))
    words.push_back(said(reason));
  return words;
}

TEST(TwentyOneReasons, SayWhatIsScored) {
  const State state = Table().draw("F6", {"p10"}).hand(0, "11").hand(1, "1").left(1, "1");
  EXPECT_THAT(words_for(state, "place 11 E5"), Contains("makes 21 and scores 15"));
}

TEST(TwentyOneReasons, SayWhatAStarIsSpentFor) {
  const State state = Table().draw("F6", {"p10"}).hand(0, "*").hand(1, "1").left(1, "1");
  EXPECT_THAT(words_for(state, "place *3 E5"), Contains("spends a star without scoring"));
}

// Beside the 8, a 9 leaves 4 to 21, and pink has a 4.
TEST(TwentyOneReasons, NameWhatIsLeftToTheOthersAndToWhom) {
  const State state = Table().draw("A1", {"p8"}).hand(0, "5 9").hand(1, "4").left(1, "4");
  const auto words = words_for(state, "place 9 B1");
  ASSERT_EQ(words.size(), 2U);
  EXPECT_EQ(words[0], "gets rid of 9, which would cost as much at the end");
  EXPECT_THAT(words[1], ::testing::MatchesRegex("at worst seat 1 takes [0-9]+ with 4 on C1"));
  EXPECT_THAT(words_for(state, "place 5 B1"),
              ElementsAre("gets rid of 5, which would cost as much at the end"));
}

bool warns(const State& state, std::string_view move) {
  const auto words = words_for(state, move);
  return std::any_of(words.begin(), words.end(),
                     [](const std::string& text) { return text.starts_with("at worst "); });
}

// Beside the 8, a 9 leaves 4 to 21. Nothing scores before round 4.
TEST(TwentyOneReasons, NameNoDangerWhereTheOthersCannotScoreYet) {
  const auto table = [](int round, int starter) {
    return Table().draw("A1", {"p8"}).hand(0, "5 9").hand(1, "4").left(1, "4").round(round).starter(starter);
  };
  EXPECT_FALSE(warns(table(2, 0), "place 9 B1"));
  EXPECT_FALSE(warns(table(2, 1), "place 9 B1")) << "pink comes next in round 3";
  EXPECT_FALSE(warns(table(3, 0), "place 9 B1"));
  EXPECT_TRUE(warns(table(3, 1), "place 9 B1")) << "pink comes next in round 4";
  EXPECT_TRUE(warns(table(4, 0), "place 9 B1"));
}

// K5, marked 15, lies on a diagonal with either 8.
TEST(TwentyOneReasons, CountEveryLineWhereEachIsPaid) {
  const auto words = [](Lines lines) {
    Table table(Config{.players = 2, .lines = lines});
    table.draw("J4", {"p8 . . .", ". . . p1"}).hand(0, "5 8").hand(1, "13").left(1, "13");
    return words_for(table, "place 8 L4");
  };
  EXPECT_THAT(words(Lines::one), Contains("at worst seat 1 takes 15 with 13 on K5"));
  EXPECT_THAT(words(Lines::each), Contains("at worst seat 1 takes 30 with 13 on K5"));
}

TEST(TwentyOneReasons, NameNoDangerOnceTheGameIsOver) {
  const State state = Table().draw("A1", {"p8"}).hand(0, "9").left(0, "9").hand(1, "4").left(1, "4");
  EXPECT_THAT(words_for(state, "place 9 B1"), ElementsAre("goes out, which ends the game"));
  // With another token left the same placement is dangerous.
  const State before = Table().draw("A1", {"p8"}).hand(0, "9 5").left(0, "9 5").hand(1, "4").left(1, "4");
  EXPECT_TRUE(warns(before, "place 9 B1"));
  // The last token may be a star that does not score.
  const State star = Table().draw("A1", {"p8"}).hand(0, "*").left(0, "*").hand(1, "4").left(1, "4");
  EXPECT_THAT(words_for(star, "place *9 B1"), ElementsAre("goes out, which ends the game"));
}

TEST(TwentyOneReasons, OfAnExchangeNameTheToken) {
  const State state = Table().draw("G7", {"p17"}).hand(0, "8 9 12").hand(1, "1");
  const Reasons all =
      reasons(TwentyOne::view(state, state.pub.to_act), *TwentyOne::parse_move("exchange 12"));
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all[0], Message(Reason::gives_back, {{"token", "12"}}));
  EXPECT_EQ(said(all[0]), "gives back 12 for an unknown token");
}

}  // namespace
}  // namespace tessera::twenty_one
