#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/data.h"
#include "core/seat.h"

namespace tessera {

// Something that speaks for a move or against it. The data says it to programs, which
// find its kind in the field "kind"; the words say the same to people.
struct Reason {
  Data data;
  std::string words;  // "{} has only 2 tiles": the braces stand for somebody else at the table
  std::optional<Seat> who{};

  // With the name of whom it is about; "seat 2" for somebody without one.
  [[nodiscard]] std::string said(std::span<const std::string> names = {}) const;
};
using Reasons = std::vector<Reason>;

}  // namespace tessera
