#include "cli/arena/progress.h"

#include <algorithm>
#include <cstdio>
#include <fmt/core.h>
#include <string>
#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/advice.h"
#include "cli/arena/report.h"
#include "cli/play/console.h"
#include "core/picture.h"

namespace tessera::cli {
namespace {

using namespace std::chrono_literals;

constexpr auto kBarInterval = 200ms;
constexpr auto kLineInterval = 5s;
constexpr int kBarColumns = 20;
constexpr std::size_t kLongestBotName = 24;

std::size_t terminal_columns() {
  winsize size{};
  return ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : 80;
}

std::string duration(double seconds) {
  const auto whole = static_cast<long>(seconds + 0.5);
  if (whole >= 3600) return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
  return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

// The first bot's figure, which mirrors the others' in a match of two; and whatever goes wrong.
std::string so_far(const arena::Standings& standings, bool ascii) {
  if (standings.deals() == 0) return "";
  std::string text = fmt::format("{} {}", shortened(standings.match().bots.front(), kLongestBotName),
                                 mean_text(standings.bots().front().margins, ascii));
  if (const auto test = standings.sprt()) text += fmt::format("  LLR {:+.2f}", test->log_likelihood_ratio);
  std::uint64_t faults = 0;
  for (const arena::Standing& standing : standings.bots()) faults += standing.conduct.faults;
  if (faults > 0) text += fmt::format("  {} FAULTS", faults);
  return text;
}

}  // namespace

Progress::Progress(int deals, int deals_before, bool quiet)
    : deals_(deals),
      deals_before_(deals_before),
      quiet_(quiet),
      terminal_(isatty(STDERR_FILENO) != 0),
      ascii_(play::console_traits().ascii),
      begun_(Clock::now()),
      shown_(begun_) {}

Progress::~Progress() {
  if (!quiet_ && terminal_) fmt::print(stderr, "\r\x1b[K");
}

void Progress::show(const arena::Standings& standings, int done) {
  const auto now = Clock::now();
  if (!terminal_ && done == shown_done_) return;
  if (quiet_ || now - shown_ < (terminal_ ? Clock::duration(kBarInterval) : Clock::duration(kLineInterval)))
    return;
  shown_ = now;
  shown_done_ = done;
  const double elapsed = std::chrono::duration<double>(now - begun_).count();
  const int played = done - deals_before_;
  const std::string left = played > 0 ? duration(elapsed / played * (deals_ - done)) + " left" : "";
  if (terminal_) {
    const double part = static_cast<double>(done) / deals_;
    const std::string line = fmt::format("{} {:3.0f} %  {}  {}", bar_text(part, ascii_, kBarColumns),
                                         part * 100, so_far(standings, ascii_), left);
    // A line that wraps could not be wiped.
    if (display_width(line) < terminal_columns()) fmt::print(stderr, "\r\x1b[K{}", line);
    std::fflush(stderr);
  } else {
    fmt::print(stderr, "{} of {} deals, {}, {}\n", done, deals_, so_far(standings, ascii_), left);
  }
}

void Progress::finish_up() {
  if (quiet_ || finishing_) return;
  finishing_ = true;
  fmt::print(stderr, "{}Finishing the running games; Ctrl-C again ends at once{}",
             terminal_ ? "\r\x1b[K" : "", terminal_ ? "" : "\n");
  std::fflush(stderr);
}

}  // namespace tessera::cli
