#include "arena/child.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

#include "arena/messages.h"
#include "base/text.h"

namespace tessera::arena {
namespace {

constexpr std::size_t kMostUnread = 1 << 20;
constexpr std::size_t kLongestAnswer = 1 << 16;

struct Pipe {
  int read = -1;
  int write = -1;

  Pipe() = default;
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  ~Pipe() {
    if (read >= 0) close(read);
    if (write >= 0) close(write);
  }
  bool open() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) return false;  // other programs must not hold it open
    read = ends[0];
    write = ends[1];
    return true;
  }
};

int keep(int& end) { return std::exchange(end, -1); }

bool dont_block(int file) { return fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_NONBLOCK) == 0; }

// Writing to a program that has gone is an error like any other, not the end of
// ours; and only here, since signals belong to the whole program.
class WithoutSigpipe {
 public:
  WithoutSigpipe() {
    sigemptyset(&set_);
    sigaddset(&set_, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &set_, &before_);
  }
  WithoutSigpipe(const WithoutSigpipe&) = delete;
  WithoutSigpipe& operator=(const WithoutSigpipe&) = delete;
  ~WithoutSigpipe() {
    const timespec at_once{};
    while (sigtimedwait(&set_, nullptr, &at_once) > 0) {
    }
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }

 private:
  sigset_t set_{};
  sigset_t before_{};
};

// How the program begins: a process group of its own, so that it can be ended with
// all it has started, and signals as they are for any program.
class SpawnSettings {
 public:
  SpawnSettings(int in, int out) {
    posix_spawn_file_actions_init(&files_);
    posix_spawn_file_actions_adddup2(&files_, in, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files_, out, STDOUT_FILENO);
    sigset_t none{};
    sigset_t pipe{};
    sigemptyset(&none);
    sigemptyset(&pipe);
    sigaddset(&pipe, SIGPIPE);
    posix_spawnattr_init(&attributes_);
    posix_spawnattr_setflags(&attributes_,
                             POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    posix_spawnattr_setpgroup(&attributes_, 0);
    posix_spawnattr_setsigmask(&attributes_, &none);
    posix_spawnattr_setsigdefault(&attributes_, &pipe);
  }
  SpawnSettings(const SpawnSettings&) = delete;
  SpawnSettings& operator=(const SpawnSettings&) = delete;
  ~SpawnSettings() {
    posix_spawn_file_actions_destroy(&files_);
    posix_spawnattr_destroy(&attributes_);
  }
  int spawn(pid_t& pid, const std::vector<std::string>& words) const {
    std::vector<char*> arguments;
    arguments.reserve(words.size() + 1);
    // The arguments are not written to, whatever the type says.
    for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    return posix_spawnp(&pid, arguments[0], &files_, &attributes_, arguments.data(), environ);
  }

 private:
  posix_spawn_file_actions_t files_{};
  posix_spawnattr_t attributes_{};
};

}  // namespace

Result<std::vector<std::string>> split_command(std::string_view command) {
  std::vector<std::string> words;
  char quote = 0;
  bool in_word = false;
  for (const char c : command) {
    if (quote != 0 ? c == quote : c == '"' || c == '\'') {
      quote = quote != 0 ? 0 : c;
    } else if (c == ' ' && quote == 0) {
      in_word = false;
      continue;
    } else {
      if (!in_word) words.emplace_back();
      words.back() += c;
      in_word = true;
      continue;
    }
    if (!in_word) words.emplace_back();
    in_word = true;
  }
  if (quote != 0) return refuse(Say::open_quote, {{"command", command}});
  if (words.empty() || words[0].empty()) return refuse(Say::no_program);
  return words;
}

Result<std::unique_ptr<Child>> Child::start(const std::vector<std::string>& words) {
  Pipe in;
  Pipe out;
  if (!in.open() || !out.open() || !dont_block(in.write) || !dont_block(out.read))
    return refuse(Say::not_started, {{"problem", std::strerror(errno)}});
  pid_t pid = 0;
  if (const int error = SpawnSettings(in.read, out.write).spawn(pid, words); error != 0)
    return refuse(Say::not_started, {{"problem", std::strerror(error)}});
  return std::unique_ptr<Child>(new Child(pid, keep(in.write), keep(out.read)));
}

Child::~Child() {
  kill(-pid_, SIGKILL);
  while (waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
  }
  if (in_ >= 0) close(in_);
  close(out_);
}

// Until there is something to read, or room to write.
Result<void> Child::wait(bool to_write, Deadline deadline) {
  for (;;) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
    if (left <= 0) return refuse(to_write ? Say::does_not_read : Say::does_not_answer);
    std::array<pollfd, 2> files{{{.fd = out_, .events = POLLIN, .revents = 0},
                                 {.fd = to_write ? in_ : -1, .events = POLLOUT, .revents = 0}}};
    const int ready = poll(files.data(), files.size(), static_cast<int>(std::min<long>(left, 1 << 30)));
    if (ready > 0 && files[0].revents != 0) {
      if (auto read = read_some(); !read) return read;
      if (!to_write) return {};
    }
    if (ready > 0 && files[1].revents != 0) return {};
    if (ready < 0 && errno != EINTR) return refuse(Say::not_heard, {{"problem", std::strerror(errno)}});
  }
}

Result<void> Child::read_some() {
  std::array<char, 4096> piece{};
  const ssize_t size = read(out_, piece.data(), piece.size());
  if (size == 0) return refuse(Say::output_closed);
  if (size < 0 && errno != EAGAIN && errno != EINTR)
    return refuse(Say::not_heard, {{"problem", std::strerror(errno)}});
  if (size > 0) heard_.append(piece.data(), static_cast<std::size_t>(size));
  const std::size_t unfinished = heard_.size() - (heard_.rfind('\n') + 1);  // npos + 1 is 0
  if (unfinished > kLongestAnswer) return refuse(Say::endless_line);
  if (heard_.size() > kMostUnread) return refuse(Say::too_much);
  return {};
}

Result<void> Child::say(std::string_view line, Deadline deadline) {
  const std::string text = concat(line, '\n');
  std::string_view rest = text;
  while (!rest.empty()) {
    if (auto room = wait(true, deadline); !room) return room;
    const WithoutSigpipe guard;
    const ssize_t size = write(in_, rest.data(), rest.size());
    if (size > 0) rest.remove_prefix(static_cast<std::size_t>(size));
    if (size < 0 && errno != EAGAIN && errno != EINTR) return refuse(Say::input_closed);
  }
  return {};
}

bool Child::has_line() {
  // A read that fails is no matter here: whoever speaks to the program next is told.
  if (heard_.find('\n') == std::string::npos) (void)read_some();
  return heard_.find('\n') != std::string::npos;
}

Result<std::string> Child::listen(Deadline deadline) {
  std::size_t end = heard_.find('\n');
  for (; end == std::string::npos; end = heard_.find('\n'))
    if (auto more = wait(false, deadline); !more) return tl::unexpected(more.error());
  std::string line = heard_.substr(0, end);
  heard_.erase(0, end + 1);
  return line;
}

void Child::say_goodbye(Deadline deadline) {
  (void)say("quit", deadline);
  close(std::exchange(in_, -1));
  while (listen(deadline)) {
  }
}

}  // namespace tessera::arena
