#include "table/clock.h"

#include <algorithm>
#include <cassert>

#include "table/messages.h"

namespace tessera::table {
namespace {

constexpr Time kShortest{1'000};
constexpr Time kLongest = 365 * ClockSpec::kDay;
constexpr Time kLongestIncrement = ClockSpec::kDay;

}  // namespace

Result<void> check_clock(const ClockSpec& spec) {
  const bool timed = spec.kind != ClockKind::none;
  const bool time_fits = timed ? spec.time >= kShortest && spec.time <= kLongest : spec.time == Time{0};
  const Time most_increment = spec.kind == ClockKind::total ? kLongestIncrement : Time{0};
  const bool increment_fits = spec.increment >= Time{0} && spec.increment <= most_increment;
  const bool days_fit = spec.kind != ClockKind::days || spec.time % ClockSpec::kDay == Time{0};
  if (!time_fits || !increment_fits || !days_fit) return refuse(Say::bad_clock);
  return {};
}

void Clock::advance(Time now, std::optional<Seat> running, const TurnCounts& turns) {
  const Time passed = std::max(now - now_, Time{0});
  now_ += passed;
  if (!running) return;
  idle_ += passed;
  Spent& spent = spent_[index(*running)];
  spent.turn += passed;
  // What goes beyond the total is not owed later.
  spent.charged = std::max(spent.charged, std::min(spent.charged + passed, granted(*running, turns)));
}

void Clock::end_turn(Seat seat) {
  Spent& spent = spent_[index(seat)];
  spent.former.push_back(spent.turn);
  spent.turn = Time{0};
}

void Clock::resume_turn(Seat seat) {
  Spent& spent = spent_[index(seat)];
  assert(!spent.former.empty());
  spent.turn += spent.former.back();
  spent.former.pop_back();
}

void Clock::forget_former_turns() {
  for (Spent& spent : spent_) spent.former.clear();
}

std::optional<Time> Clock::left(Seat seat, const TurnCounts& turns) const {
  const Spent& spent = spent_[index(seat)];
  switch (spec_.kind) {
    case ClockKind::none:
      return std::nullopt;
    case ClockKind::move:
    case ClockKind::days:
      return std::max(spec_.time - spent.turn, Time{0});
    case ClockKind::total:
      return std::max({granted(seat, turns) - spent.charged, kLeastTurn - spent.turn, Time{0}});
  }
  return std::nullopt;
}

std::optional<Time> Clock::deadline(Seat seat, const TurnCounts& turns) const {
  const auto time_left = left(seat, turns);
  return time_left ? std::optional(now_ + *time_left) : std::nullopt;
}

bool Clock::timed_out(Seat seat, const TurnCounts& turns, Time now) const {
  const auto end = deadline(seat, turns);
  return end && now >= *end;
}

// The increments of undone turns are gone by themselves: those turns are not counted.
Time Clock::granted(Seat seat, const TurnCounts& turns) const {
  return spec_.time + spec_.increment * turns[index(seat)];
}

}  // namespace tessera::table
