#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <string_view>

namespace tessera::terminal {

// How far a long task is and what it says so far, on standard error: a bar on a
// terminal, otherwise a line every few seconds while there is something new.
class Progress {
 public:
  // Of so many steps, called `steps_name`; those that were done earlier are no measure of speed.
  Progress(int steps, int steps_before, std::string_view steps_name, bool quiet);
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress();  // wipes the bar

  // What it says so far is asked for only when it is shown; `ascii`: in nothing but ASCII.
  void show(int done, const std::function<std::string(bool ascii)>& so_far);
  void finish_up(std::string_view message);  // says, once, what is still waited for

 private:
  using Clock = std::chrono::steady_clock;

  int steps_;
  int steps_before_;
  std::string steps_name_;
  bool quiet_;
  bool terminal_;
  bool ascii_;  // nothing but ASCII
  bool finishing_ = false;
  Clock::time_point begun_;
  Clock::time_point shown_;
  int shown_done_ = 0;
};

}  // namespace tessera::terminal
