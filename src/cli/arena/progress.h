#pragma once

#include <chrono>

#include "arena/standings.h"

namespace tessera::cli {

// How far a match is and what it says so far, on standard error: a bar on a
// terminal, otherwise a line every few seconds
// while there is something new.
class Progress {
 public:
  Progress(int deals, int deals_before, bool quiet);
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress();  // wipes the bar

  void show(const arena::Standings& standings, int done);
  void finish_up();  // says, once, that the running games are waited for

 private:
  using Clock = std::chrono::steady_clock;

  int deals_;
  int deals_before_;  // played earlier, and no measure of speed
  bool quiet_;
  bool terminal_;
  bool ascii_;  // nothing but ASCII
  bool finishing_ = false;
  Clock::time_point begun_;
  Clock::time_point shown_;
  int shown_done_ = 0;
};

}  // namespace tessera::cli
