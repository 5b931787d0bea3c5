#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>

namespace tessera::search {

// How long a search may think: so many simulations, until a time, or both. With
// simulations alone its result is the same on every machine.
class Budget {
 public:
  using Clock = std::chrono::steady_clock;

  static Budget of_simulations(int simulations) { return {simulations, std::nullopt}; }
  static Budget of_time(Clock::duration time) {
    return {std::numeric_limits<int>::max(), Clock::now() + time};
  }
  [[nodiscard]] Budget no_later_than(Clock::duration time) const {
    const auto then = Clock::now() + time;
    return {simulations_, deadline_ ? std::min(*deadline_, then) : then};
  }

  [[nodiscard]] int simulations() const { return simulations_; }
  [[nodiscard]] bool is_spent(int simulations) const {
    return simulations >= simulations_ || (deadline_ && Clock::now() >= *deadline_);
  }

  // The first `part` of `parts` equal shares of the whole, which began then.
  [[nodiscard]] Budget share(int part, int parts, Clock::time_point begin) const {
    Budget first = *this;
    if (simulations_ != std::numeric_limits<int>::max())
      first.simulations_ = static_cast<int>(std::int64_t{simulations_} * part / parts);
    if (deadline_) first.deadline_ = begin + (*deadline_ - begin) * part / parts;
    return first;
  }

 private:
  Budget(int simulations, std::optional<Clock::time_point> deadline)
      : simulations_(simulations), deadline_(deadline) {}
  int simulations_;
  std::optional<Clock::time_point> deadline_;
};

}  // namespace tessera::search
