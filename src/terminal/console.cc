#include "terminal/console.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <poll.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

namespace tessera::terminal {
namespace {

volatile std::sig_atomic_t stop_signal = 0;
void note_signal(int signal) { stop_signal = signal; }

constexpr std::size_t kLongestLine = 65536;
constexpr std::array kStopSignals{SIGINT, SIGHUP, SIGTERM};

std::optional<std::string> variable(const char* name) {
  const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): nothing else runs
  if (value == nullptr) return std::nullopt;
  return std::string(value);
}

std::size_t positive_or(std::size_t otherwise, const std::optional<std::string>& text) {
  const long value = text ? std::strtol(text->c_str(), nullptr, 10) : 0;
  return value > 0 && value < 10000 ? static_cast<std::size_t>(value) : otherwise;
}

class Console final : public Terminal {
 public:
  Console() {
    struct sigaction note {};
    note.sa_handler = note_signal;  // without SA_RESTART: waiting for a line must end
    sigemptyset(&note.sa_mask);
    for (std::size_t i = 0; i < kStopSignals.size(); ++i) sigaction(kStopSignals[i], &note, &before_[i]);
    // A reader that went away is an error of write(), not a reason to lose the game.
    struct sigaction ignore {};
    ignore.sa_handler = SIG_IGN;
    sigaction(SIGPIPE, &ignore, &pipe_before_);
  }
  ~Console() override {
    for (std::size_t i = 0; i < kStopSignals.size(); ++i) sigaction(kStopSignals[i], &before_[i], nullptr);
    sigaction(SIGPIPE, &pipe_before_, nullptr);
  }
  Console(const Console&) = delete;
  Console& operator=(const Console&) = delete;

  [[nodiscard]] TerminalTraits traits() const override { return console_traits(); }

  void write(std::string_view text) override {
    while (!text.empty()) {
      const ssize_t written = ::write(STDOUT_FILENO, text.data(), text.size());
      if (written < 0 && errno == EINTR) continue;
      if (written < 0) {
        if (errno == EPIPE && stop_signal == 0) stop_signal = SIGPIPE;
        lost_output_ = true;
        return;
      }
      text.remove_prefix(static_cast<std::size_t>(written));
    }
  }

  std::optional<std::string> read_line() override {
    while (pending_.find('\n') == std::string::npos && pending_.size() < kLongestLine)
      if (!read_more()) break;
    if (stop_signal != 0 || lost_output_ || pending_.empty()) return std::nullopt;
    const std::size_t end = std::min(pending_.find('\n'), pending_.size());
    std::string line = pending_.substr(0, end);
    pending_.erase(0, end + 1);
    return line;
  }

  // A pipe has no hurried fingers: what it holds is meant.
  void drop_typed_ahead() override {
    if (isatty(STDIN_FILENO) != 1) return;
    tcflush(STDIN_FILENO, TCIFLUSH);
    pending_.clear();
  }

  [[nodiscard]] bool lost_output() const override { return lost_output_; }

  [[nodiscard]] std::optional<int> stopped_by() const override {
    if (stop_signal == 0) return std::nullopt;
    return static_cast<int>(stop_signal);
  }

 private:
  // Signals are let in during the wait only, so that none slips in between
  // looking at the note and waiting.
  static bool wait_for_input() {
    sigset_t stops;
    sigset_t outside;
    sigemptyset(&stops);
    for (int signal : kStopSignals) sigaddset(&stops, signal);
    pthread_sigmask(SIG_BLOCK, &stops, &outside);
    pollfd input{STDIN_FILENO, POLLIN, 0};
    int ready = 0;
    do {
      ready = stop_signal != 0 ? 0 : ppoll(&input, 1, nullptr, &outside);
    } while (ready < 0 && errno == EINTR && stop_signal == 0);
    pthread_sigmask(SIG_SETMASK, &outside, nullptr);
    return ready > 0;
  }

  bool read_more() {
    std::array<char, 4096> bytes{};
    ssize_t count = -1;
    do {
      if (!wait_for_input()) return false;
      count = ::read(STDIN_FILENO, bytes.data(), bytes.size());
    } while (count < 0 && (errno == EINTR || errno == EAGAIN));
    if (count <= 0) return false;
    pending_.append(bytes.data(), static_cast<std::size_t>(count));
    return true;
  }

  std::array<struct sigaction, kStopSignals.size()> before_{};
  struct sigaction pipe_before_ {};
  std::string pending_;
  bool lost_output_ = false;
};

}  // namespace

TerminalTraits console_traits() {
  TerminalTraits traits =
      traits_of({variable("NO_COLOR"), variable("TERM"), variable("COLORTERM"), variable("COLORFGBG"),
                 variable("LC_ALL"), variable("LC_CTYPE"), variable("LANG")},
                isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1);
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 && size.ws_row > 0) {
    traits.columns = size.ws_col;
    traits.rows = size.ws_row;
  }
  traits.columns = positive_or(traits.columns, variable("COLUMNS"));
  traits.rows = positive_or(traits.rows, variable("LINES"));
  return traits;
}

std::unique_ptr<Terminal> open_console() {
  stop_signal = 0;
  return std::make_unique<Console>();
}

}  // namespace tessera::terminal
