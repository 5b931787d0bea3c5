#include "cli/review/advice.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bots/lexio/messages.h"
#include "games/catalog.h"
#include "games/lexio/messages.h"

namespace tessera::cli {
namespace {

using ::testing::ElementsAre;

MoveAnalysis a_move(std::string move, double worth, double win, double points, Reasons reasons = {}) {
  return {.move = std::move(move),
          .worth = {worth, 0.01},
          .win = {win, 0.011},
          .points = {points, 0.25},
          .simulations = 500,
          .reasons = std::move(reasons)};
}

Analysis two_close_moves_and_a_bad_one() {
  const Message pair_of_5(lexio::Say::pair_of, {{"number", 5}});
  return {.moves = {a_move("play 5c 5t", 0.45, 0.43, 6.14,
                           {Message(lexio::Reason::plays, {{"combination", pair_of_5}, {"left", 8}}),
                            Message(lexio::Reason::few_tiles, {{"seat", seat_at(2)}, {"tiles", 1}})}),
                    a_move("pass", 0.44, 0.40, -1.0, {lexio::Reason::unbeatable}),
                    a_move("play 9s", 0.10, 0.05, -12.34)},
          .simulations = 1500,
          .legal = 3};
}

TEST(Advice, IsOneMoveALineWithFiguresAndReasons) {
  EXPECT_THAT(
      advice_lines(two_close_moves_and_a_bad_one(), {.names = {"Ann", "Bo", "Cy"}}, 3, 200),
      ElementsAre(
          "1. play 5c 5t   wins  43 % ±2    +6.1 points   pair of 5, 8 tiles left; Cy has only 1 tile",
          "2. pass         wins  40 % ±2    -1.0 points   nobody can beat it",
          "3. play 9s      wins   5 % ±2   -12.3 points"));
  EXPECT_EQ(advice_lines(two_close_moves_and_a_bad_one(), {}, 2, 200).size(), 2U);
  EXPECT_TRUE(advice_lines({}, {}, 3, 80).empty());
}

TEST(Advice, FitsTheScreenAndKeepsTheReasonsOfTheBestMove) {
  EXPECT_THAT(advice_lines(two_close_moves_and_a_bad_one(), {}, 3, 54),
              ElementsAre("1. play 5c 5t   wins  43 % ±2    +6.1 points",
                          "   pair of 5, 8 tiles left; seat 2 has only 1 tile",
                          "2. pass         wins  40 % ±2    -1.0 points",
                          "3. play 9s      wins   5 % ±2   -12.3 points"));
}

TEST(Advice, NamesOnlySeatsThatHaveAName) {
  const Reasons reasons = {Message(lexio::Reason::few_tiles, {{"seat", seat_at(1)}, {"tiles", 2}}),
                           Message(lexio::Reason::few_tiles, {{"seat", seat_at(0)}, {"tiles", 1}})};
  EXPECT_EQ(reasons_text(reasons, {.names = {"", "Bo Li"}}),
            "Bo Li has only 2 tiles; seat 0 has only 1 tile");
  EXPECT_EQ(reasons_text(reasons, {}), "seat 1 has only 2 tiles; seat 0 has only 1 tile");
}

TEST(Advice, SaysWhatIsWonAndWhoseThePointsAre) {
  const MoveAnalysis move = a_move("pass", 0.5, 0.5, 31.26);
  EXPECT_EQ(figures_text(move, wording_of(find_game("lexio")->spec(), 4)),
            " +31.3 chips  wins the round  50 % ±2 ");
  EXPECT_EQ(figures_text(move, wording_of(find_game("21")->spec(), 2)), "wins  50 % ±2   +31.3 points");
  EXPECT_EQ(figures_text(move, wording_of(find_game("101")->spec(), 1)), " 31.3 points ±0.5");
  EXPECT_EQ(figures_text(a_move("pass", 0.5, 0.5, -0.04), {.ascii = true}), "wins  50 % +-2    +0.0 points");
}

TEST(Advice, SaysHowSureItIs) {
  Analysis analysis = two_close_moves_and_a_bad_one();
  EXPECT_EQ(confidence_text(analysis), "One other move is about as good as the first.");
  analysis.moves[2].worth.value = 0.44;
  analysis.moves.push_back(a_move("play 3c", 0.1, 0.1, 0));
  analysis.legal = 4;
  EXPECT_EQ(confidence_text(analysis), "2 other moves are about as good as the first.");
  analysis.moves.resize(2);
  analysis.legal = 2;
  EXPECT_EQ(confidence_text(analysis), "All moves are about as good; chance decides more than they do.");
  analysis.moves[1].worth.value = 0.40;  // 0.05 apart, and twice the combined error is 0.028
  EXPECT_EQ(confidence_text(analysis), "The first is clearly the best.");
  analysis.moves[1].worth.value = 0.44;
  analysis.moves[1].simulations = 5;  // soon dropped
  EXPECT_EQ(confidence_text(analysis), "The first is clearly the best.");
  analysis.moves[0].simulations = 5;
  EXPECT_EQ(confidence_text(analysis), "There was no time to be sure of anything.");
  analysis.moves.pop_back();
  analysis.legal = 1;
  EXPECT_EQ(confidence_text(analysis), "There is nothing else to do.");
}

TEST(Advice, ABarShowsTheChanceToWin) {
  EXPECT_EQ(strength_text(two_close_moves_and_a_bad_one(), {.ascii = true}), "[######---------] 43 %");
  EXPECT_EQ(strength_text(two_close_moves_and_a_bad_one(), {.alone = true}), "");
  EXPECT_EQ(strength_text({}, {}), "");
}

}  // namespace
}  // namespace tessera::cli
