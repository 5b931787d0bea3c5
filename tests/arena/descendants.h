#pragma once

#include <array>
#include <cerrno>
#include <cstdlib>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tessera::arena::testing {

// All programs started from now on, and all that they start: they inherit the writing end of
// a pipe, so that its reading end sees an end of file as soon as the last of them is gone.
class Descendants {
 public:
  Descendants() { open(); }
  Descendants(const Descendants&) = delete;
  Descendants& operator=(const Descendants&) = delete;
  ~Descendants() {
    for (const int end : ends_) ::close(end);
  }

  // Whether they are gone, children of ours with their exit status fetched; gives them time to go.
  bool are_gone() {
    constexpr int kPatience = 20'000;  // milliseconds
    ::close(ends_[1]);
    pollfd reading{.fd = ends_[0], .events = POLLIN, .revents = 0};
    const bool ended = poll(&reading, 1, kPatience) == 1;
    ::close(ends_[0]);
    open();
    return ended && waitpid(-1, nullptr, WNOHANG) == -1 && errno == ECHILD;
  }

 private:
  void open() {
    if (pipe(ends_.data()) != 0) std::abort();
  }

  std::array<int, 2> ends_{};
};

}  // namespace tessera::arena::testing
