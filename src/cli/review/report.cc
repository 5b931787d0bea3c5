#include "cli/review/report.h"

#include <algorithm>
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

std::string seats_text(const Review& review, bool ascii) {
  const auto seats = review_by_seat(review.judgements, review.players);
  std::size_t width = 0;
  for (std::size_t i = 0; i < seats.size(); ++i) width = std::max(width, display_width(seat_text(review, i)));
  std::string text = fmt::format("\n  {}   decisions   mistakes   lost a move   score\n", padded("", width));
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (seats[i].decisions == 0) continue;
    text +=
        fmt::format("  {}   {:>9}   {:>8}   {:>9.1f} %   {} {:.0f}\n", padded(seat_text(review, i), width),
                    seats[i].decisions, seats[i].mistakes, seats[i].mean_loss() * 100,
                    bar_text(seats[i].score() / 100, ascii), seats[i].score());
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
    rows += fmt::format(R"({}{{"seat":{},"name":{},"decisions":{},"mistakes":{},"mean_loss":{},"score":{}}})",
                        rows.empty() ? "" : ",", i, string_json(review.names[i]), seats[i].decisions,
                        seats[i].mistakes, number_json(seats[i].mean_loss(), 5),
                        number_json(seats[i].score(), 1));
  }
  return rows;
}

}  // namespace

std::string score_text(const SeatReview& seat, bool ascii) {
  if (seat.decisions == 0) return "You have had no choice yet.";
  return fmt::format("{} {}, {} {}, {:.1f} % lost a move   {} {:.0f} of 100", seat.decisions,
                     seat.decisions == 1 ? "decision" : "decisions", seat.mistakes,
                     seat.mistakes == 1 ? "mistake" : "mistakes", seat.mean_loss() * 100,
                     bar_text(seat.score() / 100, ascii), seat.score());
}

std::string cost_text(const Judgement& mistake, const Wording& wording) {
  const double points = mistake.best.points.value - mistake.played.points.value;
  const double win = mistake.best.win.value - mistake.played.win.value;
  const std::string in_points = points < 0.05 ? "" : fmt::format("{:.1f} {}", points, wording.unit);
  const std::string to_win = wording.alone || win < 0.005 ? ""
                                                          : fmt::format("{:.0f} % to win{}", win * 100,
                                                                        wording.by_round ? " the round" : "");
  if (to_win.empty() && in_points.empty()) return "cost a little";
  return concat("cost ", to_win, to_win.empty() || in_points.empty() ? "" : ", ", in_points);
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
  text += seats_text(review, ascii);
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
