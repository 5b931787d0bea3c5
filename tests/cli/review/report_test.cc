#include "cli/review/report.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/catalog.h"
#include "terminal/picture.h"
#include "terminal/screen.h"

namespace tessera::cli {
namespace {

using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;

// A move that lost so much, or nothing.
review::Judgement judged(Seat seat, double win_lost, double points_lost) {
  const auto move = [](std::string text, double win, double points) {
    return MoveAnalysis{.move = std::move(text),
                        .worth = {win, 0.01},
                        .win = {win, 0.01},
                        .points = {points, 0.1},
                        .simulations = 1000,
                        .reasons = {}};
  };
  return {10, seat, 1, 1, move("pass", 0.5 - win_lost, -points_lost), move("play 3c", 0.5, 0), win_lost};
}

Review four_decisions(std::string_view game, int players) {
  Review review{&find_game(game)->spec(),
                players,
                std::vector<std::string>(static_cast<std::size_t>(players)),
                1000,
                {}};
  review.judgements = {judged(seat_at(0), 0.1, 3), judged(seat_at(0), 0, 0), judged(seat_at(0), 0, 0),
                       judged(seat_at(0), 0.02, 0.2)};
  if (players > 1) review.judgements.push_back(judged(seat_at(1), 0, 0));
  return review;
}

std::vector<std::string> score_of_first(const Review& review) {
  return score_lines(review::review_by_seat(review.judgements, review.players)[0],
                     wording_of(*review.game, review.players, {}, true));
}

TEST(ReviewReport, SaysHowManyDecisionsWereGoodAndWhatTheOthersLost) {
  EXPECT_THAT(score_of_first(four_decisions("21", 2)),
              ElementsAre("4 decisions, 2 mistakes.", "Good decisions: [########-------] 50 %",
                          "Lost a move: 3.0 % to win, 0.80 points."));
  EXPECT_THAT(score_of_first(four_decisions("lexio", 3)).back(),
              "Lost a move: 0.80 chips, 3.0 % to win the round.");
  EXPECT_THAT(score_of_first(four_decisions("101", 1)).back(), "Lost a move: 0.80 points.");
}

TEST(ReviewReport, WhatRoundsToNothingIsNotLost) {
  const review::SeatReview chips_alone{
      .decisions = 10, .mistakes = 1, .loss = 0.1, .win_lost = -0.01, .points_lost = 9};
  EXPECT_EQ(score_lines(chips_alone, {})[2], "Lost a move: 0.90 points.");
  EXPECT_EQ(cost_text(judged(Seat{}, 0.3, -0.2), {}), "cost 30 % to win");
  EXPECT_EQ(cost_text(judged(Seat{}, 0.004, 0.04), {}), "cost a little");
}

TEST(ReviewReport, OnlyWhoMadeNoMistakeIsTold100Percent) {
  review::SeatReview seat{.decisions = 300, .mistakes = 1, .loss = 0.1, .win_lost = 0.1, .points_lost = 1};
  EXPECT_EQ(score_lines(seat, {})[0], "300 decisions, 1 mistake.");
  EXPECT_THAT(score_lines(seat, {})[1], EndsWith(" 99 %"));
  EXPECT_THAT(score_lines({.decisions = 1}, {}),
              ElementsAre("1 decision, no mistake.", "Good decisions: [███████████████] 100 %"));
  EXPECT_THAT(score_lines({}, {}), ElementsAre("You have had no choice yet."));
}

TEST(ReviewReport, TheTableSaysTheSameOfEverySeat) {
  const std::string text = review_text(four_decisions("21", 2), 5, true, 80);
  EXPECT_THAT(text, HasSubstr("\n          mistakes   good                 lost a move\n"
                              "  seat 0    2 of 4   [#####-----]  50 %   3.0 % to win, 0.80 points\n"
                              "  seat 1    0 of 1   [##########] 100 %   nothing\n"
                              "\nThe chance to win, from decision to decision\n\n"
                              "  seat 0   40 % 4554  48 %\n"
                              "  seat 1   50 % 5     50 %\n"));
  EXPECT_THAT(text,
              EndsWith("\nThe points are what the seat ends with more than the others do on average.\n"));
  EXPECT_THAT(review_text(four_decisions("101", 1), 5, true, 80), Not(HasSubstr("the others")));
  EXPECT_THAT(review_text(four_decisions("lexio", 3), 0, true, 80),
              HasSubstr("50 %   0.80 chips, 3.0 % to win\n"));
  EXPECT_THAT(review_text(four_decisions("101", 1), 0, true, 80), Not(HasSubstr("to win")));
}

TEST(ReviewReport, WhoAsksForNoMistakesIsNotToldThatThereAreNone) {
  EXPECT_THAT(review_text(four_decisions("21", 2), 0, true, 80), Not(HasSubstr("clearly worse")));
  Review faultless = four_decisions("21", 2);
  faultless.judgements = {judged(seat_at(0), 0, 0)};
  EXPECT_THAT(review_text(faultless, 5, true, 80), EndsWith("\nNo move was clearly worse than another.\n"));
}

TEST(ReviewReport, LongNamesAndManyRoundsFitTheColumns) {
  Review review{&find_game("lexio")->spec(), 5, std::vector<std::string>(5), 1000, {}};
  for (std::size_t seat = 0; seat < 5; ++seat) {
    review.names[seat] = "A name that is as long as Lexio " + std::to_string(seat);
    for (int i = 0; i < 400; ++i) {
      review.judgements.push_back(judged(seat_at(seat), 0.1234, 12.34));
      review.judgements.back().round = 1 + i / 10;
      review.judgements.back().number = 100 + i;
      review.judgements.back().line = 10000;
    }
  }
  for (const std::size_t columns : {80U, 120U})
    for (const std::string& line : terminal::split_lines(review_text(review, 3, false, columns)))
      EXPECT_LE(terminal::display_width(line), columns) << line;
}

}  // namespace
}  // namespace tessera::cli
