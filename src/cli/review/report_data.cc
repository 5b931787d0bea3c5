#include "cli/review/report.h"
#include "cli/rounded.h"
#include "review/course.h"

// What a review says to programs.

namespace tessera::cli {
namespace {

Data move_data(const MoveAnalysis& move) {
  Data::List reasons;
  for (const Message& reason : move.reasons) reasons.push_back(to_data(reason));
  return Data::Fields{{"move", move.move},
                      {"worth", rounded(move.worth.value, 4)},
                      {"worth_error", rounded(move.worth.error, 4)},
                      {"win", rounded(move.win.value, 4)},
                      {"win_error", rounded(move.win.error, 4)},
                      {"points", rounded(move.points.value, 3)},
                      {"points_error", rounded(move.points.error, 3)},
                      {"reasons", std::move(reasons)}};
}

Data seat_data(std::size_t seat, const std::string& name, const review::SeatReview& figures,
               const review::Course& course, const Wording& wording) {
  Data::List values;
  Data::List counts;
  for (const auto& round : course) {
    counts.emplace_back(static_cast<int>(round.size()));
    for (const double value : round) values.push_back(rounded(value, wording.alone ? 3 : 4));
  }
  return Data::Fields{{"seat", static_cast<int>(seat)},
                      {"name", name},
                      {"decisions", figures.decisions},
                      {"mistakes", figures.mistakes},
                      {"mean_loss", rounded(figures.mean(figures.loss), 5)},
                      {"mean_win_lost", rounded(figures.mean(figures.win_lost), 5)},
                      {"mean_points_lost", rounded(figures.mean(figures.points_lost), 4)},
                      {"course", std::move(values)},
                      {"decisions_by_round", std::move(counts)}};
}

// Of those who decided anything.
Data::List seats_data(const Review& review, const Wording& wording) {
  const auto seats = review::review_by_seat(review.judgements, review.players);
  const auto courses = review::courses_of(review.judgements, review.players, wording.alone);
  Data::List list;
  for (std::size_t i = 0; i < seats.size(); ++i)
    if (seats[i].decisions > 0) list.push_back(seat_data(i, review.names[i], seats[i], courses[i], wording));
  return list;
}

}  // namespace

Data review_data(const Review& review, std::size_t most) {
  const Wording wording = wording_of(*review.game, review.players);
  Data::List mistakes;
  for (const review::Judgement* mistake : review::worst_mistakes(review.judgements, most))
    mistakes.push_back(Data::Fields{{"line", mistake->line},
                                    {"seat", static_cast<int>(index(mistake->seat))},
                                    {"number", mistake->number},
                                    {"loss", rounded(mistake->loss, 4)},
                                    {"played", move_data(mistake->played)},
                                    {"better", move_data(mistake->best)}});
  return Data::Fields{{"game", review.game->name},
                      {"players", review.players},
                      {"win_of", wording.by_round ? "round" : "game"},
                      {"unit", wording.unit},
                      {"simulations", review.simulations},
                      {"decisions", static_cast<int>(review.judgements.size())},
                      {"seats", seats_data(review, wording)},
                      {"mistakes", std::move(mistakes)}};
}

}  // namespace tessera::cli
