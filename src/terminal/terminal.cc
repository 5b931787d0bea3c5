#include "terminal/terminal.h"

#include <istream>
#include <ostream>
#include <utility>

#include "base/text.h"

namespace tessera::terminal {
namespace {

Colours colours_of(const Environment& environment) {
  const std::string deep = environment.colorterm.value_or("");
  if (deep == "truecolor" || deep == "24bit") return Colours::all;
  return environment.term.value_or("").find("256color") != std::string::npos ? Colours::many
                                                                             : Colours::sixteen;
}

// "15;0": figure; ground. Grounds 7 and 15 are the light ones.
bool has_light_ground(const Environment& environment) {
  const std::string pair = environment.colorfgbg.value_or("");
  return pair.ends_with(";7") || pair.ends_with(";15");
}

// As POSIX has it: the first of the three that is set and not empty decides.
bool writes_utf8(const Environment& environment) {
  for (const auto& variable : {environment.lc_all, environment.lc_ctype, environment.lang}) {
    const std::string locale = lower_case(variable.value_or(""));
    if (!locale.empty())
      return locale.find("utf-8") != std::string::npos || locale.find("utf8") != std::string::npos;
  }
  return false;
}

}  // namespace

TerminalTraits traits_of(const Environment& environment, bool in_is_tty, bool out_is_tty) {
  TerminalTraits traits;
  traits.person = in_is_tty && out_is_tty;
  const bool dumb = environment.term.value_or("dumb") == "dumb";
  traits.wipes = out_is_tty && !dumb;
  // no-color.org: present and not empty. Plain text then, but hands are still wiped.
  traits.escapes = traits.wipes && environment.no_color.value_or("").empty();
  if (traits.escapes) traits.colours = colours_of(environment);
  // What is in a file or a pipe will be shown elsewhere; the locale says how it is written.
  traits.ascii = !writes_utf8(environment) || (out_is_tty && dumb);
  traits.light_ground = has_light_ground(environment);
  return traits;
}

Heard Terminal::wait(bool wants_line, int, std::chrono::milliseconds) {
  if (!wants_line) return {Heard::What::time};
  auto line = read_line();
  return line ? Heard{Heard::What::line, *std::move(line)} : Heard{Heard::What::ended};
}

void StreamTerminal::write(std::string_view text) {
  out_.write(text.data(), static_cast<std::streamsize>(text.size()));
  out_.flush();
}

std::optional<std::string> StreamTerminal::read_line() {
  std::string line;
  if (!std::getline(in_, line)) return std::nullopt;
  return line;
}

}  // namespace tessera::terminal
