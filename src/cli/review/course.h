#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "cli/advice.h"
#include "cli/review/judge.h"

// How a seat's prospects moved in a game, from decision to decision.

namespace tessera::cli {

// By round, and by decision in it: the chance to win with the move that was played; alone, the
// expected points. Where winning means the game, there is one round.
using Course = std::vector<std::vector<double>>;

// By seat, all with as many rounds.
std::vector<Course> courses_of(const std::vector<Judgement>& judgements, int players, bool alone);

// A line a course, "22 % ▂▃▅│▂▁ 4 %" or in ASCII "22 % 235|21 4 %", at most so wide unless that is
// hardly anything; empty where nothing was decided. A round has the same columns in all lines.
std::vector<std::string> course_lines(const std::vector<Course>& courses, const Wording& wording,
                                      std::size_t columns);

// What the courses show: "chance to win the round".
std::string course_subject(const Wording& wording);

}  // namespace tessera::cli
