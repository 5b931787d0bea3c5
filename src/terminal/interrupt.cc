#include "terminal/interrupt.h"

#include <atomic>

namespace tessera::terminal {
namespace {

std::atomic<bool> interrupt_requested = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler writes it");

}  // namespace

Interrupt::Interrupt() {
  interrupt_requested = false;
  struct sigaction action {};
  action.sa_handler = [](int) { interrupt_requested = true; };
  action.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
  sigaction(SIGINT, &action, &old_int_);
  sigaction(SIGTERM, &action, &old_term_);
}

Interrupt::~Interrupt() {
  sigaction(SIGINT, &old_int_, nullptr);
  sigaction(SIGTERM, &old_term_, nullptr);
}

bool Interrupt::requested() const { return interrupt_requested; }

}  // namespace tessera::terminal
