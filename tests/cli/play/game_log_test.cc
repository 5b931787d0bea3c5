#include "cli/play/game_log.h"

#include "tests/cli/play/support.h"

namespace tessera::cli::play {
namespace {

class GameLogTest : public PlayTest {
 protected:
  LiveGame resumed(std::string_view record) {
    write_text(in_folder("game"), record);
    return *open_record(in_folder("game"), {}, services_);
  }
};

GameLog whole_log(const LiveGame& game, Seat seat) { return log_for(game, seat, game.moment()); }

constexpr std::string_view kTwentyOne =
    "tessera 1\ngame 21\nplayers 2\n~ start 0\n~ hand 0 3 8 *\n~ hand 1 4 9 10\n"
    "0 place 3 G7\n~ draw 5\n1 place 4 I7\n~ draw 2\n";

TEST_F(GameLogTest, TellsASeatWhatItMayKnow) {
  const LiveGame game = resumed(kTwentyOne);
  EXPECT_EQ(whole_log(game, seat_at(0)).lines,
            (std::vector<std::string>{"You: 3 on G7; drew 5", "Greedy 1: 4 on I7"}));
  EXPECT_EQ(whole_log(game, seat_at(1)).lines,
            (std::vector<std::string>{"You: 3 on G7", "Greedy 1: 4 on I7; drew 2"}));
}

TEST_F(GameLogTest, WhatIsFreshBeginsWithOnesOwnLastDecision) {
  const LiveGame game = resumed(kTwentyOne);
  EXPECT_EQ(whole_log(game, seat_at(0)).fresh, 0U);
  EXPECT_EQ(whole_log(game, seat_at(1)).fresh, 1U);
  const auto& events = game.history().events();
  EXPECT_EQ(log_for(game, seat_at(0), events.at(4).number).lines, (std::vector<std::string>{"You: 3 on G7"}));
  EXPECT_TRUE(log_for(game, seat_at(0), events.at(3).number).lines.empty());
}

std::vector<std::string> texts(const std::vector<LogRow>& rows) {
  std::vector<std::string> out;
  for (const LogRow& row : rows) out.push_back(row.text);
  return out;
}
using Texts = std::vector<std::string>;

TEST(LogRows, GivesEveryEntryARowWhileThereIsRoom) {
  const GameLog log{{"a", "b", "c"}, 2};
  EXPECT_EQ(texts(log_rows(log, 5, 20)), (Texts{"a", "b", "c"}));
  EXPECT_EQ(texts(log_rows(log, 2, 20)), (Texts{"b", "c"}));
  EXPECT_FALSE(log_rows(log, 2, 20)[0].fresh);
  EXPECT_TRUE(log_rows(log, 2, 20)[1].fresh);
}

TEST(LogRows, RunsOnWhenThereIsNotAndKeepsTheLast) {
  const GameLog log{{"old", "one", "two", "three", "four"}, 1};
  EXPECT_EQ(texts(log_rows(log, 3, 12)), (Texts{"one · two", "three · four"}));
  EXPECT_EQ(texts(log_rows(log, 1, 12)), (Texts{"three · four"}));
  EXPECT_EQ(texts(log_rows({{"one", "two", "three", "four"}, 0}, 1, 20)), (Texts{"two · three · four"}));
  EXPECT_EQ(texts(log_rows(log, 0, 12)), (Texts{}));
  EXPECT_EQ(texts(log_rows({{"much too long"}, 0}, 1, 6)), (Texts{"much …"}));
}

}  // namespace
}  // namespace tessera::cli::play
