#include "table/decide.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "table/check.h"
#include "table/messages.h"

namespace tessera::table {
namespace {

using Decided = Result<std::optional<Happening>>;

struct Moment {
  const State& state;
  LevelNames levels;
  Time now;
};

Result<Seat> own_seat(const State& state, PersonId person) {
  const auto seat = state.seating.seat_of(person);
  if (!seat) return refuse(Say::not_seated);
  return *seat;
}

// What somebody does with their own seat.
template <class What, class... Rest>
Decided with_own_seat(const Moment& moment, PersonId person, Rest&&... rest) {
  const auto seat = own_seat(moment.state, person);
  if (!seat) return tl::unexpected(seat.error());
  return Happening(What{*seat, std::forward<Rest>(rest)...});
}

std::int64_t seconds_up(Time time) { return (time + Time{999}) / Time{1000}; }

// Before the start whoever opened the table decides. If nothing has happened for as long as a
// silent seat is waited for, anybody seated may, so that an owner who left blocks nobody.
Result<void> check_owner(const Moment& moment, PersonId person) {
  const State& state = moment.state;
  if (person == state.opening.owner) return {};
  if (!state.seating.seat_of(person)) return refuse(Say::not_owner);
  const Time silent = moment.now - state.clock.now();
  if (silent < kSilence) return refuse(Say::owner_decides, {{"seconds", seconds_up(kSilence - silent)}});
  return {};
}

Result<void> check_level(LevelNames levels, std::string_view level) {
  if (std::ranges::find(levels, level) != levels.end()) return {};
  Argument::List known;
  for (const std::string_view name : levels) known.emplace_back(name);
  return refuse(Say::no_such_level, {{"level", level}, {"levels", std::move(known)}});
}

// The seat whose turn has timed out by now.
std::optional<Seat> late_seat(const Moment& moment) {
  const State& state = moment.state;
  const auto seat = running_seat(state);
  return seat && state.clock.timed_out(*seat, state.play.turns, moment.now) ? seat : std::nullopt;
}

Decided decide_one(const Moment&, const Sit& sit) { return Happening(Sat{sit.seat, sit.person, sit.name}); }

Decided decide_one(const Moment& moment, const Stand& stand) {
  return with_own_seat<Stood>(moment, stand.person);
}

Decided decide_one(const Moment& moment, const SeatBot& seat_bot) {
  if (auto owner = check_owner(moment, seat_bot.person); !owner) return tl::unexpected(owner.error());
  if (auto known = check_level(moment.levels, seat_bot.level); !known) return tl::unexpected(known.error());
  return Happening(BotSeated{seat_bot.seat, seat_bot.level});
}

Decided decide_one(const Moment& moment, const Remove& remove) {
  if (remove.person != moment.state.opening.owner) return refuse(Say::not_owner);
  return Happening(Removed{remove.seat});
}

Decided decide_one(const Moment& moment, const AddWord& add) {
  return with_own_seat<WordAdded>(moment, add.person, add.word);
}

Decided decide_one(const Moment& moment, const Start& start) {
  if (auto owner = check_owner(moment, start.person); !owner) return tl::unexpected(owner.error());
  return Happening(Started{});
}

Decided decide_one(const Moment& moment, const Act& act) {
  const auto seat = own_seat(moment.state, act.person);
  if (!seat) return tl::unexpected(seat.error());
  if (late_seat(moment) == *seat) return refuse(Say::too_late);
  return Happening(Moved{*seat, act.move});
}

Decided decide_one(const Moment& moment, const Undo& undo) {
  const auto seat = own_seat(moment.state, undo.person);
  if (!seat) return tl::unexpected(seat.error());
  if (late_seat(moment) == *seat) return refuse(Say::too_late);
  const auto& last = moment.state.play.last;
  return Happening(Undone{*seat, last ? last->number : 0});
}

Decided decide_one(const Moment& moment, const HandOver& hand_over) {
  if (auto known = check_level(moment.levels, hand_over.level); !known) return tl::unexpected(known.error());
  return with_own_seat<HandedOver>(moment, hand_over.person, hand_over.level);
}

Decided decide_one(const Moment& moment, const Relieve& relieve) {
  const State& state = moment.state;
  const auto by = own_seat(state, relieve.person);
  if (!by) return tl::unexpected(by.error());
  const Relieved relieved{relieve.seat, *by};
  if (auto can_be = check(state, relieved); !can_be) return tl::unexpected(can_be.error());
  const Time silent = state.clock.idle() + (moment.now - state.clock.now());
  if (silent < kSilence) return refuse(Say::not_silent_yet, {{"seconds", seconds_up(kSilence - silent)}});
  return Happening(relieved);
}

Decided decide_one(const Moment& moment, const TakeBack& take_back) {
  return with_own_seat<TakenBack>(moment, take_back.person);
}

Decided decide_one(const Moment& moment, const Resign& resign) {
  return with_own_seat<Resigned>(moment, resign.person);
}

Decided decide_one(const Moment& moment, const OfferRematch& offer) {
  return with_own_seat<RematchOffered>(moment, offer.person);
}

Decided decide_one(const Moment& moment, const AcceptRematch& accept) {
  return with_own_seat<RematchAccepted>(moment, accept.person);
}

Decided decide_one(const Moment& moment, const BotAnswer& answer) {
  if (answer.position != moment.state.position) return refuse(Say::position_moved_on);
  return Happening(BotMoved{answer.seat, answer.move});
}

Decided decide_one(const Moment& moment, const Tick&) {
  const auto seat = late_seat(moment);
  if (!seat) return std::nullopt;
  return Happening(TimedOut{*seat});
}

Decided decide_one(const Moment&, const Pause&) { return Happening(Paused{}); }
Decided decide_one(const Moment&, const Resume&) { return Happening(Resumed{}); }

}  // namespace

Decided decide(const State& state, LevelNames levels, const Command& command, Time now) {
  const Moment moment{state, levels, now};
  return std::visit([&](const auto& one) { return decide_one(moment, one); }, command);
}

}  // namespace tessera::table
