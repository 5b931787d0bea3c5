#include "cli/play/table_display.h"

#include <utility>

#include "base/text.h"
#include "cli/play/typed_move.h"

namespace tessera::cli::play {

void TableDisplay::say(const Message& message, std::optional<Seat> reader) {
  message_ = as_sentence(game_.say(message, reader));
}

void TableDisplay::add(const Message& message, std::optional<Seat> reader) {
  const std::string before = std::exchange(message_, "");
  say(message, reader);
  message_ = concat(before, before.empty() ? "" : " ", message_);
}

bool TableDisplay::fits_below(const terminal::Lines& lines, Viewer viewer) const {
  const terminal::TerminalTraits traits = screen_.traits();
  return !traits.person || table_lines(game_, viewer, lines, traits).size() < traits.rows;
}

bool TableDisplay::show_below(terminal::Lines lines, Viewer viewer) {
  if (!fits_below(lines, viewer)) return input_.page(lines);
  below_ = std::move(lines);
  return true;
}

bool TableDisplay::has_news() const { return !drawn_ || drawn_at_ != game_.moment(); }

void TableDisplay::note_drawn() {
  drawn_ = true;
  drawn_at_ = game_.moment();
}

void TableDisplay::draw(Viewer viewer) {
  if (input_.is_waiting()) return;
  draw_again_with({}, viewer);
  forget_all();
}

void TableDisplay::forget_all() {
  message_.clear();
  below_.clear();
  marked_.clear();
}

void TableDisplay::draw_again_with(const terminal::Lines& before, Viewer viewer) {
  const terminal::TerminalTraits traits = screen_.traits();
  terminal::Lines text = before;
  const auto add = [&](const terminal::Lines& lines) { text.insert(text.end(), lines.begin(), lines.end()); };
  if (below_.empty()) {
    const std::string question = what_is_asked(game_.view(viewer)->legal(), traits.columns, game_.words());
    add(terminal::wrap(message_.empty() ? question : message_, traits.columns));
  } else {
    add(below_);
  }
  if (!told_width_)
    for (std::string& line : terminal::wrap(width_notice(game_, viewer, traits), traits.columns)) {
      text.push_back(std::move(line));
      told_width_ = true;
    }
  if (screen_.redraws() || has_news() || !marked_.empty())
    screen_.show(table_lines(game_, viewer, text, traits, marked_));
  else
    screen_.print(concat(join(text, "\n"), '\n'));
  note_drawn();
}

void TableDisplay::draw_end(Viewer viewer, const std::string& text) {
  const std::string message = take_message();
  if (!input_.is_waiting() && (screen_.redraws() || has_news()))
    screen_.show(end_lines(game_, viewer, message.empty() ? text : message, screen_.traits()));
  else if (!message.empty())
    screen_.print(concat(message, '\n'));
  note_drawn();
}

void TableDisplay::draw_round_end(const ShownRoundEnd& end) {
  if (!input_.is_waiting()) screen_.show(round_end_lines(game_, end, take_message(), screen_.traits()));
}

void TableDisplay::note(std::string_view text) {
  if (screen_.traits().person) screen_.print(text);
}

}  // namespace tessera::cli::play
