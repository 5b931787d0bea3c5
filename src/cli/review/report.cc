#include "cli/review/report.h"

#include <algorithm>
#include <cmath>
#include <fmt/core.h>

#include "base/text.h"
#include "cli/messages.h"
#include "cli/review/course_text.h"
#include "terminal/bar.h"
#include "terminal/picture.h"
#include "terminal/screen.h"
#include "words/catalogue.h"

namespace tessera::cli {
namespace {

// A name that two share would not say who is meant.
std::vector<std::string> names_that_tell(const Review& review) {
  std::vector<std::string> names = review.names;
  for (std::string& name : names)
    if (std::count(review.names.begin(), review.names.end(), name) > 1) name.clear();
  return names;
}

std::string seat_text(std::size_t seat, std::string_view name) {
  return name.empty() ? concat("seat ", seat) : concat("seat ", seat, ", ", name);
}

// All seats, in the same number of columns, and no more than there are unless that is hardly anything.
std::vector<std::string> seat_labels(const Review& review, std::size_t columns) {
  const std::size_t number = seat_text(0, "").size() + 2;
  std::vector<std::string> labels;
  std::size_t width = 0;
  for (std::size_t i = 0; i < review.names.size(); ++i) {
    labels.push_back(seat_text(i, terminal::shortened(review.names[i], std::max(columns, number) - number)));
    width = std::max(width, terminal::display_width(labels.back()));
  }
  for (std::string& label : labels) label = terminal::padded(label, width);
  return labels;
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
std::string loss_text(const Loss& loss, int win_decimals, int points_decimals, const Wording& wording,
                      std::string_view to_win) {
  const auto rounds_to_nothing = [](double x, int decimals) { return x < 0.5 * std::pow(10, -decimals); };
  const std::string points = rounds_to_nothing(loss.points, points_decimals)
                                 ? ""
                                 : fmt::format("{:.{}f} {}", loss.points, points_decimals, wording.unit);
  const std::string win = wording.alone || rounds_to_nothing(loss.win * 100, win_decimals)
                              ? ""
                              : fmt::format("{:.{}f} % {}", loss.win * 100, win_decimals, to_win);
  if (win.empty() && points.empty()) return "a little";
  const std::string_view between = win.empty() || points.empty() ? "" : ", ";
  return wording.by_round ? concat(points, between, win) : concat(win, between, points);
}

std::string_view to_win_text(const Wording& wording) {
  return wording.by_round ? "to win the round" : "to win";
}

// On the average of all decisions.
std::string lost_text(const review::SeatReview& seat, const Wording& wording, std::string_view to_win) {
  if (seat.mistakes == 0) return "nothing";
  return loss_text({seat.mean(seat.win_lost), seat.mean(seat.points_lost)}, 1, 2, wording, to_win);
}

std::string share_text(const review::SeatReview& seat) {
  return fmt::format("{:.0f} %", std::floor(seat.share_without_mistake() * 100));
}

std::string seats_text(const Review& review, const Wording& wording, std::size_t columns) {
  constexpr int kBar = 10;
  const auto seats = review::review_by_seat(review.judgements, review.players);
  std::vector<std::string> rows;
  std::size_t width = 0;
  for (const review::SeatReview& seat : seats) {
    rows.push_back(fmt::format(" {:>9}   {} {:>5}   {}", concat(seat.mistakes, " of ", seat.decisions),
                               terminal::bar_text(seat.share_without_mistake(), wording.ascii, kBar),
                               share_text(seat), lost_text(seat, wording, "to win")));
    width = std::max(width, terminal::display_width(rows.back()));
  }
  const std::vector<std::string> labels = seat_labels(review, columns - std::min(columns, width + 2));
  const std::size_t label_width = terminal::display_width(labels.front());
  const auto courses = course_lines(review::courses_of(review.judgements, review.players, wording.alone),
                                    wording, columns - std::min(columns, label_width + 4));
  std::string text = fmt::format("\n  {}  mistakes   {}   lost a move\n", terminal::padded("", label_width),
                                 terminal::padded("good", kBar + 2 + 6));
  std::string below = fmt::format("\nThe {}, from decision to decision\n\n", course_subject(wording));
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (seats[i].decisions == 0) continue;
    text += concat("  ", labels[i], rows[i], '\n');
    below += concat("  ", labels[i], "  ", courses[i], '\n');
  }
  return text + below;
}

}  // namespace

std::vector<std::string> score_lines(const review::SeatReview& seat, const Wording& wording) {
  if (seat.decisions == 0) return {"You have had no choice yet."};
  const std::string decisions = concat(seat.decisions, seat.decisions == 1 ? " decision" : " decisions");
  const std::string mistakes = seat.mistakes == 0
                                   ? "no mistake"
                                   : concat(seat.mistakes, seat.mistakes == 1 ? " mistake" : " mistakes");
  std::vector<std::string> lines{
      concat(decisions, ", ", mistakes, '.'),
      concat("Good decisions: ", terminal::bar_text(seat.share_without_mistake(), wording.ascii), ' ',
             share_text(seat))};
  if (seat.mistakes > 0)
    lines.push_back(concat("Lost a move: ", lost_text(seat, wording, to_win_text(wording)), '.'));
  return lines;
}

std::string cost_text(const review::Judgement& mistake, const Wording& wording) {
  return concat("cost ",
                loss_text({mistake.win_lost(), mistake.points_lost()}, 0, 1, wording, to_win_text(wording)));
}

std::vector<std::string> mistake_lines(const review::Judgement& mistake, const Wording& wording,
                                       std::size_t columns) {
  const std::size_t width =
      std::max(terminal::display_width(mistake.played.move), terminal::display_width(mistake.best.move));
  const auto line = [&](std::string_view what, const MoveAnalysis& move) {
    return concat(what, terminal::padded(move.move, width), "   ", figures_text(move, wording));
  };
  constexpr std::string_view kIndent = "        ";
  std::vector<std::string> lines;
  for (const auto& row : {line("played  ", mistake.played), line("better  ", mistake.best)}) {
    const bool fits = terminal::display_width(row) <= columns;
    for (std::string& part : fits ? std::vector{row} : terminal::wrap(row, columns))
      lines.push_back(std::move(part));
  }
  const std::string reasons = reasons_text(mistake.best.reasons, wording);
  if (!reasons.empty())
    for (const std::string& row :
         terminal::wrap(reasons, std::max(columns, 2 * kIndent.size()) - kIndent.size()))
      lines.push_back(concat(kIndent, row));
  return lines;
}

std::string review_text(const Review& review, std::size_t most, bool ascii, std::size_t columns) {
  const Wording wording = wording_of(*review.game, review.players, names_that_tell(review), ascii);
  std::string text = head_text(review);
  if (wording.by_round) text += "Moves are judged by the round they belong to, not by the whole game.\n";
  if (review.judgements.empty()) return text + "Nobody had a choice.\n";
  text += seats_text(review, wording, columns);
  if (most == 0) return text;
  const auto worst = review::worst_mistakes(review.judgements, most);
  if (worst.empty()) return text + "\nNo move was clearly worse than another.\n";
  text += "\nWhat cost most\n";
  constexpr std::string_view kIndent = "   ";
  for (std::size_t i = 0; i < worst.size(); ++i) {
    const std::size_t seat = index(worst[i]->seat);
    const std::string head =
        fmt::format("line {}, {}, move {}: {}", worst[i]->line, seat_text(seat, review.names[seat]),
                    worst[i]->number, cost_text(*worst[i], wording));
    const terminal::Lines rows = terminal::wrap(head, columns - kIndent.size());
    text += fmt::format("\n{}. {}\n", i + 1, join(rows, concat('\n', kIndent)));
    for (const std::string& line : mistake_lines(*worst[i], wording, columns - kIndent.size()))
      text += concat(kIndent, line, '\n');
  }
  if (wording.alone) return text;
  const std::string relative = words::say(Message(Say::seat_against_the_mean, {{"unit", wording.unit}}));
  return text + concat('\n', join(terminal::wrap(relative, columns), "\n"), '\n');
}

}  // namespace tessera::cli
