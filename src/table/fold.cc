#include <cassert>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "table/check.h"
#include "table/messages.h"
#include "table/state.h"

namespace tessera::table {
namespace {

void clear_place(State& state, Seat seat) {
  state.seating.at(seat) = Occupant{};
  if (state.luck) state.luck->add_word(seat, Word());
}

void hand_to(Occupant& occupant, std::string_view level) {
  occupant.away = true;
  occupant.level = level;
}

// The clock follows the game from one turn to another.
void pass_turn(State& state, const PresentTurn& before) {
  if (state.play.game->turn().is_over()) state.phase = Phase::over;
  state.clock.acted();
  if (present_turn(state.play) != before) {
    state.seating.end_cover();
    if (before.seat) state.clock.end_turn(*before.seat);
  }
  const auto& last = state.play.last;
  if (!last || last->drawn || last->shown_by) state.clock.forget_former_turns();
}

void take(State&, const Opening&, const Log&) {}

void take(State& state, const Sat& sat, const Log&) {
  Occupant& occupant = state.seating.at(sat.seat);
  occupant.holder = Holder::person;
  occupant.person = sat.person;
  occupant.name = sat.name;
}

void take(State& state, const Stood& stood, const Log&) {
  if (state.phase == Phase::gathering) return clear_place(state, stood.seat);
  hand_to(state.seating.at(stood.seat), kStandIn);
}

void take(State& state, const Removed& removed, const Log&) { clear_place(state, removed.seat); }

void take(State& state, const BotSeated& seated, const Log&) {
  Occupant& occupant = state.seating.at(seated.seat);
  occupant.holder = Holder::bot;
  occupant.level = seated.level;
}

void take(State& state, const WordAdded& added, const Log&) {
  auto word = Word::parse(added.word);
  assert(word);
  state.luck->add_word(added.seat, *std::move(word));
}

void take(State& state, const Started&, const Log&) {
  state.phase = Phase::playing;
  pass_turn(state, {});
}

// The game has taken it already.
void take(State&, const Drawn&, const Log&) {}
void take(State& state, const Moved& moved, const Log&) { state.seating.at(moved.seat).timeouts = 0; }
void take(State&, const BotMoved&, const Log&) {}

void take(State& state, const Undone& undone, const Log& log) {
  std::vector<StandingEvent> standing = standing_events(log, state.events);
  while (!standing.empty() && standing.back().number >= undone.from) standing.pop_back();
  const PresentTurn before = present_turn(state.play);
  state.play = replay(state.opening, standing);
  state.seating.end_cover();
  if (present_turn(state.play) != before) {
    if (before.seat && *before.seat != undone.seat) state.clock.abandon_turn(*before.seat);
    state.clock.resume_turn(undone.seat);
  }
  state.clock.acted();
}

void take(State& state, const HandedOver& handed, const Log&) {
  hand_to(state.seating.at(handed.seat), handed.level);
}

void take(State& state, const Relieved& relieved, const Log&) {
  hand_to(state.seating.at(relieved.seat), kStandIn);
}

void take(State& state, const TakenBack& taken, const Log&) {
  Occupant& occupant = state.seating.at(taken.seat);
  occupant.away = false;
  occupant.level.clear();
  occupant.timeouts = 0;
  state.clock.acted();
}

void take(State& state, const TimedOut& timed_out, const Log&) {
  Occupant& occupant = state.seating.at(timed_out.seat);
  occupant.covered = true;
  if (++occupant.timeouts >= kTimeoutsToLoseSeat) hand_to(occupant, kStandIn);
}

void take(State& state, const Resigned& resigned, const Log&) {
  state.resigned = resigned.seat;
  state.phase = Phase::over;
}

void take(State& state, const RematchOffered& offered, const Log&) {
  state.agreed[index(offered.seat)] = true;
}
void take(State& state, const RematchAccepted& accepted, const Log&) {
  state.agreed[index(accepted.seat)] = true;
}

void take(State& state, const Paused&, const Log&) { state.paused = true; }
void take(State& state, const Resumed&, const Log&) { state.paused = false; }

// What the clock has to know of the moment before an event.
struct Before {
  explicit Before(const State& state)
      : turn(present_turn(state.play)), running(running_seat(state)), turns(state.play.turns) {}
  PresentTurn turn;
  std::optional<Seat> running;
  TurnCounts turns;
};

Happened draw_next(State& state, Audience audience) {
  if (state.luck) {
    StreamRng rng = state.luck->draw(state.play.outcomes);
    return draw_on(state.play, rng, audience);
  }
  Rng rng(derive_seed(std::get<PlainSeed>(state.opening.chance).seed, state.play.outcomes));
  return draw_on(state.play, rng, audience);
}

template <class... Ts>
bool is_any_of(const Happening& what) {
  return (std::holds_alternative<Ts>(what) || ...);
}

}  // namespace

Result<State> begin(const Event& opened) {
  const auto* opening = std::get_if<Opening>(&opened.what);
  if (opening == nullptr) return refuse(Say::not_open);
  if (auto fits = check_opening(*opening); !fits) return tl::unexpected(fits.error());
  std::optional<Luck> luck;
  if (const auto* secret = std::get_if<Secret>(&opening->chance)) luck.emplace(*secret, opening->id);
  State state{.opening = *opening,
              .luck = std::move(luck),
              .seating = Seating(opening->setup.players),
              .clock = Clock(opening->clock, opened.at),
              .play = begin_play(*opening),
              .resigned = {}};
  state.events = 1;
  return state;
}

Result<Happened> fold(State& state, const Event& event, const Log& log, Audience audience,
                      Spelling spelling) {
  if (auto can_be = check(state, event.what); !can_be) return tl::unexpected(std::move(can_be.error()));
  const Before before(state);
  const bool plays = is_of_game(event.what);
  Result<Happened> happened;
  if (plays) {
    happened = play_on(state.play, event.what, state.events, audience, spelling);
    if (!happened) return happened;
  } else {
    happened->told.resize(audience.size());
  }
  state.clock.advance(event.at, before.running, before.turns);
  std::visit([&](const auto& what) { take(state, what, log); }, event.what);
  if (plays) pass_turn(state, before.turn);
  ++state.events;
  const bool moves_on =
      plays ||
      is_any_of<Started, Undone, Stood, HandedOver, Relieved, TakenBack, TimedOut, Resigned>(event.what);
  if (moves_on) state.position = state.events;
  return happened;
}

Happened fold_next_draw(State& state, Time at, Audience audience) {
  const Before before(state);
  Happened happened = draw_next(state, audience);
  state.clock.advance(at, before.running, before.turns);
  pass_turn(state, before.turn);
  state.position = ++state.events;
  return happened;
}

Result<State> fold_all(const Log& log) {
  Log::Cursor cursor(log);
  if (cursor.done()) return refuse(Say::not_open);
  auto opened = cursor.next();
  if (!opened) return tl::unexpected(std::move(opened.error()));
  auto state = begin(*opened);
  while (state && !cursor.done()) {
    const EventNumber number = cursor.number();
    auto event = cursor.next();
    if (!event) return tl::unexpected(std::move(event.error()));
    if (auto folded = fold(*state, *event, log); !folded)
      return refuse(Say::log_impossible, {{"event", number}, {"reason", std::move(folded.error())}});
  }
  return state;
}

}  // namespace tessera::table
