#include <fmt/core.h>

#include "base/text.h"
#include "cli/json_text.h"
#include "cli/review/course_text.h"
#include "cli/review/report.h"

// What a review says to programs.

namespace tessera::cli {
namespace {

std::string move_json(const MoveAnalysis& move) {
  std::string reasons;
  for (const Reason& reason : move.reasons)
    reasons += concat(reasons.empty() ? "" : ",", string_json(reason.said()));
  return fmt::format(
      R"({{"move":{},"worth":{},"worth_error":{},"win":{},"win_error":{},"points":{},"points_error":{},"reasons":[{}]}})",
      string_json(move.move), number_json(move.worth.value, 4), number_json(move.worth.error, 4),
      number_json(move.win.value, 4), number_json(move.win.error, 4), number_json(move.points.value, 3),
      number_json(move.points.error, 3), reasons);
}

// The values of a course, and how many of them each round has.
struct CourseJson {
  std::string values;
  std::string counts;
};
CourseJson course_json(const review::Course& course, int digits) {
  CourseJson json;
  for (const auto& round : course) {
    json.counts += concat(json.counts.empty() ? "" : ",", round.size());
    for (const double value : round)
      json.values += concat(json.values.empty() ? "" : ",", number_json(value, digits));
  }
  return json;
}

std::string seats_json(const Review& review, const Wording& wording) {
  const auto seats = review::review_by_seat(review.judgements, review.players);
  const auto courses = review::courses_of(review.judgements, review.players, wording.alone);
  std::string rows;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (seats[i].decisions == 0) continue;
    const CourseJson course = course_json(courses[i], wording.alone ? 3 : 4);
    rows += fmt::format(
        R"({}{{"seat":{},"name":{},"decisions":{},"mistakes":{},"mean_loss":{},"mean_win_lost":{},"mean_points_lost":{},"course":[{}],"decisions_by_round":[{}]}})",
        rows.empty() ? "" : ",", i, string_json(review.names[i]), seats[i].decisions, seats[i].mistakes,
        number_json(seats[i].mean(seats[i].loss), 5), number_json(seats[i].mean(seats[i].win_lost), 5),
        number_json(seats[i].mean(seats[i].points_lost), 4), course.values, course.counts);
  }
  return rows;
}

}  // namespace

std::string review_json(const Review& review, std::size_t most) {
  const Wording wording = wording_of(*review.game, review.players);
  std::string mistakes;
  for (const review::Judgement* mistake : review::worst_mistakes(review.judgements, most))
    mistakes +=
        fmt::format(R"({}{{"line":{},"seat":{},"number":{},"loss":{},"played":{},"better":{}}})",
                    mistakes.empty() ? "" : ",", mistake->line, index(mistake->seat), mistake->number,
                    number_json(mistake->loss, 4), move_json(mistake->played), move_json(mistake->best));
  return fmt::format(
      R"({{"game":{},"players":{},"win_of":"{}","unit":{},"simulations":{},"decisions":{},"seats":[{}],"mistakes":[{}]}})",
      string_json(review.game->name), review.players, wording.by_round ? "round" : "game",
      string_json(wording.unit), review.simulations, review.judgements.size(), seats_json(review, wording),
      mistakes);
}

}  // namespace tessera::cli
