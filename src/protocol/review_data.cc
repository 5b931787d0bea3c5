#include "protocol/review_data.h"

#include "protocol/analysis_data.h"
#include "protocol/game_data.h"
#include "protocol/rounded.h"
#include "review/course.h"

namespace tessera::protocol {
namespace {

using review::Review;

Data reviewed_seat_data(std::size_t seat, const std::string& name, const review::SeatReview& figures,
                        const review::Course& course, int decimals) {
  Data::List values;
  Data::List counts;
  for (const auto& round : course) {
    counts.emplace_back(static_cast<int>(round.size()));
    for (const double value : round) values.push_back(rounded(value, decimals));
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
Data::List seats_data(const Review& review) {
  const bool alone = review.players == 1;
  const auto seats = review::review_by_seat(review.judgements, review.players);
  const auto courses = review::courses_of(review.judgements, review.players, alone);
  Data::List list;
  for (std::size_t i = 0; i < seats.size(); ++i)
    if (seats[i].decisions > 0)
      list.push_back(reviewed_seat_data(i, review.names[i], seats[i], courses[i], alone ? 3 : 4));
  return list;
}

}  // namespace

Data review_data(const Review& review, std::size_t most) {
  Data::List mistakes;
  for (const review::Judgement* mistake : review::worst_mistakes(review.judgements, most))
    mistakes.push_back(Data::Fields{{"line", mistake->line},
                                    {"seat", mistake->seat},
                                    {"number", mistake->number},
                                    {"loss", rounded(mistake->loss, 4)},
                                    {"played", move_data(mistake->played)},
                                    {"better", move_data(mistake->best)}});
  return Data::Fields{{"game", review.game->name},
                      {"players", review.players},
                      {"win_of", is_judged_by_round(*review.game) ? "round" : "game"},
                      {"unit", unit_word(review.game->unit)},
                      {"simulations", review.simulations},
                      {"decisions", static_cast<int>(review.judgements.size())},
                      {"seats", seats_data(review)},
                      {"mistakes", std::move(mistakes)}};
}

}  // namespace tessera::protocol
