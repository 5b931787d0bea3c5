#include "review/course.h"

#include <algorithm>

namespace tessera::review {

std::vector<Course> courses_of(const std::vector<Judgement>& judgements, int players, bool alone) {
  std::size_t rounds = 1;
  for (const Judgement& judgement : judgements)
    rounds = std::max(rounds, static_cast<std::size_t>(judgement.round));
  std::vector<Course> courses(static_cast<std::size_t>(players), Course(rounds));
  for (const Judgement& judgement : judgements)
    courses[index(judgement.seat)][static_cast<std::size_t>(judgement.round) - 1].push_back(
        alone ? judgement.played.points.value : judgement.played.win.value);
  return courses;
}

}  // namespace tessera::review
