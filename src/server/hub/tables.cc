#include <algorithm>
#include <array>
#include <utility>

#include "bots/bot.h"
#include "protocol/server_message.h"
#include "server/hub/base64url.h"
#include "server/hub/hub_state.h"
#include "server/hub/messages.h"
#include "server/hub/table_kind.h"

// Which tables there are: opened, read from the store, forgotten again.

namespace tessera::server::hub {
namespace {

constexpr std::uint32_t kNoEntry = ~0U;

bool stands_still(const table::State& state) {
  return state.phase == table::Phase::playing && (state.clock.spec().kind == table::ClockKind::move ||
                                                  state.clock.spec().kind == table::ClockKind::total);
}

}  // namespace

LiveTable* Hub::State::find(std::string_view id) {
  const auto found = tables_.find(id);
  return found == tables_.end() ? nullptr : found->second.get();
}

LiveTable* Hub::State::find(std::uint64_t serial) {
  const auto found = by_serial_.find(serial);
  return found == by_serial_.end() ? nullptr : found->second;
}

void Hub::State::with_table(const TableId& id, WhenFound when, Time now) {
  if (LiveTable* live = find(id.text())) return when(live, now);
  const bool asked = loading_.contains(id.text());
  loading_[id.text()].push_back(std::move(when));
  if (!asked) load(id, now);
}

void Hub::State::load(const TableId& id, Time) {
  read(ReadLog{id},
       [this, id](Result<ReadAnswer> answer, Time then) { loaded(id, std::move(answer), then); });
}

void Hub::State::loaded(const TableId& id, Result<ReadAnswer> answer, Time now) {
  if (!answer) {  // the store is away: who waits may as well wait on
    later_reads_.push_back(
        {now + settings_.retry_last, ReadLog{id},
         [this, id](Result<ReadAnswer> again, Time then) { loaded(id, std::move(again), then); }});
    return;
  }
  LiveTable* live = find(id.text());
  auto& stored = std::get<std::optional<store::StoredLog>>(*answer);
  if (live == nullptr && stored) {
    auto parsed = table::Log::parse(stored->bytes);
    auto table = parsed ? table::Table::restore(*std::move(parsed), level_names())
                        : Result<table::Table>(tl::unexpected(parsed.error()));
    if (table) {
      live = &keep(*std::move(table));
      live->ending = stored->finished ? LiveTable::Ending::stored : LiveTable::Ending::none;
      follow_up(*live, now);
    } else {
      log(Weight::error, "log_unreadable", {{"reason", std::string(table.error().code().name)}});
    }
  }
  const std::uint64_t serial = live != nullptr ? live->serial : 0;
  if (auto forked = forked_.extract(id.text()); forked && live != nullptr) {
    for (const auto& [connection, viewer] : forked.mapped()) {
      const auto there = connections_.find(connection);
      if (there == connections_.end()) continue;
      there->second->watching.push_back(live);
      live->watchers.push_back({there->second.get(), viewer});
      const auto seat =
          there->second->person ? live->state().seating.seat_of(*there->second->person) : std::nullopt;
      live->watchers.back().viewer = seat ? Viewer(*seat) : Viewer::onlooker();
      tell_whole(*live, live->watchers.back(), 0, {});
    }
  }
  if (auto waiting = loading_.extract(id.text()))
    for (const WhenFound& when : waiting.mapped()) when(serial != 0 ? find(serial) : nullptr, now);
  if (LiveTable* still = serial != 0 ? find(serial) : nullptr) evict_if_done(*still);
}

LiveTable& Hub::State::keep(table::Table opened) {
  auto owned = std::make_unique<LiveTable>(++last_serial_, std::move(opened));
  LiveTable& live = *owned;
  const table::Log& log = live.table.log();
  live.appended = {log.bytes().size(), log.size(), log.last()};
  live.entry = kNoEntry;
  tables_.emplace(live.id().text(), std::move(owned));
  by_serial_.emplace(live.serial, &live);
  const table::State& state = live.state();
  for (const Seat seat : seats(state.seating.players()))
    if (const table::Occupant& place = state.seating.at(seat); place.is_person())
      note_seat(live, place.person);
  return live;
}

Result<void> Hub::State::restore(const store::StoredLog& stored, Time now) {
  auto log = table::Log::parse(stored.bytes);
  if (!log) return tl::unexpected(std::move(log.error()));
  auto table = table::Table::restore(*std::move(log), level_names());
  if (!table) return tl::unexpected(std::move(table.error()));
  LiveTable& live = keep(*std::move(table));
  go_on_after_standstill(live, live.state().clock.now(), now);
  follow_up(live, now);
  fly();
  return {};
}

// Clocks of minutes stood still from then till now; those of days went on.
void Hub::State::go_on_after_standstill(LiveTable& live, Time from, Time now) {
  if (!stands_still(live.state())) return;
  if (!live.state().paused && !table::running_seat(live.state())) return;
  if (!live.state().paused && now <= from) return;
  if (!live.state().paused) static_cast<void>(execute(live, table::Pause{}, from));
  static_cast<void>(execute(live, table::Resume{}, now));
}

Result<LiveTable*> Hub::State::open_table(table::Opening opening, const std::vector<table::Command>& seating,
                                          Time now) {
  auto opened = table::Table::open(opening, level_names(), now);
  if (!opened) return tl::unexpected(std::move(opened.error()));
  for (const table::Command& command : seating)
    if (auto seated = opened->execute(command, now); !seated) return tl::unexpected(seated.error());
  const bool starts = opened->state().seating.full();
  if (starts) static_cast<void>(opened->execute(table::Start{opening.owner}, now));
  LiveTable& live = keep(*std::move(opened));
  live.appended = {};
  append_events(live);
  follow_up(live, now);
  log(Weight::info, "table_opened",
      {{"game", opening.game->spec().name}, {"players", opening.setup.players}, {"started", starts}});
  return &live;
}

TableId Hub::State::fresh_table_id(std::string_view prefix) {
  std::array<std::byte, kRandomPart> bytes{};
  entropy_(bytes);
  auto id = TableId::parse(std::string(prefix) + to_base64url(bytes));
  return *std::move(id);
}

table::Secret Hub::State::fresh_secret() {
  table::Secret::Bytes bytes{};
  entropy_(bytes);
  return table::Secret(bytes);
}

// The store has other events than memory: somebody else writes there too. What they have counts.
void Hub::State::fork(const TableId& id, Time now) {
  LiveTable* live = find(id.text());
  if (live == nullptr) return;
  ++figures_.forks;
  log(Weight::error, "table_forked");
  auto& watchers = forked_[id.text()];
  for (const Watcher& watcher : live->watchers) watchers.emplace_back(watcher.connection->id, watcher.viewer);
  std::vector<HeldFrame> kept;
  for (HeldFrame& frame : gathering_.frames) {
    if (frame.table != live->serial)
      kept.push_back(std::move(frame));
    else if (!frame.command.empty() && connections_.contains(frame.to))
      send(frame.to, protocol::refused_text(frame.command, Message(Say::position_moved_on)));
  }
  gathering_.frames = std::move(kept);
  drop_entries_of(id);
  erase(*live);
  with_table(
      id, [](LiveTable*, Time) {}, now);
}

void Hub::State::drop_entries_of(const TableId& id) {
  const auto is_of = [&](const store::Entry& entry) {
    if (const auto* append = std::get_if<store::Append>(&entry)) return append->table == id;
    const auto* finish = std::get_if<store::Finish>(&entry);
    return finish != nullptr && finish->game.table == id;
  };
  for (std::size_t i = gathering_.batch.size(); i-- > 0;) {
    if (!is_of(gathering_.batch[i])) continue;
    gathering_.batch.erase(gathering_.batch.begin() + static_cast<std::ptrdiff_t>(i));
    for (const auto& [serial, live] : by_serial_)
      if (live->ticket == gathering_ticket() && live->entry != kNoEntry && live->entry > i) --live->entry;
    for (HeldAnswer& held : gathering_.answers) {
      if (held.first_entry > i) --held.first_entry;
      if (held.end_entry > i) --held.end_entry;
    }
  }
}

void Hub::State::evict_if_done(LiveTable& live) {
  if (live.ending == LiveTable::Ending::stored && live.watchers.empty() && is_durable(live.ticket))
    erase(live);
}

void Hub::State::erase(LiveTable& live) {
  cancel_bot(live);
  for (const Watcher& watcher : live.watchers) std::erase(watcher.connection->watching, &live);
  const table::State& state = live.state();
  for (const Seat seat : seats(state.seating.players()))
    if (const table::Occupant& place = state.seating.at(seat); place.is_person())
      note_no_seat(live, place.person);
  if (live.counted && --open_tables_[state.opening.owner] == 0) open_tables_.erase(state.opening.owner);
  if (live.wake) wakes_.erase({*live.wake, live.serial, &live});
  lobby_.erase(live.serial);
  by_serial_.erase(live.serial);
  tables_.erase(tables_.find(live.id().text()));
}

void Hub::State::note_seat(LiveTable& live, PersonId person) { seated_[person].push_back(&live); }

void Hub::State::note_no_seat(LiveTable& live, PersonId person) {
  const auto found = seated_.find(person);
  if (found == seated_.end()) return;
  std::erase(found->second, &live);
  if (found->second.empty()) seated_.erase(found);
}

std::size_t Hub::State::seats_taken(PersonId person) const {
  const auto found = seated_.find(person);
  if (found == seated_.end()) return 0;
  return static_cast<std::size_t>(std::ranges::count_if(
      found->second, [](const LiveTable* live) { return live->state().phase != table::Phase::over; }));
}

}  // namespace tessera::server::hub
