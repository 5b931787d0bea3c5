#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "terminal/terminal.h"
#include "words/catalogue.h"

namespace tessera::terminal {

using Lines = std::vector<std::string>;

// Shows and asks. Where escape codes are welcome a screen replaces the one before;
// elsewhere it is printed below it.
class Screen {
 public:
  explicit Screen(Terminal& terminal, const words::Catalogue& words = words::Catalogue::english())
      : terminal_(terminal), words_(words) {}

  [[nodiscard]] TerminalTraits traits() const { return terminal_.traits(); }
  [[nodiscard]] Palette palette() const { return {traits().colours, traits().light_ground}; }
  [[nodiscard]] bool redraws() const { return traits().escapes; }

  void show(const Lines& lines);
  void print(std::string_view text) { write(text); }
  // Everything that was shown is to be out of sight, the scrollback included. On
  // a screen without escape codes it is pushed up and away; in a file or a pipe
  // a form feed begins another page.
  void wipe();
  std::optional<std::string> ask(std::string_view prompt);
  // Many lines, a screenful at a time. What was typed instead of Enter (or q, for
  // back) is for the caller to obey; nothing when the input ended.
  std::optional<std::string> page(const Lines& lines);

 private:
  void write(std::string_view text);  // in the characters that are understood

  [[nodiscard]] bool is_back(std::string_view typed) const;

  Terminal& terminal_;
  const words::Catalogue& words_;
  bool begun_ = false;
};

// Breaks between words where it can, so that no line is longer, and where the text does.
Lines wrap(std::string_view text, std::size_t columns);

Lines split_lines(std::string_view text);

// A picture in the terminal's colours, cut to its width.
Lines painted(const Picture& picture, const TerminalTraits& traits);

}  // namespace tessera::terminal
