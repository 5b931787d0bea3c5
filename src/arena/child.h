#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

#include "core/message.h"

namespace tessera::arena {

// "PROGRAM ARGUMENTS" as words. Quotes, single or double, keep spaces within a word.
Result<std::vector<std::string>> split_command(std::string_view command);

// Another program, with pipes to its standard input and output. It may do whatever
// it likes: nothing here waits longer than it is told to, and a line that the program
// does not finish in time is dropped. The destructor ends the program.
class Child {
 public:
  using Clock = std::chrono::steady_clock;
  using Deadline = Clock::time_point;

  static Result<std::unique_ptr<Child>> start(const std::vector<std::string>& words);
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  ~Child();  // ends the program by force, and whatever it has started

  Result<void> say(std::string_view line, Deadline deadline);
  Result<std::string> listen(Deadline deadline);
  // A line that has arrived already, or nothing.
  [[nodiscard]] bool has_line();

  // No more lines: a program that has no reason to go on ends now.
  void say_goodbye(Deadline deadline);

 private:
  Child(pid_t pid, int in, int out) : pid_(pid), in_(in), out_(out) {}
  Result<void> wait(bool to_write, Deadline deadline);
  Result<void> read_some();

  pid_t pid_;
  int in_;   // of the program
  int out_;  // of the program
  std::string heard_;
};

}  // namespace tessera::arena
