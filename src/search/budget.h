#pragma once

#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>

#include "search/stop.h"

namespace tessera::search {

// How long a search may think: for a number of simulations, until a time, or both, and in any
// case no longer than until a stop is requested. With simulations alone the clock is never
// read, and the result is the same on every machine.
class Budget {
 public:
  using Clock = std::chrono::steady_clock;

  static Budget of_simulations(int simulations) { return Budget(simulations); }
  static Budget of_time(Clock::duration time) {
    return Budget(std::numeric_limits<int>::max()).no_later_than(time);
  }
  // From now.
  [[nodiscard]] Budget no_later_than(Clock::duration time) const {
    Budget sooner = *this;
    const Clock::time_point now = Clock::now();
    if (!time_ || now + time < time_->end) sooner.time_ = {now, now + time};
    return sooner;
  }
  [[nodiscard]] Budget until(const Stop& stop) const {
    Budget sooner = *this;
    sooner.stop_ = stop;
    return sooner;
  }

  [[nodiscard]] int simulations() const { return simulations_; }
  [[nodiscard]] bool is_stopped() const { return stop_.is_requested(); }
  [[nodiscard]] bool is_spent(int simulations) const {
    return simulations >= simulations_ || is_stopped() || (time_ && Clock::now() >= time_->end);
  }

  // The first `part` of `parts` equal shares.
  [[nodiscard]] Budget share(int part, int parts) const {
    Budget first = *this;
    if (simulations_ != std::numeric_limits<int>::max())
      first.simulations_ = static_cast<int>(std::int64_t{simulations_} * part / parts);
    if (time_) first.time_->end = time_->begin + (time_->end - time_->begin) * part / parts;
    return first;
  }

 private:
  struct Time {
    Clock::time_point begin;
    Clock::time_point end;
  };
  explicit Budget(int simulations) : simulations_(simulations) {}
  int simulations_;
  std::optional<Time> time_;
  Stop stop_;
};

}  // namespace tessera::search
