#include "cli/review/report.h"

#include <algorithm>
#include <cmath>

#include "base/text.h"
#include "cli/review/course_text.h"
#include "core/messages.h"
#include "terminal/bar.h"
#include "terminal/picture.h"
#include "terminal/screen.h"

namespace tessera::cli {
namespace {

// A name that two share would not say who is meant.
std::vector<std::string> names_that_tell(const Review& review) {
  std::vector<std::string> names = review.names;
  for (std::string& name : names)
    if (std::count(review.names.begin(), review.names.end(), name) > 1) name.clear();
  return names;
}

std::string seat_text(std::size_t seat, std::string_view name, const words::Catalogue& words) {
  const Message number(tessera::Say::seat_number, {{"number", seat}});
  if (name.empty()) return words.say(number);
  return words.say(Message(ReviewSay::seat_and_name, {{"seat", number}, {"name", name}}));
}

// All seats, in the same number of columns, and no more than there are unless that is hardly anything.
std::vector<std::string> seat_labels(const Review& review, std::size_t columns,
                                     const words::Catalogue& words) {
  const std::size_t number = terminal::display_width(seat_text(0, "", words)) + 2;
  std::vector<std::string> labels;
  std::size_t width = 0;
  for (std::size_t i = 0; i < review.names.size(); ++i) {
    const std::string name = terminal::shortened(review.names[i], std::max(columns, number) - number);
    labels.push_back(seat_text(i, name, words));
    width = std::max(width, terminal::display_width(labels.back()));
  }
  for (std::string& label : labels) label = terminal::padded(label, width);
  return labels;
}

std::string head_text(const Review& review, const words::Catalogue& words) {
  return concat(words.say(Message(ReviewSay::head, {{"game", review.game->title},
                                                    {"players", review.players},
                                                    {"decisions", review.judgements.size()},
                                                    {"simulations", concat(review.simulations)}})),
                '\n');
}

// "2.1 % to win, 0.30 points", with so many decimals; what rounds to nothing is left out. A round
// is played for what it brings, so that comes first there.
struct Loss {
  double win;
  double points;
};
std::string loss_text(const Loss& loss, int win_decimals, int points_decimals, const Wording& wording,
                      ReviewSay to_win) {
  const words::Catalogue& words = *wording.words;
  const auto rounds_to_nothing = [](double x, int decimals) { return x < 0.5 * std::pow(10, -decimals); };
  std::string points;
  if (!rounds_to_nothing(loss.points, points_decimals))
    points = words.say(Message(ReviewSay::amount, {{"number", words.decimal(loss.points, points_decimals)},
                                                   {"unit", word_for(wording.unit)}}));
  std::string win;
  if (!wording.alone && !rounds_to_nothing(loss.win * 100, win_decimals))
    win = words.say(
        Message(to_win, {{"percent", percent_text(words.decimal(loss.win * 100, win_decimals), wording)}}));
  if (win.empty() && points.empty()) return words.say(ReviewSay::a_little);
  const std::string_view between = win.empty() || points.empty() ? "" : ", ";
  return wording.by_round ? concat(points, between, win) : concat(win, between, points);
}

ReviewSay to_win_form(const Wording& wording) {
  return wording.by_round ? ReviewSay::to_win_round : ReviewSay::to_win;
}

// On the average of all decisions.
std::string lost_text(const review::SeatReview& seat, const Wording& wording, ReviewSay to_win) {
  if (seat.mistakes == 0) return wording.say(ReviewSay::nothing);
  return loss_text({seat.mean(seat.win_lost), seat.mean(seat.points_lost)}, 1, 2, wording, to_win);
}

std::string share_text(const review::SeatReview& seat, const Wording& wording) {
  return percent_text(wording.words->decimal(std::floor(seat.share_without_mistake() * 100), 0), wording);
}

std::string seats_text(const Review& review, const Wording& wording, std::size_t columns) {
  constexpr int kBar = 10;
  constexpr std::size_t kShare = 5;  // "100 %"
  constexpr std::string_view kBetween = "   ";
  const std::string mistakes = wording.say(ReviewSay::mistakes);
  const std::string good = wording.say(ReviewSay::good);
  const std::size_t first = std::max<std::size_t>(9, terminal::display_width(mistakes) + 1);
  const std::size_t second = std::max(kBar + 2 + 1 + kShare, terminal::display_width(good));
  const auto seats = review::review_by_seat(review.judgements, review.players);
  std::vector<std::string> rows;
  std::size_t width = 0;
  for (const review::SeatReview& seat : seats) {
    const Message of(ReviewSay::some_of, {{"some", seat.mistakes}, {"all", seat.decisions}});
    const std::string bar = concat(terminal::bar_text(seat.share_without_mistake(), wording.ascii, kBar), ' ',
                                   terminal::right_aligned(share_text(seat, wording), kShare));
    rows.push_back(concat(' ', terminal::right_aligned(wording.say(of), first), kBetween,
                          terminal::padded(bar, second), kBetween,
                          lost_text(seat, wording, ReviewSay::to_win)));
    width = std::max(width, terminal::display_width(rows.back()));
  }
  const std::vector<std::string> labels =
      seat_labels(review, columns - std::min(columns, width + 2), *wording.words);
  const std::size_t label_width = terminal::display_width(labels.front());
  const auto courses = course_lines(review::courses_of(review.judgements, review.players, wording.alone),
                                    wording, columns - std::min(columns, label_width + 4));
  std::string text =
      concat("\n  ", terminal::padded("", label_width), ' ', terminal::right_aligned(mistakes, first),
             kBetween, terminal::padded(good, second), kBetween, wording.say(ReviewSay::lost), '\n');
  std::string below = concat('\n', course_title(wording), "\n\n");
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (seats[i].decisions == 0) continue;
    text += concat("  ", labels[i], rows[i], '\n');
    below += concat("  ", labels[i], "  ", courses[i], '\n');
  }
  return text + below;
}

}  // namespace

std::vector<std::string> score_lines(const review::SeatReview& seat, const Wording& wording) {
  if (seat.decisions == 0) return {wording.say(ReviewSay::no_choice_yet)};
  const std::string share =
      concat(terminal::bar_text(seat.share_without_mistake(), wording.ascii), ' ', share_text(seat, wording));
  std::vector<std::string> lines{
      wording.say(Message(ReviewSay::decisions_and_mistakes,
                          {{"decisions", seat.decisions}, {"mistakes", seat.mistakes}})),
      wording.say(Message(ReviewSay::good_decisions, {{"share", share}}))};
  if (seat.mistakes > 0)
    lines.push_back(wording.say(
        Message(ReviewSay::lost_a_move, {{"loss", lost_text(seat, wording, to_win_form(wording))}})));
  return lines;
}

std::string cost_text(const review::Judgement& mistake, const Wording& wording) {
  const Loss loss{mistake.win_lost(), mistake.points_lost()};
  return wording.say(
      Message(ReviewSay::cost, {{"loss", loss_text(loss, 0, 1, wording, to_win_form(wording))}}));
}

std::vector<std::string> mistake_lines(const review::Judgement& mistake, const Wording& wording,
                                       std::size_t columns) {
  const std::size_t width =
      std::max(terminal::display_width(mistake.played.move), terminal::display_width(mistake.best.move));
  const std::string played = wording.say(ReviewSay::played);
  const std::string better = wording.say(ReviewSay::better);
  const std::size_t indent = std::max(terminal::display_width(played), terminal::display_width(better)) + 2;
  const auto line = [&](std::string_view what, const MoveAnalysis& move) {
    return concat(terminal::padded(what, indent), terminal::padded(move.move, width), "   ",
                  figures_text(move, wording));
  };
  std::vector<std::string> lines;
  for (const auto& row : {line(played, mistake.played), line(better, mistake.best)}) {
    const bool fits = terminal::display_width(row) <= columns;
    for (std::string& part : fits ? std::vector{row} : terminal::wrap(row, columns))
      lines.push_back(std::move(part));
  }
  const std::string reasons = reasons_text(mistake.best.reasons, wording);
  if (!reasons.empty())
    for (const std::string& row : terminal::wrap(reasons, std::max(columns, 2 * indent) - indent))
      lines.push_back(concat(std::string(indent, ' '), row));
  return lines;
}

std::string review_text(const Review& review, std::size_t most, bool ascii, std::size_t columns,
                        const words::Catalogue& words) {
  const Wording wording = wording_of(*review.game, review.players, names_that_tell(review), ascii, words);
  const auto paragraph = [&](const Message& message) {
    return concat(join(terminal::wrap(words.say(message), columns), "\n"), '\n');
  };
  std::string text = head_text(review, words);
  if (wording.by_round) text += paragraph(ReviewSay::by_round);
  if (review.judgements.empty()) return text + paragraph(ReviewSay::nobody_had_a_choice);
  text += seats_text(review, wording, columns);
  if (most == 0) return text;
  const auto worst = review::worst_mistakes(review.judgements, most);
  if (worst.empty()) return concat(text, '\n', paragraph(ReviewSay::no_clear_mistake));
  text += concat('\n', words.say(ReviewSay::what_cost_most), '\n');
  constexpr std::string_view kIndent = "   ";
  for (std::size_t i = 0; i < worst.size(); ++i) {
    const std::size_t seat = index(worst[i]->seat);
    const std::string head =
        words.say(Message(ReviewSay::mistake_head, {{"line", concat(worst[i]->line)},
                                                    {"seat", seat_text(seat, review.names[seat], words)},
                                                    {"number", worst[i]->number},
                                                    {"cost", cost_text(*worst[i], wording)}}));
    const terminal::Lines rows = terminal::wrap(head, columns - kIndent.size());
    text += concat('\n', i + 1, ". ", join(rows, concat('\n', kIndent)), '\n');
    for (const std::string& line : mistake_lines(*worst[i], wording, columns - kIndent.size()))
      text += concat(kIndent, line, '\n');
  }
  if (wording.alone) return text;
  return concat(text, '\n',
                paragraph(Message(ReviewSay::seat_against_the_mean, {{"unit", word_for(wording.unit)}})));
}

}  // namespace tessera::cli
