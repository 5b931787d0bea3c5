#include "cli/review/advice.h"

#include <algorithm>
#include <cmath>
#include <fmt/core.h>
#include <utility>

#include "base/text.h"
#include "review/advice.h"
#include "terminal/bar.h"
#include "terminal/picture.h"
#include "terminal/screen.h"
#include "words/catalogue.h"

namespace tessera::cli {
namespace {

constexpr std::string_view kGap = "   ";

// With one decimal; -0.04 is +0.0.
std::string tenths(double x, bool with_sign) {
  const double rounded = std::round(x * 10) / 10 + 0.0;
  return with_sign ? fmt::format("{:+6.1f}", rounded) : fmt::format("{:5.1f}", rounded);
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

std::string_view word_for(Unit unit) { return unit == Unit::chips ? "chips" : "points"; }

Wording wording_of(const GameSpec& game, int players, std::vector<std::string> names, bool ascii) {
  return {players == 1, is_judged_by_round(game), word_for(game.unit), std::move(names), ascii};
}

std::string figures_text(const MoveAnalysis& move, const Wording& wording) {
  const std::string_view within = terminal::within_sign(wording.ascii);
  if (wording.alone)
    return fmt::format("{} {} {}{:.1f}", tenths(move.points.value, false), wording.unit, within,
                       review::kNearlyCertain * move.points.error);
  const std::string points = concat(tenths(move.points.value, true), ' ', wording.unit);
  const std::string win = fmt::format("{:3.0f} % {}{:<2.0f}", move.win.value * 100, within,
                                      move.win.error * review::kNearlyCertain * 100);
  // A round is played for what it brings, and winning it is not all.
  return wording.by_round ? concat(points, "  wins the round ", win) : concat("wins ", win, ' ', points);
}

std::string reasons_text(const Reasons& reasons, const Wording& wording) {
  std::vector<std::string> said;
  for (const Message& reason : reasons) said.push_back(words::say(reason, {.by_seat = wording.names}));
  return join(said, "; ");
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

std::string confidence_text(const Analysis& analysis) {
  const review::Confidence confidence = review::confidence_of(analysis);
  switch (confidence.kind) {
    case review::Confidence::Kind::only_move:
      return "There is nothing else to do.";
    case review::Confidence::Kind::unknown:
      return "There was no time to be sure of anything.";
    case review::Confidence::Kind::clearly_best:
      return "The first is clearly the best.";
    case review::Confidence::Kind::all_equal:
      return "All moves are about as good; chance decides more than they do.";
    case review::Confidence::Kind::some_equal:
      break;
  }
  if (confidence.others == 1) return "One other move is about as good as the first.";
  return fmt::format("{} other moves are about as good as the first.", confidence.others);
}

std::string strength_text(const Analysis& analysis, const Wording& wording) {
  if (wording.alone || analysis.moves.empty()) return "";
  const double win = analysis.moves.front().win.value;
  return fmt::format("{} {:.0f} %", terminal::bar_text(win, wording.ascii), win * 100);
}

}  // namespace tessera::cli
