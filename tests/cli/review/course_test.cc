#include "cli/review/course.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "terminal/picture.h"

namespace tessera::cli {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

const Wording kAscii{.ascii = true};
constexpr std::size_t kEnds = 12;  // what stands to both sides of the blocks

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

TEST(ReviewCourse, IsALineFromTheBeginningToTheEnd) {
  const std::vector<Course> course{{{0, 0.13, 0.49, 0.5, 0.74, 0.99, 1}}};
  EXPECT_THAT(course_lines(course, {}, 80), ElementsAre("  0 % ▁▂▄▅▆██ 100 %"));
  EXPECT_THAT(course_lines(course, kAscii, 80), ElementsAre("  0 % 0145799 100 %"));
  EXPECT_THAT(course_lines({{{}}}, {}, 80), ElementsAre(IsEmpty()));
}

TEST(ReviewCourse, RoundsStandBelowEachOther) {
  const std::vector<Course> courses{{{0.2, 0.3, 0.1}, {0.2}, {0.5}}, {{0.9}, {}, {0.1, 0.2}}};
  EXPECT_THAT(course_lines(courses, {}, 80), ElementsAre(" 20 % ▂▃▁│▂│▅   50 %", " 90 % █  │ │▁▂  20 %"));
  EXPECT_THAT(course_lines(courses, kAscii, 80), ElementsAre(" 20 % 231|2|5   50 %", " 90 % 9  | |12  20 %"));
}

TEST(ReviewCourse, AloneTheScaleIsFromTheLowestPointsToTheHighest) {
  const Wording alone{.alone = true, .ascii = true};
  EXPECT_THAT(course_lines({{{70, 65, 80.04, 90}}}, alone, 80), ElementsAre(" 70.0 2069  90.0"));
  EXPECT_THAT(course_lines({{{70, 70}}}, alone, 80), ElementsAre(" 70.0 00  70.0"));
}

TEST(ReviewCourse, WhatIsTooManyIsSqueezedToTheColumns) {
  // The means of two neighbours each.
  const Course course{{0, 0.3, 1, 1, 0.4, 0.7, 0.2, 0.2, 0, 0.1, 0.6, 0.7, 0.9, 0.6, 0.3, 0.4, 0.9, 0.6}};
  EXPECT_THAT(course_lines({course}, kAscii, kEnds + 9), ElementsAre("  0 % 195206737  60 %"));
  // A seat that decided half as often has half as much room, and every round keeps some.
  const std::vector<Course> courses{{std::vector<double>(60, 0.5), {0.9}},
                                    {std::vector<double>(30, 0.2), {0.1}}};
  EXPECT_THAT(course_lines(courses, kAscii, kEnds + 22),
              ElementsAre(" 50 % 55555555555555555555|9  90 %", " 20 % 2222222222          |1  10 %"));
}

TEST(ReviewCourse, MoreRoundsThanColumnsHaveNoBorders) {
  const std::vector<Course> courses{Course(100, {0.25, 0.35})};
  const std::string line = course_lines(courses, kAscii, kEnds + 50).front();
  EXPECT_EQ(line.size(), kEnds + 50);
  EXPECT_THAT(line, Not(HasSubstr("|")));
}

TEST(ReviewCourse, KeepsWithinTheColumns) {
  for (std::size_t rounds = 1; rounds <= 40; rounds += 3)
    for (std::size_t most = 1; most <= 30; ++most)
      for (std::size_t columns = 20; columns <= 80; columns += 7) {
        std::vector<Course> courses(2, Course(rounds));
        for (std::size_t i = 0; i < rounds; ++i) {
          courses[0][i].assign(1 + i * 7 % most, 0.5);
          courses[1][i].assign(i * 5 % (most + 1), 0.5);
        }
        for (const std::string& line : course_lines(courses, {}, columns))
          ASSERT_LE(terminal::display_width(line), columns) << rounds << " rounds, " << most << ": " << line;
      }
}

}  // namespace
}  // namespace tessera::cli
