#include "cli/load/server_process.h"

#include <array>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <iterator>
#include <sstream>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/text.h"

namespace tessera::cli::load {
namespace {

// The first line that comes through, without its end.
std::string read_first_line(int file) {
  std::string line;
  char byte = 0;
  while (read(file, &byte, 1) == 1 && byte != '\n') line += byte;
  return line;
}

[[noreturn]] void become_server(int out, const std::string& program,
                                const std::vector<std::string>& arguments) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);  // not left behind when this program is killed
  dup2(out, STDOUT_FILENO);
  std::vector<char*> argv;
  for (const std::string& argument : arguments) argv.push_back(const_cast<char*>(argument.c_str()));
  argv.push_back(nullptr);
  execv(program.c_str(), argv.data());
  _exit(127);
}

}  // namespace

Usage usage_of(pid_t process) {
  Usage usage;
  std::ifstream stat(concat("/proc/", process, "/stat"));
  std::string text((std::istreambuf_iterator<char>(stat)), {});
  std::istringstream fields(text.substr(std::min(text.size(), text.rfind(')') + 2)));
  std::string skipped;
  for (int i = 3; i < 14; ++i) fields >> skipped;
  double user = 0;
  double system = 0;
  fields >> user >> system;
  usage.cpu_seconds = (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
  std::ifstream memory(concat("/proc/", process, "/statm"));
  double all = 0;
  double resident = 0;
  memory >> all >> resident;
  usage.memory_kb = resident * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1024;
  return usage;
}

ServerProcess::ServerProcess(int port, const std::vector<std::string>& arguments) {
  std::vector<std::string> all = {"tessera", "serve", "--port", concat(port)};
  all.insert(all.end(), arguments.begin(), arguments.end());
  start("/proc/self/exe", all);
}

ServerProcess::ServerProcess(const std::string& program) { start(program, {program}); }

void ServerProcess::start(const std::string& program, const std::vector<std::string>& arguments) {
  std::array<int, 2> pipe_ends{};
  if (pipe2(pipe_ends.data(), O_CLOEXEC) != 0) return;
  pid_ = fork();
  if (pid_ == 0) become_server(pipe_ends[1], program, arguments);
  close(pipe_ends[1]);
  const std::string line = read_first_line(pipe_ends[0]);
  close(pipe_ends[0]);
  const std::size_t begin = line.find("http://");
  if (begin != std::string::npos) url_ = line.substr(begin, line.find_first_of(" ,", begin) - begin);
}

ServerProcess::~ServerProcess() {
  send_signal(SIGKILL);
  wait();
}

void ServerProcess::send_signal(int signal) const {
  if (pid_ > 0) kill(pid_, signal);
}

void ServerProcess::wait() {
  if (pid_ > 0) waitpid(pid_, nullptr, 0);
  pid_ = -1;
}

}  // namespace tessera::cli::load
