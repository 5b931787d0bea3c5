#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <ranges>

namespace tessera {

inline constexpr int kMaxSeats = 5;

// A place at the table, counted from 0 in playing order.
enum class Seat : std::uint8_t {};

constexpr std::size_t index(Seat seat) { return static_cast<std::size_t>(seat); }
constexpr Seat seat_at(std::size_t i) { return static_cast<Seat>(i); }
constexpr Seat next_seat(Seat seat, int players) {
  const std::size_t next = index(seat) + 1;  // compared, since a division would take longer
  return seat_at(next == static_cast<std::size_t>(players) ? 0 : next);
}
inline auto seats(int players) {
  return std::views::iota(0, players) |
         std::views::transform([](int i) { return seat_at(static_cast<std::size_t>(i)); });
}

// Whose move it is: a seat's, chance's (a deal, a draw), or nobody's any more.
class Turn {
 public:
  static constexpr Turn of(Seat seat) { return Turn{Kind::seat, seat}; }
  static constexpr Turn chance() { return Turn{Kind::chance, Seat{}}; }
  static constexpr Turn over() { return Turn{Kind::over, Seat{}}; }

  [[nodiscard]] constexpr bool is_seat() const { return kind_ == Kind::seat; }
  [[nodiscard]] constexpr bool is_chance() const { return kind_ == Kind::chance; }
  [[nodiscard]] constexpr bool is_over() const { return kind_ == Kind::over; }
  [[nodiscard]] constexpr Seat seat() const {
    assert(is_seat());
    return seat_;
  }
  friend constexpr bool operator==(const Turn&, const Turn&) = default;

 private:
  enum class Kind : std::uint8_t { seat, chance, over };
  constexpr Turn(Kind kind, Seat seat) : kind_(kind), seat_(seat) {}
  Kind kind_;
  Seat seat_;
};

constexpr std::optional<Seat> seat_or_nothing(Turn turn) {
  return turn.is_seat() ? std::optional(turn.seat()) : std::nullopt;
}

}  // namespace tessera
