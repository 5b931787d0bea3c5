#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "cli/play/compose.h"
#include "cli/play/line_input.h"
#include "cli/play/messages.h"
#include "terminal/screen.h"

namespace tessera::cli::play {

// What the screen shows of a game: the table as a viewer sees it, and what there is to say.
class TableDisplay {
 public:
  TableDisplay(const ShownGame& game, terminal::Screen& screen, LineInput& input)
      : game_(game), screen_(screen), input_(input) {}

  // To be read below the table, as a sentence, instead of what was said before.
  void say(const Message& message, std::optional<Seat> reader = {});
  void say(std::string text) { message_ = std::move(text); }
  // After what was said before.
  void add(const Message& message, std::optional<Seat> reader = {});
  void forget_message() { message_.clear(); }
  std::string take_message() { return std::exchange(message_, ""); }
  // Marks the move on the table until something is typed.
  void mark(std::string move) { marked_ = std::move(move); }

  // Below the table where there is room for both, otherwise by themselves. False when the
  // input ended meanwhile.
  bool show_below(terminal::Lines lines, Viewer viewer);
  [[nodiscard]] bool fits_below(const terminal::Lines& lines, Viewer viewer) const;

  // Without redrawing, the picture is repeated only when there is something new in it.
  void draw(Viewer viewer);
  // The same, but what was said stays for the next drawing, which somebody else may cause. These lines
  // stand before it.
  void draw_again_with(const terminal::Lines& before, Viewer viewer);
  void forget_all();
  // When the game is over; the text stands where nothing else is to be said.
  void draw_end(Viewer viewer, const std::string& text);
  void draw_round_end(const ShownRoundEnd& end);
  // Whether anything has happened since the table was drawn.
  [[nodiscard]] bool has_news() const;
  // The table is to be drawn again although nothing is new in it.
  void draw_again() { drawn_ = false; }
  // While there is something to wait for. A pipe needs no comfort.
  void note(std::string_view text);

 private:
  void note_drawn();

  const ShownGame& game_;
  terminal::Screen& screen_;
  LineInput& input_;
  std::string message_;
  terminal::Lines below_;            // a list of moves, advice
  std::string marked_;               // the move that a hint has advised
  table::EventNumber drawn_at_ = 0;  // events when the table was last drawn
  bool drawn_ = false;
  bool told_width_ = false;  // that the terminal is too narrow
};

}  // namespace tessera::cli::play
