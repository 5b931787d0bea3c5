#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

// Days of the store's times, which count milliseconds since 1970 in UTC.

namespace tessera::cli {

using StoreTime = std::chrono::milliseconds;

// The first moment of a day: "2026-01-31". Nothing comes of a day that the calendar does not have.
std::optional<StoreTime> parse_day(std::string_view text);

std::string day_text(StoreTime time);

}  // namespace tessera::cli
