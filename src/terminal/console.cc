#include "terminal/console.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <poll.h>
#include <span>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#include <utility>

#include "terminal/line_editor.h"

namespace tessera::terminal {
namespace {

volatile std::sig_atomic_t stop_signal = 0;
void note_signal(int signal) { stop_signal = signal; }

constexpr std::size_t kLongestLine = 65536;
constexpr char kEndOfInput = '\x04';  // Ctrl-D
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
    type_by_line();
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
    type_by_line();
    while (pending_.find('\n') == std::string::npos && pending_.size() < kLongestLine)
      if (!read_more()) break;
    if (stop_signal != 0 || lost_output_ || pending_.empty()) return std::nullopt;
    return take_line();
  }

  Heard wait(bool wants_line, int file, std::chrono::milliseconds patience) override {
    if (wants_line && isatty(STDIN_FILENO) == 1) type_by_key();
    const auto until = std::chrono::steady_clock::now() + patience;
    while (stop_signal == 0 && !lost_output_) {
      if (wants_line)
        if (auto line = next_line()) return {Heard::What::line, *std::move(line)};
      if (wants_line && at_end_) return {Heard::What::ended};
      const auto left =
          std::chrono::ceil<std::chrono::milliseconds>(until - std::chrono::steady_clock::now());
      std::array<pollfd, 2> files{{{wants_line ? STDIN_FILENO : -1, POLLIN, 0}, {file, POLLIN, 0}}};
      const int ready = poll_files(files, std::max(left, std::chrono::milliseconds(0)));
      if (ready > 0 && files[1].revents != 0) return {Heard::What::file};
      if (ready > 0 && files[0].revents != 0) at_end_ = !read_bytes();
      if (ready == 0 && stop_signal == 0) return {Heard::What::time};
    }
    return {Heard::What::ended};
  }

  [[nodiscard]] std::string_view typed_so_far() const override { return editor_.typed(); }

  // A pipe has no hurried fingers: what it holds is meant.
  void drop_typed_ahead() override {
    if (isatty(STDIN_FILENO) != 1) return;
    tcflush(STDIN_FILENO, TCIFLUSH);
    pending_.clear();
    editor_.clear();
  }

  [[nodiscard]] bool lost_output() const override { return lost_output_; }

  [[nodiscard]] std::optional<int> stopped_by() const override {
    if (stop_signal == 0) return std::nullopt;
    return static_cast<int>(stop_signal);
  }

 private:
  // Signals are let in during the wait only, so that none slips in between
  // looking at the note and waiting. Without patience it waits for ever.
  static int poll_files(std::span<pollfd> files, std::optional<std::chrono::milliseconds> patience) {
    sigset_t stops;
    sigset_t outside;
    sigemptyset(&stops);
    for (int signal : kStopSignals) sigaddset(&stops, signal);
    pthread_sigmask(SIG_BLOCK, &stops, &outside);
    timespec time{};
    if (patience) {
      time.tv_sec = patience->count() / 1000;
      time.tv_nsec = patience->count() % 1000 * 1'000'000;
    }
    const int ready =
        stop_signal != 0 ? 0 : ppoll(files.data(), files.size(), patience ? &time : nullptr, &outside);
    const bool again = ready < 0 && errno == EINTR;
    pthread_sigmask(SIG_SETMASK, &outside, nullptr);
    return again ? -1 : ready;
  }

  static bool wait_for_input() {
    std::array<pollfd, 1> input{{{STDIN_FILENO, POLLIN, 0}}};
    int ready = 0;
    do {
      ready = poll_files(input, std::nullopt);
    } while (ready < 0 && stop_signal == 0);
    return ready > 0;
  }

  bool read_more() { return wait_for_input() && read_bytes(); }

  // False at the end of the input.
  bool read_bytes() {
    std::array<char, 4096> bytes{};
    const ssize_t count = ::read(STDIN_FILENO, bytes.data(), bytes.size());
    if (count < 0 && (errno == EINTR || errno == EAGAIN)) return true;
    if (count <= 0) return false;
    pending_.append(bytes.data(), static_cast<std::size_t>(count));
    return true;
  }

  std::string take_line() {
    const std::size_t end = std::min(pending_.find('\n'), pending_.size());
    std::string line = pending_.substr(0, end);
    pending_.erase(0, end + 1);
    return line;
  }

  std::optional<std::string> next_line() {
    if (!by_key_) {
      const bool is_whole = pending_.find('\n') != std::string::npos || pending_.size() >= kLongestLine;
      if (!is_whole && (pending_.empty() || !at_end_)) return std::nullopt;
      return take_line();
    }
    if (editor_.typed().empty() && pending_.starts_with(kEndOfInput)) at_end_ = true;
    std::string echo;
    std::string_view bytes = pending_;
    auto line = at_end_ ? std::nullopt : editor_.type(bytes, echo);
    pending_.erase(0, pending_.size() - bytes.size());
    write(echo);
    return line;
  }

  // Key by key, without the system's own echo and line: those would be lost under a new screen.
  void type_by_key() {
    if (by_key_ || tcgetattr(STDIN_FILENO, &keys_before_) != 0) return;
    termios keys = keys_before_;
    keys.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
    keys.c_cc[VMIN] = 1;
    keys.c_cc[VTIME] = 0;
    by_key_ = tcsetattr(STDIN_FILENO, TCSADRAIN, &keys) == 0;
  }
  void type_by_line() {
    if (std::exchange(by_key_, false)) tcsetattr(STDIN_FILENO, TCSADRAIN, &keys_before_);
  }

  std::array<struct sigaction, kStopSignals.size()> before_{};
  struct sigaction pipe_before_ {};
  std::string pending_;
  LineEditor editor_;
  termios keys_before_{};
  bool by_key_ = false;
  bool at_end_ = false;  // of the input
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
