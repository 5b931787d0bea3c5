#include <algorithm>
#include <utility>

#include "protocol/server_message.h"
#include "server/hub/hub_state.h"
#include "server/hub/messages.h"

// Who is connected, and looks at which tables.

namespace tessera::server::hub {
namespace {

// Who comes and goes is told at most so often.
constexpr Time kHerePause{1'000};

}  // namespace

void Hub::State::opened(ConnectionId id, const std::optional<KeyHash>& key, Time now) {
  Connection& connection =
      *connections_
           .emplace(id, std::make_unique<Connection>(
                            Connection{id, Allowance(settings_.message_burst, settings_.messages_a_second)}))
           .first->second;
  connection.is_known = false;
  with_person(
      key,
      [this, id](std::optional<PersonId> who, Time then) {
        const auto there = connections_.find(id);
        if (there == connections_.end()) return;
        there->second->person = who;
        introduce(*there->second, then);
      },
      now);
  fly();
}

void Hub::State::introduce(Connection& connection, Time now) {
  connection.is_known = true;
  const KnownPerson* person = connection.person ? known(*connection.person) : nullptr;
  std::optional<protocol::PersonCard> card;
  if (person != nullptr) card = {static_cast<std::uint32_t>(person->id), person->name};
  send(connection.id, protocol::hello_text(settings_.version, now, card));
  if (trouble_) send(connection.id, protocol::trouble_text(trouble_));
  if (draining_) send(connection.id, protocol::closing_text(Message(Say::closing)));
  const ConnectionId id = connection.id;
  for (const std::string& text : std::exchange(connection.early, {})) message(id, text, now);
}

void Hub::State::closed(ConnectionId id, Time now) {
  const auto found = connections_.find(id);
  if (found == connections_.end()) return;
  disconnect(*found->second, now);
  fly();
}

void Hub::State::disconnect(Connection& connection, Time now) {
  for (LiveTable* live : std::vector<LiveTable*>(connection.watching)) stop_watching(connection, *live, now);
  for (auto& [table, watchers] : forked_)
    std::erase_if(watchers, [&](const auto& watcher) { return watcher.first == connection.id; });
  connections_.erase(connection.id);
}

void Hub::State::watch(Connection& from, const std::string& id, const protocol::WatchTable& watch, Time now) {
  if (LiveTable* live = find(watch.table.text())) return watch_at(from, id, watch, *live, now);
  with_table(
      watch.table,
      [this, connection = from.id, id, watch](LiveTable* live, Time then) {
        const auto there = connections_.find(connection);
        if (there == connections_.end()) return;
        if (live != nullptr) return watch_at(*there->second, id, watch, *live, then);
        refuse_command(*there->second, id, Message(Say::no_such_table), nullptr);
      },
      now);
}

void Hub::State::watch_at(Connection& from, const std::string& id, const protocol::WatchTable& watch,
                          LiveTable& live, Time now) {
  auto watcher = std::ranges::find(live.watchers, &from, &Watcher::connection);
  if (watcher == live.watchers.end()) {
    if (from.watching.size() >= settings_.watched_tables)
      return refuse_command(from, id, Message(Say::too_many_watched, {{"most", settings_.watched_tables}}),
                            nullptr);
    from.watching.push_back(&live);
    live.watchers.push_back({&from, Viewer::onlooker()});
    watcher = live.watchers.end() - 1;
    note_here(live, now);
  }
  const table::State& state = live.state();
  const auto seat = from.person ? state.seating.seat_of(*from.person) : std::nullopt;
  watcher->viewer = seat ? Viewer(*seat) : Viewer::onlooker();
  const bool goes_on = watch.seat == seat && watch.have <= state.events;
  tell_whole(live, *watcher, goes_on ? watch.have : 0, id);
  if (live.next)
    send_durably(live,
                 {from.id, std::make_shared<const std::string>(protocol::next_text(live.id(), *live.next))});
  else
    seek_rematch(live, now);
}

void Hub::State::unwatch(Connection& from, const TableId& id, Time now) {
  LiveTable* live = find(id.text());
  if (live != nullptr && std::ranges::find(from.watching, live) != from.watching.end())
    stop_watching(from, *live, now);
}

void Hub::State::stop_watching(Connection& from, LiveTable& live, Time now) {
  std::erase(from.watching, &live);
  std::erase_if(live.watchers, [&](const Watcher& watcher) { return watcher.connection == &from; });
  note_here(live, now);
  evict_if_done(live);
}

void Hub::State::note_here(LiveTable& live, Time now) {
  if (live.here_due) return;
  live.here_due = std::max(now, live.here_told + kHerePause);
  wake_at(live, *live.here_due);
}

void Hub::State::tell_here(LiveTable& live, Time now) {
  live.here_due.reset();
  live.here_told = now;
  std::vector<Seat> here;
  std::size_t onlookers = 0;
  for (const Watcher& watcher : live.watchers) {
    if (watcher.viewer.is_onlooker())
      ++onlookers;
    else if (std::ranges::find(here, watcher.viewer.seat()) == here.end())
      here.push_back(watcher.viewer.seat());
  }
  std::ranges::sort(here);
  const auto text = std::make_shared<const std::string>(protocol::here_text(live.id(), here, onlookers));
  for (const Watcher& watcher : live.watchers) send(watcher.connection->id, text);
}

void Hub::State::drain() {
  if (std::exchange(draining_, true)) return;
  send_to_all(protocol::closing_text(Message(Say::closing)));
}

}  // namespace tessera::server::hub
