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

// What the courses show: "The chance to win the round, from decision to decision". Of one seat it is
// somebody's; of the reader's own, "Your chance ...".
enum class Whose { everybodys, the_readers, somebodys };
std::string course_title(const Wording& wording, Whose whose = Whose::everybodys, std::string_view name = "");

}  // namespace tessera::cli
