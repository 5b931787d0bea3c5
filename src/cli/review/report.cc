#include "cli/review/report.h"

#include <algorithm>
#include <cmath>
#include <fmt/core.h>

#include "base/text.h"
#include "cli/json_text.h"
#include "cli/play/screen.h"
#include "core/picture.h"

namespace tessera::cli {
namespace {

// A name that two share would not say who is meant.
std::vector<std::string> names_that_tell(const Review& review) {
  std::vector<std::string> names = review.names;
  for (std::string& name : names)
    if (std::count(review.names.begin(), review.names.end(), name) > 1) name.clear();
  return names;
}

std::string seat_text(const Review& review, std::size_t seat) {
  const std::string& name = review.names[seat];
  return name.empty() ? concat("seat ", seat) : concat("seat ", seat, ", ", name);
}

std::string head_text(const Review& review) {
  const std::size_t decisions = review.judgements.size();
  return fmt::format("{}, {} {}: {} {}, {} simulations each\n", review.game->title, review.players,
                     review.players == 1 ? "player" : "players", decisions,
                     decisions == 1 ? "decision" : "decisions", review.simulations);
}

// "2.1 % to win, 0.30 points", with so many decimals; what rounds to nothing is left out. A round
// is played for what it brings, so that comes first there.
struct Loss {
  double win;
  double points;
};
std::string loss_text(const Loss& loss, int win_decimals, int points_decimals, const Wording& wording) {
  const auto rounds_to_nothing = [](double x, int decimals) { return x < 0.5 * std::pow(10, -decimals); };
  const std::string points = rounds_to_nothing(loss.points, points_decimals)
                                 ? ""
                                 : fmt::format("{:.{}f} {}", loss.points, points_decimals, wording.unit);
  const std::string win = wording.alone || rounds_to_nothing(loss.win * 100, win_decimals)
                              ? ""
                              : fmt::format("{:.{}f} % to win{}", loss.win * 100, win_decimals,
                                            wording.by_round ? " the round" : "");
  if (win.empty() && points.empty()) return "a little";
  const std::string_view between = win.empty() || points.empty() ? "" : ", ";
  return wording.by_round ? concat(points, between, win) : concat(win, between, points);
}

// On the average of all decisions.
std::string lost_text(const SeatReview& seat, const Wording& wording) {
  if (seat.mistakes == 0) return "nothing";
  return loss_text({seat.mean(seat.win_lost), seat.mean(seat.points_lost)}, 1, 2, wording);
}

std::string share_text(const SeatReview& seat) {
  return fmt::format("{:.0f} %", std::floor(seat.share_without_mistake() * 100));
}

std::string seats_text(const Review& review, const Wording& wording) {
  const auto seats = review_by_seat(review.judgements, review.players);
  std::size_t width = 0;
  for (std::size_t i = 0; i < seats.size(); ++i) width = std::max(width, display_width(seat_text(review, i)));
  std::string text = fmt::format("\n  {}    mistakes    good   lost a move\n", padded("", width));
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (seats[i].decisions == 0) continue;
    text += fmt::format("  {}   {:>9}   {:>5}   {}\n", padded(seat_text(review, i), width),
                        concat(seats[i].mistakes, " of ", seats[i].decisions), share_text(seats[i]),
                        lost_text(seats[i], wording));
  }
  return text;
}

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

std::string seats_json(const Review& review) {
  const auto seats = review_by_seat(review.judgements, review.players);
  std::string rows;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (seats[i].decisions == 0) continue;
    rows += fmt::format(
        R"({}{{"seat":{},"name":{},"decisions":{},"mistakes":{},"mean_loss":{},"mean_win_lost":{},"mean_points_lost":{}}})",
        rows.empty() ? "" : ",", i, string_json(review.names[i]), seats[i].decisions, seats[i].mistakes,
        number_json(seats[i].mean(seats[i].loss), 5), number_json(seats[i].mean(seats[i].win_lost), 5),
        number_json(seats[i].mean(seats[i].points_lost), 4));
  }
  return rows;
}

}  // namespace

std::vector<std::string> score_lines(const SeatReview& seat, const Wording& wording) {
  if (seat.decisions == 0) return {"You have had no choice yet."};
  const std::string decisions = concat(seat.decisions, seat.decisions == 1 ? " decision" : " decisions");
  if (seat.mistakes == 0) return {concat(decisions, ", no mistake.")};
  return {concat(decisions, ", ", seat.mistakes,
                 seat.mistakes == 1 ? " mistake: " : " mistakes: ", share_text(seat), " were good."),
          concat("Lost a move: ", lost_text(seat, wording), '.')};
}

std::string cost_text(const Judgement& mistake, const Wording& wording) {
  return concat("cost ", loss_text({mistake.win_lost(), mistake.points_lost()}, 0, 1, wording));
}

std::vector<std::string> mistake_lines(const Judgement& mistake, const Wording& wording,
                                       std::size_t columns) {
  const std::size_t width = std::max(display_width(mistake.played.move), display_width(mistake.best.move));
  const auto line = [&](std::string_view what, const MoveAnalysis& move) {
    return concat(what, padded(move.move, width), "   ", figures_text(move, wording));
  };
  constexpr std::string_view kIndent = "        ";
  std::vector<std::string> lines;
  for (const auto& row : {line("played  ", mistake.played), line("better  ", mistake.best)}) {
    const bool fits = display_width(row) <= columns;
    for (std::string& part : fits ? std::vector{row} : play::wrap(row, columns))
      lines.push_back(std::move(part));
  }
  const std::string reasons = reasons_text(mistake.best.reasons, wording);
  if (!reasons.empty())
    for (const std::string& row : play::wrap(reasons, std::max(columns, 2 * kIndent.size()) - kIndent.size()))
      lines.push_back(concat(kIndent, row));
  return lines;
}

std::string review_text(const Review& review, std::size_t most, bool ascii, std::size_t columns) {
  const Wording wording = wording_of(*review.game, review.players, names_that_tell(review), ascii);
  std::string text = head_text(review);
  if (wording.by_round) text += "Moves are judged by the round they belong to, not by the whole game.\n";
  if (review.judgements.empty()) return text + "Nobody had a choice.\n";
  text += seats_text(review, wording);
  const auto worst = worst_mistakes(review.judgements, most);
  if (worst.empty()) return text + "\nNo move was clearly worse than another.\n";
  text += "\nWhat cost most\n";
  constexpr std::string_view kIndent = "   ";
  for (std::size_t i = 0; i < worst.size(); ++i) {
    text += fmt::format("\n{}. line {}, {}, move {}: {}\n", i + 1, worst[i]->line,
                        seat_text(review, index(worst[i]->seat)), worst[i]->number,
                        cost_text(*worst[i], wording));
    for (const std::string& line : mistake_lines(*worst[i], wording, columns - kIndent.size()))
      text += concat(kIndent, line, '\n');
  }
  return text;
}

std::string review_json(const Review& review, std::size_t most) {
  const Wording wording = wording_of(*review.game, review.players);
  std::string mistakes;
  for (const Judgement* mistake : worst_mistakes(review.judgements, most))
    mistakes +=
        fmt::format(R"({}{{"line":{},"seat":{},"number":{},"loss":{},"played":{},"better":{}}})",
                    mistakes.empty() ? "" : ",", mistake->line, index(mistake->seat), mistake->number,
                    number_json(mistake->loss, 4), move_json(mistake->played), move_json(mistake->best));
  return fmt::format(
      R"({{"game":{},"players":{},"win_of":"{}","unit":{},"simulations":{},"decisions":{},"seats":[{}],"mistakes":[{}]}})",
      string_json(review.game->name), review.players, wording.by_round ? "round" : "game",
      string_json(wording.unit), review.simulations, review.judgements.size(), seats_json(review), mistakes);
}

}  // namespace tessera::cli
