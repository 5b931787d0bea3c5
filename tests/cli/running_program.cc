#include "tests/cli/running_program.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <sys/wait.h>
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
  int status = 0;
  while (waitpid(pid_, &status, 0) < 0 && errno == EINTR) {
  }
  pid_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace tessera::testing
