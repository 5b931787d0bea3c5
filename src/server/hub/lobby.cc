#include <algorithm>
#include <ranges>
#include <utility>

#include "protocol/json.h"
#include "server/hub/hub_state.h"
#include "server/hub/messages.h"
#include "server/hub/table_kind.h"
#include "table/public_data.h"

// How people come together: tables of their own, a list of those that are open to all, and quick match.

namespace tessera::server::hub {
namespace {

constexpr std::size_t kMostListed = 100;

// Whether anybody who sits there is here, so that it is worth while to wait for them.
bool is_attended(const LiveTable& live) {
  return std::ranges::any_of(live.watchers, [](const Watcher& watcher) { return watcher.viewer.is_seat(); });
}

std::optional<Seat> free_seat(const table::Seating& seating) {
  for (const Seat seat : seats(seating.players()))
    if (seating.at(seat).holder == table::Holder::nobody) return seat;
  return std::nullopt;
}

bool plays_alike(const table::Opening& a, const QuickMatch& b) {
  return a.game == b.game && a.clock == b.clock && a.setup.players == b.setup.players &&
         store::options_text(a.game->spec(), a.setup) == store::options_text(b.game->spec(), b.setup);
}

}  // namespace

void Hub::State::list_tables(CallId id, const ListTables& list) {
  Data::List tables;
  for (const auto& [serial, live] : std::views::reverse(lobby_)) {
    const table::Opening& opening = live->state().opening;
    if (list.game && opening.game->spec().name != *list.game) continue;
    if (list.clock && opening.clock.kind != *list.clock) continue;
    if (!is_durable(live->ticket) || live->state().seating.full()) continue;
    tables.push_back(Data::Fields{{"table", live->id().text()},
                                  {"attended", is_attended(*live)},
                                  {"public", table::public_data(live->state())}});
    if (tables.size() == kMostListed) break;
  }
  answer(id, 200, Data::Fields{{"tables", std::move(tables)}});
}

std::optional<Message> Hub::State::why_no_table(PersonId who) {
  if (known(who)->name.empty()) return Message(Say::no_name);
  if (tables_.size() >= settings_.tables) return Message(Say::server_full);
  const auto open = open_tables_.find(who);
  const std::size_t opened = open == open_tables_.end() ? 0 : open->second;
  if (std::max(opened, seats_taken(who)) >= settings_.tables_a_person)
    return Message(Say::too_many_tables, {{"most", settings_.tables_a_person}});
  return std::nullopt;
}

void Hub::State::create_table(CallId id, PersonId who, const CreateTable& create, Time now) {
  if (const auto refusal = why_no_table(who)) return refuse_call(id, 409, *refusal);
  std::vector<table::Command> seating;
  for (std::size_t i = 0; i < create.places.size(); ++i) {
    const CreateTable::Place& place = create.places[i];
    if (place.sitter == CreateTable::Sitter::you)
      seating.emplace_back(table::Sit{who, seat_at(i), known(who)->name});
    if (place.sitter == CreateTable::Sitter::bot)
      seating.emplace_back(table::SeatBot{who, seat_at(i), place.level});
  }
  const std::size_t first = gathering_.batch.size();
  const auto opened = open_table({fresh_table_id(create.listed ? kListed : kPrivate), create.game,
                                  create.setup, create.clock, fresh_secret(), who},
                                 seating, now);
  if (!opened) return refuse_call(id, 400, opened.error());
  hold_answer({id, 201, protocol::to_json(Data::Fields{{"table", (*opened)->id().text()}})}, first);
}

LiveTable* Hub::State::find_match(PersonId who, const QuickMatch& match) {
  for (const auto& [serial, live] : lobby_) {
    const table::State& state = live->state();
    if (!has_prefix(live->id(), kQuick) || !plays_alike(state.opening, match)) continue;
    if (state.seating.seat_of(who)) return live;
    if (is_attended(*live) && free_seat(state.seating)) return live;
  }
  return nullptr;
}

// The first table that is waiting for somebody like this, or a new one that waits for others.
void Hub::State::quick_match(CallId id, PersonId who, const QuickMatch& match, Time now) {
  LiveTable* live = find_match(who, match);
  const bool is_seated = live != nullptr && live->state().seating.seat_of(who);
  if (!is_seated)
    if (const auto refusal = why_no_table(who)) return refuse_call(id, 409, *refusal);
  const std::size_t first = gathering_.batch.size();
  if (live == nullptr) {
    const auto opened =
        open_table({fresh_table_id(kQuick), match.game, match.setup, match.clock, fresh_secret(), who},
                   {table::Sit{who, seat_at(0), known(who)->name}}, now);
    if (!opened) return refuse_call(id, 400, opened.error());
    live = *opened;
  } else if (!is_seated) {
    const auto sat =
        execute(*live, table::Sit{who, *free_seat(live->state().seating), known(who)->name}, now);
    if (!sat) return refuse_call(id, 409, sat.error());
  }
  CallAnswer done{id, 200, protocol::to_json(Data::Fields{{"table", live->id().text()}})};
  if (is_durable(live->ticket))
    effects_.answers.push_back(std::move(done));
  else if (live->ticket == gathering_ticket())
    hold_answer(std::move(done), first);
  else
    waiting_for(live->ticket).answers.push_back({std::move(done), 0, 0});
}

}  // namespace tessera::server::hub
