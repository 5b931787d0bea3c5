#include "table/check.h"

#include <utility>
#include <variant>

#include "core/messages.h"
#include "core/record.h"
#include "table/messages.h"

namespace tessera::table {
namespace {

Result<void> check_phase(const State& state, Phase wanted) {
  if (state.phase == wanted) return {};
  if (wanted == Phase::gathering) return refuse(Say::already_started);
  if (wanted == Phase::over) return refuse(Say::not_over);
  return state.phase == Phase::over ? refuse(Say::over) : refuse(Say::not_started);
}

Result<void> check_running(const State& state) {
  if (auto playing = check_phase(state, Phase::playing); !playing) return playing;
  if (state.paused) return refuse(Say::paused);
  return {};
}

Result<void> check_seat(const State& state, Seat seat) {
  if (state.seating.has(seat)) return {};
  return refuse(Say::no_seat, {{"seat", seat}, {"players", state.seating.players()}});
}

Result<void> check_person(const State& state, Seat seat) {
  if (auto there = check_seat(state, seat); !there) return there;
  if (!state.seating.at(seat).is_person()) return refuse(Say::no_person, {{"seat", seat}});
  return {};
}

Result<void> check_open(const State& state, Seat seat) {
  if (auto gathering = check_phase(state, Phase::gathering); !gathering) return gathering;
  if (auto there = check_seat(state, seat); !there) return there;
  if (state.seating.at(seat).holder != Holder::nobody) return refuse(Say::seat_taken, {{"seat", seat}});
  return {};
}

Result<void> check_turn_of(const State& state, Seat seat) {
  if (auto running = check_running(state); !running) return running;
  if (auto there = check_seat(state, seat); !there) return there;
  const Turn turn = state.play.game->turn();
  if (turn.is_seat() && turn.seat() != seat)
    return refuse(Say::not_your_turn, {{"turn", turn.seat()}, {"seat", seat}});
  if (!turn.is_seat()) return refuse(Say::chance_is_due);
  return {};
}

// The person is there and plays the seat: it can be handed over.
Result<void> check_in_hand(const State& state, Seat seat) {
  if (auto playing = check_phase(state, Phase::playing); !playing) return playing;
  if (auto person = check_person(state, seat); !person) return person;
  if (state.seating.at(seat).away) return refuse(Say::bot_plays, {{"seat", seat}});
  return {};
}

Result<void> check_rematch(const State& state, Seat seat) {
  if (auto over = check_phase(state, Phase::over); !over) return over;
  if (auto person = check_person(state, seat); !person) return person;
  if (state.seating.at(seat).away) return refuse(Say::has_left, {{"seat", seat}});
  return {};
}

Result<void> check_one(const State&, const Opening&) { return refuse(Say::already_open); }

Result<void> check_one(const State& state, const Sat& sat) {
  if (auto open = check_open(state, sat.seat); !open) return open;
  if (const auto other = state.seating.seat_of(sat.person))
    return refuse(Say::already_seated, {{"seat", *other}});
  return check_name(sat.name);
}

Result<void> check_one(const State& state, const Stood& stood) {
  if (auto person = check_person(state, stood.seat); !person) return person;
  if (state.seating.at(stood.seat).away) return refuse(Say::has_left, {{"seat", stood.seat}});
  return {};
}

Result<void> check_one(const State& state, const Removed& removed) {
  if (auto gathering = check_phase(state, Phase::gathering); !gathering) return gathering;
  if (auto there = check_seat(state, removed.seat); !there) return there;
  if (state.seating.at(removed.seat).holder == Holder::nobody)
    return refuse(Say::seat_free, {{"seat", removed.seat}});
  return {};
}

Result<void> check_one(const State& state, const BotSeated& seated) { return check_open(state, seated.seat); }

Result<void> check_one(const State& state, const WordAdded& added) {
  if (auto gathering = check_phase(state, Phase::gathering); !gathering) return gathering;
  if (auto person = check_person(state, added.seat); !person) return person;
  if (!state.luck) return refuse(Say::words_without_effect);
  return Word::parse(added.word).map([](const Word&) {});
}

Result<void> check_one(const State& state, const Started&) {
  if (auto gathering = check_phase(state, Phase::gathering); !gathering) return gathering;
  return state.seating.full() ? Result<void>{} : refuse(Say::seats_free);
}

Result<void> check_one(const State& state, const Drawn&) { return check_phase(state, Phase::playing); }

Result<void> check_one(const State& state, const Moved& moved) {
  if (auto turn = check_turn_of(state, moved.seat); !turn) return turn;
  if (!state.seating.at(moved.seat).person_plays()) return refuse(Say::bot_plays, {{"seat", moved.seat}});
  return {};
}

Result<void> check_one(const State& state, const BotMoved& moved) {
  if (auto turn = check_turn_of(state, moved.seat); !turn) return turn;
  if (state.seating.at(moved.seat).playing_level().empty())
    return refuse(Say::person_plays, {{"seat", moved.seat}});
  return {};
}

Result<void> check_one(const State& state, const Undone& undone) {
  if (auto running = check_running(state); !running) return running;
  if (auto person = check_person(state, undone.seat); !person) return person;
  if (auto refusal = undo_refusal(state, undone.seat)) return tl::unexpected(*std::move(refusal));
  if (state.play.last->number != undone.from) return refuse(Say::nothing_to_undo);
  return {};
}

Result<void> check_one(const State& state, const HandedOver& handed) {
  return check_in_hand(state, handed.seat);
}

Result<void> check_one(const State& state, const Relieved& relieved) {
  if (auto playing = check_running(state); !playing) return playing;
  if (auto person = check_person(state, relieved.by); !person) return person;
  if (relieved.by == relieved.seat) return refuse(Say::own_seat);
  if (auto in_hand = check_in_hand(state, relieved.seat); !in_hand) return in_hand;
  if (state.clock.spec().kind != ClockKind::none) return refuse(Say::clock_decides);
  if (seat_to_act(state) != relieved.seat) return refuse(Say::not_waited_for, {{"seat", relieved.seat}});
  return {};
}

Result<void> check_one(const State& state, const TakenBack& taken) {
  if (auto playing = check_phase(state, Phase::playing); !playing) return playing;
  if (auto person = check_person(state, taken.seat); !person) return person;
  if (!state.seating.at(taken.seat).away) return refuse(Say::not_handed_over);
  return {};
}

Result<void> check_one(const State& state, const TimedOut& timed_out) {
  if (auto turn = check_turn_of(state, timed_out.seat); !turn) return turn;
  if (!deadline(state)) return refuse(Say::no_clock_runs);
  return {};
}

Result<void> check_one(const State& state, const Resigned& resigned) {
  if (auto playing = check_phase(state, Phase::playing); !playing) return playing;
  if (auto person = check_person(state, resigned.seat); !person) return person;
  auto may = check_resignation(*state.play.game);
  if (!may && may.error().is(tessera::Say::nobody_resigns)) return refuse(Say::leave_instead);
  return may;
}

Result<void> check_one(const State& state, const RematchOffered& offered) {
  if (auto may = check_rematch(state, offered.seat); !may) return may;
  if (const auto by = offering_seat(state)) return refuse(Say::rematch_is_offered, {{"seat", *by}});
  return {};
}

Result<void> check_one(const State& state, const RematchAccepted& accepted) {
  if (auto may = check_rematch(state, accepted.seat); !may) return may;
  if (!offering_seat(state)) return refuse(Say::no_rematch_offered);
  if (state.agreed[index(accepted.seat)]) return refuse(Say::agreed_already);
  return {};
}

Result<void> check_one(const State& state, const Paused&) {
  if (state.paused) return refuse(Say::paused);
  return {};
}

Result<void> check_one(const State& state, const Resumed&) {
  if (!state.paused) return refuse(Say::not_paused);
  return {};
}

}  // namespace

Result<void> check(const State& state, const Happening& what) {
  return std::visit([&](const auto& one) { return check_one(state, one); }, what);
}

}  // namespace tessera::table
