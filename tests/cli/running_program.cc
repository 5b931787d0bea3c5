#include "tests/cli/running_program.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
#include <stdexcept>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace tessera::testing {
namespace {

std::vector<char*> pointers(std::vector<std::string>& words) {
  std::vector<char*> list;
  for (std::string& word : words) list.push_back(word.data());
  list.push_back(nullptr);
  return list;
}

}  // namespace

RunningProgram::RunningProgram(const std::vector<std::string>& arguments,
                               const std::vector<std::string>& settings) {
  std::vector<std::string> words = {"env"};
  words.insert(words.end(), settings.begin(), settings.end());
  words.emplace_back(TESSERA_PROGRAM);
  words.insert(words.end(), arguments.begin(), arguments.end());
  const std::vector<char*> list = pointers(words);
  std::array<int, 2> out{};
  std::array<int, 2> in{};
  if (pipe2(out.data(), O_CLOEXEC) != 0 || pipe2(in.data(), O_CLOEXEC) != 0) std::abort();
  signal(SIGPIPE, SIG_IGN);  // a program that has ended reads nothing, and that is no reason to end too
  pid_ = fork();
  if (pid_ == 0) {
    signal(SIGPIPE, SIG_DFL);
    dup2(out[1], STDOUT_FILENO);
    dup2(in[0], STDIN_FILENO);
    execv("/usr/bin/env", list.data());
    _exit(127);
  }
  close(out[1]);
  close(in[0]);
  out_ = out[0];
  in_ = in[1];
}

RunningProgram::~RunningProgram() {
  close(out_);
  end_input();
  if (pid_ < 0) return;
  kill(pid_, SIGKILL);
  waitpid(pid_, nullptr, 0);
}

void RunningProgram::end_input() {
  if (in_ >= 0) close(std::exchange(in_, -1));
}

void RunningProgram::write(std::string_view text) const {
  [[maybe_unused]] const ssize_t written = ::write(in_, text.data(), text.size());
}

bool RunningProgram::read_more() {
  pollfd ready{out_, POLLIN, 0};
  if (poll(&ready, 1, 30'000) == 0) throw std::runtime_error("the program says nothing: " + unread_);
  std::array<char, 4096> bytes{};
  const ssize_t size = read(out_, bytes.data(), bytes.size());
  at_end_ = size <= 0;
  if (at_end_) return false;
  unread_.append(bytes.data(), static_cast<std::size_t>(size));
  return true;
}

std::string RunningProgram::read_line() {
  while (unread_.find('\n') == std::string::npos)
    if (!read_more()) break;
  const std::size_t end = std::min(unread_.find('\n'), unread_.size());
  std::string line = unread_.substr(0, end);
  unread_.erase(0, end + 1);
  return line;
}

std::string RunningProgram::read_until(std::string_view piece) {
  std::string all;
  for (;;) {
    if (unread_.empty() && !read_more())
      throw std::runtime_error("not said before the end: " + std::string(piece) + "\n" + all);
    const std::string line = read_line();
    all += line + '\n';
    if (line.find(piece) != std::string::npos) return all;
  }
}

void RunningProgram::send_signal(int signal) const { kill(pid_, signal); }

int RunningProgram::wait() {
  using Clock = std::chrono::steady_clock;
  constexpr std::chrono::seconds kPatience(30);
  int status = 0;
  for (const auto begin = Clock::now(); waitpid(pid_, &status, WNOHANG) == 0;) {
    if (Clock::now() - begin > kPatience) throw std::runtime_error("the program does not end");
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  pid_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace tessera::testing
