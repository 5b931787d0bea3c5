#pragma once

#include <string>
#include <sys/types.h>
#include <vector>

namespace tessera::testing {

// `tessera ARGUMENTS` while it runs, with what it prints on standard output. Killed at the end
// if it has not ended by then.
class RunningProgram {
 public:
  // The settings are NAME=VALUE, for its environment.
  explicit RunningProgram(const std::vector<std::string>& arguments,
                          const std::vector<std::string>& settings = {});
  RunningProgram(const RunningProgram&) = delete;
  RunningProgram& operator=(const RunningProgram&) = delete;
  ~RunningProgram();

  // Without its end; empty when there is none any more.
  std::string read_line();
  void send_signal(int signal) const;
  // Its exit code; -1 when a signal ended it. Throws when it goes on for 30 seconds.
  int wait();

 private:
  pid_t pid_ = -1;
  int out_ = -1;
};

}  // namespace tessera::testing
