#include "cli/review/advice.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "base/text.h"
#include "review/advice.h"
#include "terminal/bar.h"
#include "terminal/messages.h"
#include "terminal/picture.h"
#include "terminal/screen.h"

namespace tessera::cli {
namespace {

constexpr std::string_view kGap = "   ";

// With one decimal; -0.04 is +0.0.
std::string tenths(double x, bool with_sign, const words::Catalogue& words) {
  const double rounded = std::round(x * 10) / 10 + 0.0;
  return with_sign ? terminal::right_aligned(words.signed_decimal(rounded, 1), 6)
                   : terminal::right_aligned(words.decimal(rounded, 1), 5);
}

// A move's reasons in what is left of its row; the rest, if all are wanted, in rows below.
void add_row(std::vector<std::string>& rows, std::string row, const std::string& reasons, bool all,
             std::size_t columns) {
  const std::size_t indent = terminal::display_width(row) + kGap.size();
  const bool fits = indent + terminal::display_width(reasons) <= columns;
  if (!reasons.empty() && fits) row += concat(kGap, reasons);
  rows.push_back(std::move(row));
  if (fits || !all) return;
  for (const std::string& line :
       terminal::wrap(reasons, columns > 2 * kGap.size() ? columns - kGap.size() : 1))
    rows.push_back(concat(kGap, line));
}

}  // namespace

std::string percent_text(std::string number, const Wording& wording) {
  return wording.say(Message(ReviewSay::percent, {{"number", std::move(number)}}));
}

ReviewSay word_for(Unit unit) { return unit == Unit::chips ? ReviewSay::chips : ReviewSay::points; }

Wording wording_of(const GameSpec& game, int players, std::vector<std::string> names, bool ascii,
                   const words::Catalogue& words) {
  return {players == 1, is_judged_by_round(game), game.unit, std::move(names), ascii, &words};
}

std::string figures_text(const MoveAnalysis& move, const Wording& wording) {
  const words::Catalogue& words = *wording.words;
  const std::string_view within = terminal::within_sign(wording.ascii);
  const std::string points =
      words.say(Message(ReviewSay::amount, {{"number", tenths(move.points.value, !wording.alone, words)},
                                            {"unit", word_for(wording.unit)}}));
  if (wording.alone)
    return concat(points, ' ', within, words.decimal(review::kNearlyCertain * move.points.error, 1));
  const std::string error = words.decimal(move.win.error * review::kNearlyCertain * 100, 0);
  const std::string chance =
      concat(percent_text(terminal::right_aligned(words.decimal(move.win.value * 100, 0), 3), wording), ' ',
             within, terminal::padded(error, 2));
  // A round is played for what it brings, and winning it is not all.
  if (wording.by_round)
    return concat(points, "  ", words.say(Message(ReviewSay::wins_round, {{"chance", chance}})));
  return concat(words.say(Message(ReviewSay::wins, {{"chance", chance}})), ' ', points);
}

std::string reasons_text(const Reasons& reasons, const Wording& wording) {
  std::vector<std::string> said;
  for (const Message& reason : reasons)
    said.push_back(wording.words->say(reason, {.by_seat = wording.names}));
  return join(said, wording.say(terminal::Say::between));
}

std::vector<std::string> advice_lines(const Analysis& analysis, const Wording& wording, std::size_t most,
                                      std::size_t columns) {
  const std::size_t shown = std::min(most, analysis.moves.size());
  std::size_t width = 0;
  for (std::size_t i = 0; i < shown; ++i)
    width = std::max(width, terminal::display_width(analysis.moves[i].move));
  std::vector<std::string> rows;
  for (std::size_t i = 0; i < shown; ++i) {
    const MoveAnalysis& move = analysis.moves[i];
    add_row(rows, concat(i + 1, ". ", terminal::padded(move.move, width), kGap, figures_text(move, wording)),
            reasons_text(move.reasons, wording), i == 0, columns);
  }
  return rows;
}

std::string confidence_text(const Analysis& analysis, const words::Catalogue& words) {
  const review::Confidence confidence = review::confidence_of(analysis);
  switch (confidence.kind) {
    case review::Confidence::Kind::only_move:
      return words.say(ReviewSay::only_move);
    case review::Confidence::Kind::unknown:
      return words.say(ReviewSay::no_time);
    case review::Confidence::Kind::clearly_best:
      return words.say(ReviewSay::clearly_best);
    case review::Confidence::Kind::all_equal:
      return words.say(ReviewSay::all_equal);
    case review::Confidence::Kind::some_equal:
      break;
  }
  return words.say(Message(ReviewSay::some_equal, {{"others", confidence.others}}));
}

std::string strength_text(const Analysis& analysis, const Wording& wording) {
  if (wording.alone || analysis.moves.empty()) return "";
  const double win = analysis.moves.front().win.value;
  return concat(terminal::bar_text(win, wording.ascii), ' ',
                percent_text(wording.words->decimal(win * 100, 0), wording));
}

}  // namespace tessera::cli
