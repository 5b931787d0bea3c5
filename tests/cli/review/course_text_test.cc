#include "cli/review/course_text.h"

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

TEST(CourseText, IsALineFromTheBeginningToTheEnd) {
  const std::vector<review::Course> course{{{0, 0.13, 0.49, 0.5, 0.74, 0.99, 1}}};
  EXPECT_THAT(course_lines(course, {}, 80), ElementsAre("  0 % ▁▂▄▅▆██ 100 %"));
  EXPECT_THAT(course_lines(course, kAscii, 80), ElementsAre("  0 % 0145799 100 %"));
  EXPECT_THAT(course_lines({{{}}}, {}, 80), ElementsAre(IsEmpty()));
}

TEST(CourseText, RoundsStandBelowEachOther) {
  const std::vector<review::Course> courses{{{0.2, 0.3, 0.1}, {0.2}, {0.5}}, {{0.9}, {}, {0.1, 0.2}}};
  EXPECT_THAT(course_lines(courses, {}, 80), ElementsAre(" 20 % ▂▃▁│▂│▅   50 %", " 90 % █  │ │▁▂  20 %"));
  EXPECT_THAT(course_lines(courses, kAscii, 80), ElementsAre(" 20 % 231|2|5   50 %", " 90 % 9  | |12  20 %"));
}

TEST(CourseText, AloneTheScaleIsFromTheLowestPointsToTheHighest) {
  const Wording alone{.alone = true, .ascii = true};
  EXPECT_THAT(course_lines({{{70, 65, 80.04, 90}}}, alone, 80), ElementsAre(" 70.0 2069  90.0"));
  EXPECT_THAT(course_lines({{{70, 70}}}, alone, 80), ElementsAre(" 70.0 00  70.0"));
}

TEST(CourseText, WhatIsTooManyIsSqueezedToTheColumns) {
  // The means of two neighbours each.
  const review::Course course{
      {0, 0.3, 1, 1, 0.4, 0.7, 0.2, 0.2, 0, 0.1, 0.6, 0.7, 0.9, 0.6, 0.3, 0.4, 0.9, 0.6}};
  EXPECT_THAT(course_lines({course}, kAscii, kEnds + 9), ElementsAre("  0 % 195206737  60 %"));
  // A seat that decided half as often has half as much room, and every round keeps some.
  const std::vector<review::Course> courses{{std::vector<double>(60, 0.5), {0.9}},
                                            {std::vector<double>(30, 0.2), {0.1}}};
  EXPECT_THAT(course_lines(courses, kAscii, kEnds + 22),
              ElementsAre(" 50 % 55555555555555555555|9  90 %", " 20 % 2222222222          |1  10 %"));
}

TEST(CourseText, MoreRoundsThanColumnsHaveNoBorders) {
  const std::vector<review::Course> courses{review::Course(100, {0.25, 0.35})};
  const std::string line = course_lines(courses, kAscii, kEnds + 50).front();
  EXPECT_EQ(line.size(), kEnds + 50);
  EXPECT_THAT(line, Not(HasSubstr("|")));
}

TEST(CourseText, KeepsWithinTheColumns) {
  for (std::size_t rounds = 1; rounds <= 40; rounds += 3)
    for (std::size_t most = 1; most <= 30; ++most)
      for (std::size_t columns = 20; columns <= 80; columns += 7) {
        std::vector<review::Course> courses(2, review::Course(rounds));
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
