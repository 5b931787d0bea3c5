#include "review/course.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera::review {
namespace {

using ::testing::ElementsAre;

Judgement decided(std::size_t seat, int round, double win, double points) {
  const MoveAnalysis played{
      .move = "pass", .worth = {}, .win = {win, 0}, .points = {points, 0}, .reasons = {}};
  return {1, seat_at(seat), 1, round, played, {}, 0};
}

TEST(ReviewCourse, HoldsTheChanceAfterEveryMoveByRound) {
  const std::vector<Judgement> judgements{decided(0, 1, 0.2, 5), decided(1, 1, 0.8, -5),
                                          decided(0, 1, 0.3, 6), decided(1, 2, 0.6, 7)};
  EXPECT_THAT(courses_of(judgements, 2, false), ElementsAre(Course{{0.2, 0.3}, {}}, Course{{0.8}, {0.6}}));
  EXPECT_THAT(courses_of({decided(0, 1, 0, 70), decided(0, 1, 0, 81)}, 1, true),
              ElementsAre(Course{{70, 81}}));
}

}  // namespace
}  // namespace tessera::review
