#include "terminal/progress.h"

#include <algorithm>
#include <cstdio>
#include <fmt/core.h>
#include <string>
#include <sys/ioctl.h>
#include <unistd.h>

#include "terminal/bar.h"
#include "terminal/console.h"
#include "terminal/picture.h"

namespace tessera::terminal {
namespace {

using namespace std::chrono_literals;

constexpr auto kBarInterval = 200ms;
constexpr auto kLineInterval = 5s;
constexpr int kBarColumns = 20;

std::size_t terminal_columns() {
  winsize size{};
  return ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : 80;
}

std::string duration(double seconds) {
  const auto whole = static_cast<long>(seconds + 0.5);
  if (whole >= 3600) return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
  return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

}  // namespace

Progress::Progress(int steps, int steps_before, std::string_view steps_name, bool quiet)
    : steps_(steps),
      steps_before_(steps_before),
      steps_name_(steps_name),
      quiet_(quiet),
      terminal_(isatty(STDERR_FILENO) != 0),
      ascii_(console_traits().ascii),
      begun_(Clock::now()),
      shown_(begun_) {}

Progress::~Progress() {
  if (!quiet_ && terminal_) fmt::print(stderr, "\r\x1b[K");
}

void Progress::show(int done, const std::function<std::string(bool ascii)>& so_far) {
  const auto now = Clock::now();
  if (!terminal_ && done == shown_done_) return;
  if (quiet_ || now - shown_ < (terminal_ ? Clock::duration(kBarInterval) : Clock::duration(kLineInterval)))
    return;
  shown_ = now;
  shown_done_ = done;
  const double elapsed = std::chrono::duration<double>(now - begun_).count();
  const int played = done - steps_before_;
  const std::string left = played > 0 ? duration(elapsed / played * (steps_ - done)) + " left" : "";
  if (terminal_) {
    const double part = static_cast<double>(done) / steps_;
    const std::string line = fmt::format("{} {:3.0f} %  {}  {}", bar_text(part, ascii_, kBarColumns),
                                         part * 100, so_far(ascii_), left);
    // A line that wraps could not be wiped.
    if (display_width(line) < terminal_columns()) fmt::print(stderr, "\r\x1b[K{}", line);
    std::fflush(stderr);
  } else {
    fmt::print(stderr, "{} of {} {}, {}, {}\n", done, steps_, steps_name_, so_far(ascii_), left);
  }
}

void Progress::finish_up(std::string_view message) {
  if (quiet_ || finishing_) return;
  finishing_ = true;
  fmt::print(stderr, "{}{}{}", terminal_ ? "\r\x1b[K" : "", message, terminal_ ? "" : "\n");
  std::fflush(stderr);
}

}  // namespace tessera::terminal
