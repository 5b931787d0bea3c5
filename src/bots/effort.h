#pragma once

#include <chrono>
#include <optional>

#include "search/budget.h"
#include "search/stop.h"

namespace tessera {

// How much thought goes into a move: a number of simulations, a time, or whichever ends first.
struct Effort {
  std::optional<int> simulations;
  std::optional<int> milliseconds;

  [[nodiscard]] bool is_given() const { return simulations || milliseconds; }

  // The time counts from this call.
  [[nodiscard]] search::Budget budget(const Stop& stop) const {
    const std::chrono::milliseconds time(milliseconds.value_or(0));
    if (!simulations) return search::Budget::of_time(time).until(stop);
    const auto budget = search::Budget::of_simulations(*simulations).until(stop);
    return milliseconds ? budget.no_later_than(time) : budget;
  }
};

}  // namespace tessera
