#pragma once

#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

namespace tessera::testing {

// `tessera ARGUMENTS` while it runs, with what it prints on standard output and what it is given on
// standard input. Killed at the end if it has not ended by then.
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
  [[nodiscard]] bool at_end() const { return at_end_ && unread_.empty(); }  // of what it prints
  // All lines up to the first that has this in it, and that one. Throws where there is none in 30 seconds.
  std::string read_until(std::string_view piece);
  void write(std::string_view text) const;
  void end_input();
  void send_signal(int signal) const;
  // Its exit code; -1 when a signal ended it. Throws when it goes on for 30 seconds.
  int wait();

 private:
  bool read_more();  // false at the end

  pid_t pid_ = -1;
  int out_ = -1;
  int in_ = -1;
  std::string unread_;
  bool at_end_ = false;
};

}  // namespace tessera::testing
