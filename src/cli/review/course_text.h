#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "cli/review/advice.h"
#include "review/course.h"

// The course of a game in a terminal, for people.

namespace tessera::cli {

// A line a course, "22 % ▂▃▅│▂▁ 4 %" or in ASCII "22 % 235|21 4 %", at most so wide unless that is
// hardly anything; empty where nothing was decided. A round has the same columns in all lines.
std::vector<std::string> course_lines(const std::vector<review::Course>& courses, const Wording& wording,
                                      std::size_t columns);

// What the courses show: "chance to win the round".
std::string course_subject(const Wording& wording);

}  // namespace tessera::cli
