#pragma once

#include <csignal>

namespace tessera::terminal {

// While it lives, the first Ctrl-C (or a TERM) is a request; the second ends the program.
class Interrupt {
 public:
  Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;
  ~Interrupt();
  [[nodiscard]] bool requested() const;

 private:
  struct sigaction old_int_ {};
  struct sigaction old_term_ {};
};

}  // namespace tessera::terminal
