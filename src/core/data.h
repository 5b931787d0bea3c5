#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/seat.h"

namespace tessera {

// Plain data: what a view or an event says, as a tree that any format can carry.
// src/protocol writes it as JSON.
class Data {
 public:
  using List = std::vector<Data>;
  using Fields = std::vector<std::pair<std::string, Data>>;  // in the order given

  Data() = default;                                           // nothing known here
  Data(bool value) : value_(value) {}                         // NOLINT(google-explicit-constructor)
  Data(int value) : value_(std::int64_t{value}) {}            // NOLINT(google-explicit-constructor)
  Data(std::int64_t value) : value_(value) {}                 // NOLINT(google-explicit-constructor)
  Data(double value) : value_(value) {}                       // NOLINT(google-explicit-constructor)
  Data(std::string value) : value_(std::move(value)) {}       // NOLINT(google-explicit-constructor)
  Data(std::string_view value) : Data(std::string(value)) {}  // NOLINT(google-explicit-constructor)
  Data(const char* value) : Data(std::string(value)) {}       // NOLINT(google-explicit-constructor)
  Data(List value) : value_(std::move(value)) {}              // NOLINT(google-explicit-constructor)
  Data(Fields value) : value_(std::move(value)) {}            // NOLINT(google-explicit-constructor)
  Data(Seat seat) : Data(static_cast<int>(index(seat))) {}    // NOLINT(google-explicit-constructor)
  template <class T>
    requires std::constructible_from<Data, T>
  Data(const std::optional<T>& value) {  // NOLINT(google-explicit-constructor)
    if (value) *this = Data(*value);
  }

  [[nodiscard]] const auto& value() const { return value_; }
  // The field of that name; nothing when there is none.
  [[nodiscard]] const Data& operator[](std::string_view key) const;

  friend bool operator==(const Data&, const Data&) = default;

 private:
  std::variant<std::monostate, bool, std::int64_t, double, std::string, List, Fields> value_;
};

}  // namespace tessera
