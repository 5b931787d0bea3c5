#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "core/seat.h"
#include "table/time.h"

namespace tessera::table {

enum class ClockKind : std::uint8_t { none, move, total, days };
// What data calls them, in their order.
inline constexpr std::array<std::string_view, 4> kClockKinds = {"none", "move", "total", "days"};

// How long people may think. A clock runs for a turn, which may be several moves: taking,
// placing and flipping one token of 101.
struct ClockSpec {
  ClockKind kind = ClockKind::none;
  Time time{0};       // move, days: for each turn; total: for the whole game
  Time increment{0};  // total: added when a turn begins

  static constexpr ClockSpec none() { return {}; }
  static constexpr ClockSpec per_move(Time time) { return {ClockKind::move, time, {}}; }
  static constexpr ClockSpec total(Time time, Time increment) { return {ClockKind::total, time, increment}; }
  static constexpr ClockSpec days(int days) { return {ClockKind::days, days * kDay, {}}; }

  static constexpr Time kDay{24 * 60 * 60 * 1000};
  friend bool operator==(const ClockSpec&, const ClockSpec&) = default;
};

Result<void> check_clock(const ClockSpec& spec);

// Whoever has used up the total still has this long for a turn.
inline constexpr Time kLeastTurn{5'000};
// Whose time is over so many times in a row is played for until they take the seat back.
inline constexpr int kTimeoutsToLoseSeat = 2;
// Without a clock: how long a seat is waited for before others may hand it to a bot.
inline constexpr Time kSilence{180'000};

// How many turns each seat has begun. What was undone does not count.
using TurnCounts = std::array<std::uint32_t, kMaxSeats>;

// What the seats have spent. Only people's time is counted, and only on their turn.
class Clock {
 public:
  Clock(const ClockSpec& spec, Time now) : spec_(spec), now_(now) {}

  // Time goes on to `now`; the running seat, if any, spends it.
  void advance(Time now, std::optional<Seat> running, const TurnCounts& turns);
  void end_turn(Seat seat);
  // After an undo: the seat's latest turn that ended goes on. Time it spent stays spent, also
  // that of a turn it had begun since.
  void resume_turn(Seat seat);
  // After an undo by another: the seat's turn never began.
  void abandon_turn(Seat seat) { spent_[index(seat)].turn = Time{0}; }
  // No move can be taken back any more.
  void forget_former_turns();
  void acted() { idle_ = Time{0}; }

  // What the seat has left for its turn, or would have if it were its turn; never negative.
  // Nothing without a clock.
  [[nodiscard]] std::optional<Time> left(Seat seat, const TurnCounts& turns) const;
  // If its turn goes on from the last event: when its time is over, and whether it is by now.
  [[nodiscard]] std::optional<Time> deadline(Seat seat, const TurnCounts& turns) const;
  [[nodiscard]] bool timed_out(Seat seat, const TurnCounts& turns, Time now) const;
  [[nodiscard]] Time now() const { return now_; }    // of the last event
  [[nodiscard]] Time idle() const { return idle_; }  // how long the seat to act has done nothing
  [[nodiscard]] const ClockSpec& spec() const { return spec_; }

  friend bool operator==(const Clock&, const Clock&) = default;

 private:
  struct Spent {
    Time charged{0};             // against the total
    Time turn{0};                // in the present turn
    std::vector<Time> former{};  // in each of the turns that an undo could lead back to
    friend bool operator==(const Spent&, const Spent&) = default;
  };
  [[nodiscard]] Time granted(Seat seat, const TurnCounts& turns) const;

  ClockSpec spec_;
  Time now_;
  Time idle_{0};
  std::array<Spent, kMaxSeats> spent_{};
};

}  // namespace tessera::table
