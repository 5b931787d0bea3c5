#pragma once

#include <cstdint>
#include <string>

#include "base/fixed_vector.h"
#include "core/data.h"
#include "core/seat.h"

namespace tessera {

// How a finished game ended: a score for each seat, and the winners ascending.
struct Outcome {
  FixedVector<std::int32_t, kMaxSeats> scores;
  FixedVector<Seat, kMaxSeats> winners;

  friend bool operator==(const Outcome&, const Outcome&) = default;
};

// The record's last line: "result 6 4 winner 0".
std::string to_text(const Outcome& outcome);

// The `scores` and the `winners`, for a result's data.
Data::Fields result_fields(const Outcome& outcome);

}  // namespace tessera
