#include "cli/play/hints.h"

#include <utility>

#include "base/text.h"
#include "cli/play/messages.h"
#include "cli/review/messages.h"
#include "review/judge.h"

namespace tessera::cli::play {
namespace {

constexpr std::size_t kMovesInAHint = 3;

// The best few moves, then how far to trust them and where they lead, in one line if it fits.
terminal::Lines hint_lines(const Analysis& analysis, const Wording& words, std::size_t most,
                           std::size_t columns) {
  terminal::Lines lines = advice_lines(analysis, words, most, columns);
  lines.push_back(confidence_text(analysis, *words.words));
  const std::string strength = strength_text(analysis, words);
  if (strength.empty()) return lines;
  const std::string chance = words.say(
      Message(words.by_round ? Say::chance_to_win_round : Say::chance_to_win, {{"strength", strength}}));
  const std::string both = concat(lines.back(), "  ", chance);
  if (terminal::display_width(both) <= columns)
    lines.back() = both;
  else
    lines.push_back(chance);
  return lines;
}

}  // namespace

Wording wording_for(const ShownGame& game, bool ascii) {
  return wording_of(game.spec(), game.players(), game.names().by_seat, ascii, game.words());
}

bool Hints::give(Seat seat) {
  display_.note(concat(game_.say(Say::thinking), '\n'));
  // As a review of this move will: what is about as good now is no mistake then.
  const std::uint64_t seed = review::analysis_seed(review::kReviewSeed, game_.count_events());
  const Analysis analysis = analyse(*game_.view(seat), services_.hint_effort, seed, scratch_, Stop());
  const std::size_t columns = screen_.traits().columns;
  const Wording words = wording_for(game_, screen_.traits().ascii);
  const auto lines_for = [&](std::size_t most) {
    terminal::Lines lines = hint_lines(analysis, words, most, columns);
    if (!words.alone)
      lines.push_back(words.say(Message(ReviewSay::against_the_mean, {{"unit", word_for(words.unit)}})));
    return lines;
  };
  // The marked table is worth more than the second and third move, and than the last line.
  std::size_t most = kMovesInAHint;
  terminal::Lines lines = lines_for(most);
  while (most > 1 && !display_.fits_below(lines, seat)) lines = lines_for(--most);
  if (!words.alone && !display_.fits_below(lines, seat)) lines.pop_back();
  display_.mark(analysis.moves.front().move);
  return display_.show_below(std::move(lines), seat);
}

}  // namespace tessera::cli::play
