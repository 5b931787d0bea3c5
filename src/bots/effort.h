#pragma once

#include <chrono>
#include <optional>

#include "search/budget.h"

namespace tessera {

// How much thought goes into a move.
struct Effort {
  std::optional<int> simulations;
  std::optional<int> milliseconds;

  [[nodiscard]] bool is_given() const { return simulations || milliseconds; }

  // From now on.
  [[nodiscard]] search::Budget budget() const {
    const std::chrono::milliseconds time(milliseconds.value_or(0));
    if (!simulations) return search::Budget::of_time(time);
    const auto budget = search::Budget::of_simulations(*simulations);
    return milliseconds ? budget.no_later_than(time) : budget;
  }
};

}  // namespace tessera
