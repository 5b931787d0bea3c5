#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "base/hash.h"
#include "protocol/server_message.h"
#include "server/hub/base64url.h"
#include "server/hub/hub_state.h"
#include "server/hub/messages.h"
#include "server/hub/table_kind.h"
#include "table/hash.h"
#include "table/rematch.h"
#include "table/telling.h"

// What happens at a table, and who is told.

namespace tessera::server::hub {
namespace {

using table::Phase;

// Everything that everybody may know of a table and that moves do not change, names and words left
// out: those change by events of their own.
std::uint64_t print_of_rest(const table::State& state) {
  std::uint64_t print = static_cast<std::uint64_t>(state.phase) << 1U | (state.paused ? 1U : 0U);
  for (const Seat seat : seats(state.seating.players())) {
    const table::Occupant& place = state.seating.at(seat);
    Fingerprint level;
    level.add(place.playing_level());
    const std::uint64_t flags = static_cast<std::uint64_t>(place.holder) << 16U |
                                std::uint64_t{place.timeouts} << 8U | (place.away ? 2U : 0U) |
                                (state.agreed[index(seat)] ? 1U : 0U);
    print = scramble(print ^ flags) ^ level.value();
  }
  return print;
}

struct Gist {
  bool is_public = false;   // more is new than `now` says
  bool is_seating = false;  // who looks from which seat may have changed
  std::uint64_t moves = 0;
};

Gist gist_of(const std::vector<table::Announcement>& announced) {
  Gist gist;
  for (const table::Announcement& event : announced) {
    const bool is_move = event.kind == "moved" || event.kind == "bot_moved";
    if (is_move) ++gist.moves;
    if (is_move || event.kind == "drawn" || event.kind == "undone") continue;
    gist.is_public = true;
    gist.is_seating =
        gist.is_seating || event.kind == "sat" || event.kind == "stood" || event.kind == "removed";
  }
  return gist;
}

Viewer viewer_of(const table::State& state, const Connection& connection) {
  if (!connection.person) return Viewer::onlooker();
  const auto seat = state.seating.seat_of(*connection.person);
  return seat ? Viewer(*seat) : Viewer::onlooker();
}

// Everybody who looks at the table, each view once; an onlooker is always among them.
FixedVector<Viewer, kMaxSeats + 1> audience_of(const LiveTable& live) {
  FixedVector<Viewer, kMaxSeats + 1> audience;
  audience.push_back(Viewer::onlooker());
  for (const Watcher& watcher : live.watchers)
    if (std::ranges::find(audience, watcher.viewer) == audience.end()) audience.push_back(watcher.viewer);
  return audience;
}

// The name of the table at which the people of a finished game play again. It follows from the secret,
// which nobody knows before the end, so that it need not be stored.
TableId rematch_id(const table::Secret& secret) {
  constexpr std::string_view kMessage = "rematch";
  const table::Digest digest = table::hmac_sha256(secret.reveal(), std::as_bytes(std::span(kMessage)));
  return *TableId::parse(std::string(kPrivate) + to_base64url(std::span(digest).first(kRandomPart)));
}

bool moves_people(const table::Command& command) {
  return std::holds_alternative<table::Sit>(command) || std::holds_alternative<table::Stand>(command) ||
         std::holds_alternative<table::Remove>(command);
}

}  // namespace

Result<table::Accepted> Hub::State::execute(LiveTable& live, const table::Command& command, Time now,
                                            Origin origin) {
  const std::uint64_t before = print_of_rest(live.state());
  const auto sat = moves_people(command) ? std::optional(live.state().seating) : std::nullopt;
  const auto audience = audience_of(live);
  auto accepted = live.table.execute(command, now, Audience(audience.begin(), audience.end()));
  if (!accepted || accepted->first == accepted->end) return accepted;
  if (sat) note_seats(live, *sat);
  happened(live, {accepted->announced, Audience(audience.begin(), audience.end())}, before, now, origin);
  return accepted;
}

void Hub::State::note_seats(LiveTable& live, const table::Seating& before) {
  for (const Seat seat : seats(before.players())) {
    const table::Occupant& was = before.at(seat);
    const table::Occupant& is = live.state().seating.at(seat);
    if (was.is_person() == is.is_person() && was.person == is.person) continue;
    if (was.is_person()) note_no_seat(live, was.person);
    if (is.is_person()) note_seat(live, is.person);
  }
}

void Hub::State::happened(LiveTable& live, const News& news, std::uint64_t before, Time now, Origin origin) {
  const Gist gist = gist_of(news.events);
  figures_.moves += gist.moves;
  append_events(live);
  const table::State& state = live.state();
  const bool is_public = gist.is_public || before != print_of_rest(state) || state.position != state.events;
  if (gist.is_seating)
    for (Watcher& watcher : live.watchers)
      if (const Viewer viewer = viewer_of(state, *watcher.connection); viewer != watcher.viewer) {
        watcher.viewer = viewer;
        tell_whole(live, watcher, 0,
                   origin.connection == watcher.connection ? origin.id : std::string_view());
        watcher.is_told = true;
      }
  tell(live, news, is_public ? protocol::public_field(state) : protocol::now_field(state), origin);
  if (gist.is_seating) note_here(live, now);
  seek_rematch(live, now);
  follow_up(live, now);
}

void Hub::State::tell(LiveTable& live, const News& news, std::string_view field, Origin origin) {
  std::array<Text, kMaxSeats + 1> texts;  // by the place in the audience
  bool is_answered = origin.connection == nullptr || origin.id.empty();
  for (Watcher& watcher : live.watchers) {
    const bool is_own = watcher.connection == origin.connection && !origin.id.empty();
    is_answered = is_answered || is_own;
    if (std::exchange(watcher.is_told, false)) continue;
    const auto listener =
        static_cast<std::size_t>(std::ranges::find(news.audience, watcher.viewer) - news.audience.begin());
    if (is_own) {
      auto own = std::make_shared<const std::string>(
          protocol::news_text(live.id(), news.events, listener, field, origin.id));
      send_durably(live, {watcher.connection->id, std::move(own), 0, std::string(origin.id)});
      continue;
    }
    Text& text = texts[listener];
    if (!text)
      text =
          std::make_shared<const std::string>(protocol::news_text(live.id(), news.events, listener, field));
    send_durably(live, {watcher.connection->id, text});
  }
  if (!is_answered)
    send_durably(
        live, {origin.connection->id, std::make_shared<const std::string>(protocol::done_text(origin.id)), 0,
               std::string(origin.id)});
}

void Hub::State::tell_whole(LiveTable& live, Watcher& watcher, EventNumber from, std::string_view done) {
  const auto told = table::told_events(live.table.log(), watcher.viewer, from);
  const auto id = done.empty() ? std::nullopt : std::optional(done);
  send_durably(live, {watcher.connection->id,
                      std::make_shared<const std::string>(
                          protocol::whole_text(live.state(), watcher.viewer, from, told, id)),
                      0, std::string(done)});
}

// What a table's new state leads to by itself.
void Hub::State::follow_up(LiveTable& live, Time now) {
  const table::State& state = live.state();
  const bool counts = state.phase != Phase::over;
  if (counts != live.counted) {
    live.counted = counts;
    std::size_t& open = open_tables_[state.opening.owner];
    open = counts ? open + 1 : open - 1;
    if (open == 0) open_tables_.erase(state.opening.owner);
  }
  if (state.phase == Phase::gathering && is_listed(live.id()))
    lobby_.emplace(live.serial, &live);
  else
    lobby_.erase(live.serial);
  if (state.phase == Phase::gathering && has_prefix(live.id(), kQuick) && state.seating.full()) {
    static_cast<void>(execute(live, table::Start{state.opening.owner}, now));
    return;  // it followed up on that
  }
  if (state.phase == Phase::over && live.ending == LiveTable::Ending::none) end_game(live);
  ask_bot(live, now);
  plan_wake(live);
}

// When all who are still there agree, a new table is set for them, once: it may be that it stands in the
// store already, and this table was forgotten since, or the server began anew.
void Hub::State::seek_rematch(LiveTable& live, Time now) {
  const table::State& state = live.state();
  if (state.phase != Phase::over || live.next || !table::rematch(state)) return;
  const auto* secret = std::get_if<table::Secret>(&state.opening.chance);
  if (secret == nullptr) return;  // a game from a plain seed is there to be seen again
  const TableId id = rematch_id(*secret);
  with_table(
      id,
      [this, id, serial = live.serial](LiveTable* next, Time then) {
        LiveTable* ended = find(serial);
        if (ended == nullptr || ended->next) return;
        if (next == nullptr) next = open_rematch(*ended, id, then);
        if (next == nullptr) return;
        ended->next = std::make_unique<TableId>(id);
        const auto text = std::make_shared<const std::string>(protocol::next_text(ended->id(), id));
        for (const Watcher& watcher : ended->watchers) send_durably(*next, {watcher.connection->id, text});
      },
      now);
}

LiveTable* Hub::State::open_rematch(const LiveTable& live, const TableId& id, Time now) {
  auto plan = table::rematch(live.state());
  if (!plan || draining_) return nullptr;
  PersonId owner = plan->owner;
  const auto sits = [&](PersonId person) {
    for (const table::Command& command : plan->seating)
      if (const auto* sit = std::get_if<table::Sit>(&command); sit != nullptr && sit->person == person)
        return true;
    return false;
  };
  for (const table::Command& command : plan->seating)
    if (const auto* sit = std::get_if<table::Sit>(&command); sit != nullptr && !sits(owner))
      owner = sit->person;
  for (table::Command& command : plan->seating)
    if (auto* bot = std::get_if<table::SeatBot>(&command)) bot->person = owner;
  const auto opened =
      open_table({id, plan->game, plan->setup, plan->clock, fresh_secret(), owner}, plan->seating, now);
  return opened ? *opened : nullptr;
}

}  // namespace tessera::server::hub
