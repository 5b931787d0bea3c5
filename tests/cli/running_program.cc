#include "tests/cli/running_program.h"

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <stdexcept>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

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
  std::array<int, 2> pipe{};
  if (pipe2(pipe.data(), 0) != 0) std::abort();
  pid_ = fork();
  if (pid_ == 0) {
    dup2(pipe[1], STDOUT_FILENO);
    close(pipe[0]);
    close(pipe[1]);
    execv("/usr/bin/env", list.data());
    _exit(127);
  }
  close(pipe[1]);
  out_ = pipe[0];
}

RunningProgram::~RunningProgram() {
  close(out_);
  if (pid_ < 0) return;
  kill(pid_, SIGKILL);
  waitpid(pid_, nullptr, 0);
}

std::string RunningProgram::read_line() {
  std::string line;
  char c = 0;
  while (read(out_, &c, 1) == 1 && c != '\n') line += c;
  return line;
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
