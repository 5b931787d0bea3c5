#pragma once

#include <cassert>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/fixed_vector.h"
#include "core/message.h"
#include "core/seat.h"

namespace tessera {

// Whoever looks at a table: a seat, which knows its own hand, or an onlooker, who is
// shown only what every seat sees.
class Viewer {
 public:
  // NOLINTNEXTLINE(google-explicit-constructor): a seat is a viewer
  constexpr Viewer(Seat seat) : number_(static_cast<std::uint8_t>(index(seat))) {}
  static constexpr Viewer onlooker() { return {}; }

  [[nodiscard]] constexpr bool is_seat() const { return number_ != kOnlooker; }
  [[nodiscard]] constexpr bool is_onlooker() const { return number_ == kOnlooker; }
  [[nodiscard]] constexpr Seat seat() const {
    assert(is_seat());
    return seat_at(number_);
  }
  friend constexpr bool operator==(const Viewer&, const Viewer&) = default;

 private:
  static constexpr std::uint8_t kOnlooker = 0xff;
  constexpr Viewer() = default;
  std::uint8_t number_ = kOnlooker;
};

constexpr std::optional<Seat> seat_or_nothing(Viewer viewer) {
  return viewer.is_seat() ? std::optional(viewer.seat()) : std::nullopt;
}

// Every seat, then the onlooker.
FixedVector<Viewer, kMaxSeats + 1> all_viewers(int players);

// "2" for a seat, "-" for an onlooker: what follows `seat` in the engine protocol.
std::string to_text(Viewer viewer);
Result<Viewer> parse_viewer(std::string_view word, int players);

}  // namespace tessera
