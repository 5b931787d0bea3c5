#include "cli/review/report.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/catalog.h"

namespace tessera::cli {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

// A move that lost so much, or nothing.
Judgement judged(Seat seat, double win_lost, double points_lost) {
  const auto move = [](std::string text, double win, double points) {
    return MoveAnalysis{.move = std::move(text),
                        .worth = {win, 0.01},
                        .win = {win, 0.01},
                        .points = {points, 0.1},
                        .simulations = 1000,
                        .reasons = {}};
  };
  return {10, seat, 1, move("pass", 0.5 - win_lost, -points_lost), move("play 3c", 0.5, 0), win_lost};
}

Review four_decisions(std::string_view game, int players) {
  Review review{&find_game(game)->spec(), players, std::vector<std::string>(players), 1000, {}};
  review.judgements = {judged(seat_at(0), 0.1, 3), judged(seat_at(0), 0, 0), judged(seat_at(0), 0, 0),
                       judged(seat_at(0), 0.02, 0.2)};
  if (players > 1) review.judgements.push_back(judged(seat_at(1), 0, 0));
  return review;
}

std::vector<std::string> score_of_first(const Review& review) {
  return score_lines(review_by_seat(review.judgements, review.players)[0],
                     wording_of(*review.game, review.players));
}

TEST(ReviewReport, SaysHowManyDecisionsWereGoodAndWhatTheOthersLost) {
  EXPECT_THAT(
      score_of_first(four_decisions("21", 2)),
      ElementsAre("4 decisions, 2 mistakes: 50 % were good.", "Lost a move: 3.0 % to win, 0.80 points."));
  EXPECT_THAT(score_of_first(four_decisions("lexio", 3)),
              ElementsAre("4 decisions, 2 mistakes: 50 % were good.",
                          "Lost a move: 0.80 chips, 3.0 % to win the round."));
  EXPECT_THAT(score_of_first(four_decisions("101", 1)),
              ElementsAre("4 decisions, 2 mistakes: 50 % were good.", "Lost a move: 0.80 points."));
}

TEST(ReviewReport, WhatRoundsToNothingIsNotLost) {
  const SeatReview chips_alone{
      .decisions = 10, .mistakes = 1, .loss = 0.1, .win_lost = -0.01, .points_lost = 9};
  EXPECT_EQ(score_lines(chips_alone, {})[1], "Lost a move: 0.90 points.");
  EXPECT_EQ(cost_text(judged(Seat{}, 0.3, -0.2), {}), "cost 30 % to win");
  EXPECT_EQ(cost_text(judged(Seat{}, 0.004, 0.04), {}), "cost a little");
}

TEST(ReviewReport, OnlyWhoMadeNoMistakeIsTold100Percent) {
  SeatReview seat{.decisions = 300, .mistakes = 1, .loss = 0.1, .win_lost = 0.1, .points_lost = 1};
  EXPECT_EQ(score_lines(seat, {})[0], "300 decisions, 1 mistake: 99 % were good.");
  EXPECT_THAT(score_lines({.decisions = 1}, {}), ElementsAre("1 decision, no mistake."));
  EXPECT_THAT(score_lines({}, {}), ElementsAre("You have had no choice yet."));
}

TEST(ReviewReport, TheTableSaysTheSameOfEverySeat) {
  const std::string text = review_text(four_decisions("21", 2), 5, true, 80);
  EXPECT_THAT(text, HasSubstr("\n            mistakes    good   lost a move\n"
                              "  seat 0      2 of 4    50 %   3.0 % to win, 0.80 points\n"
                              "  seat 1      0 of 1   100 %   nothing\n"));
  EXPECT_THAT(review_text(four_decisions("lexio", 3), 0, true, 80),
              HasSubstr("50 %   0.80 chips, 3.0 % to win the round\n"));
  EXPECT_THAT(review_text(four_decisions("101", 1), 0, true, 80), Not(HasSubstr("to win")));
}

}  // namespace
}  // namespace tessera::cli
