#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "core/data.h"
#include "core/seat.h"

// What a server says is looked at with care: a field that is not what it should be is none.

namespace tessera::cli::online {

inline bool is_null(const Data& data) { return std::holds_alternative<std::monostate>(data.value()); }

inline bool is_true(const Data& data) {
  const auto* value = std::get_if<bool>(&data.value());
  return value != nullptr && *value;
}

inline std::string text_in(const Data& data) {
  const auto* text = std::get_if<std::string>(&data.value());
  return text != nullptr ? *text : "";
}

inline std::optional<std::int64_t> number_in(const Data& data) {
  const auto* number = std::get_if<std::int64_t>(&data.value());
  return number != nullptr ? std::optional(*number) : std::nullopt;
}

inline std::optional<Seat> seat_in(const Data& data) {
  const auto number = number_in(data);
  if (!number || *number < 0 || *number >= kMaxSeats) return std::nullopt;
  return seat_at(static_cast<std::size_t>(*number));
}

// Empty where it is no list.
inline const Data::List& list_in(const Data& data) {
  static const Data::List kNone;
  const auto* list = std::get_if<Data::List>(&data.value());
  return list != nullptr ? *list : kNone;
}

}  // namespace tessera::cli::online
