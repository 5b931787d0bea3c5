#pragma once

#include <chrono>
#include <iosfwd>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

#include "terminal/ink.h"

namespace tessera::terminal {

// What the game is played through.
struct TerminalTraits {
  std::size_t columns = 80;
  std::size_t rows = 24;
  bool person = false;   // somebody sits at a keyboard in front of a screen
  bool escapes = false;  // escape codes are understood and welcome
  bool wipes = false;    // understood at least: a hand can be wiped off the screen
  bool ascii = false;    // other characters are not understood
  Colours colours = Colours::none;
  bool light_ground = false;
};

// What came first, where there is more to wait for than a line.
struct Heard {
  enum class What { line, ended, file, time };
  What what;
  std::string line = {};
};

// Lines in, text out.
class Terminal {
 public:
  virtual ~Terminal() = default;
  [[nodiscard]] virtual TerminalTraits traits() const = 0;
  virtual void write(std::string_view text) = 0;
  // Nothing when the input is at its end, or when a signal asked to stop.
  virtual std::optional<std::string> read_line() = 0;
  // A line too, if one is wanted; or, before there is one, that something can be read from the file (none:
  // -1), or that so much time has passed. Where a person types, what is typed meanwhile survives a screen
  // that is drawn anew.
  virtual Heard wait(bool wants_line, int file, std::chrono::milliseconds patience);
  // What a person has typed so far of a line that `wait` is to give.
  [[nodiscard]] virtual std::string_view typed_so_far() const { return {}; }
  // What was typed before anything asked for it.
  virtual void drop_typed_ahead() {}
  // Something written never arrived; there is no use in going on.
  [[nodiscard]] virtual bool lost_output() const { return false; }
  // The signal that asked to stop.
  [[nodiscard]] virtual std::optional<int> stopped_by() const { return std::nullopt; }
};

// Any two streams: pipes, files, tests.
class StreamTerminal final : public Terminal {
 public:
  StreamTerminal(std::istream& in, std::ostream& out, TerminalTraits traits)
      : in_(in), out_(out), traits_(traits) {}
  [[nodiscard]] TerminalTraits traits() const override { return traits_; }
  void write(std::string_view text) override;
  std::optional<std::string> read_line() override;

 private:
  std::istream& in_;
  std::ostream& out_;
  TerminalTraits traits_;
};

// The variables NO_COLOR, TERM, COLORTERM, COLORFGBG, LC_ALL, LC_CTYPE and LANG.
struct Environment {
  std::optional<std::string> no_color, term, colorterm, colorfgbg;
  std::optional<std::string> lc_all{}, lc_ctype{}, lang{};
};
TerminalTraits traits_of(const Environment& environment, bool in_is_tty, bool out_is_tty);

}  // namespace tessera::terminal
