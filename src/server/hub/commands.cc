#include <algorithm>
#include <utility>

#include "base/hash.h"
#include "protocol/messages.h"
#include "protocol/reader.h"
#include "protocol/server_message.h"
#include "protocol/table_data.h"
#include "server/hub/hub_state.h"
#include "server/hub/messages.h"
#include "table/play.h"

// What people want at tables.

namespace tessera::server::hub {
namespace {

constexpr std::size_t kKnownCommands = 4;  // of each person at a table
constexpr std::size_t kEarlyMessages = 16;
constexpr int kMostExcess = 200;  // then nobody listens any more

std::uint64_t print_of(std::string_view id) {
  Fingerprint print;
  print.add(id);
  return print.value();
}

PersonId giver_of(const table::Command& command) {
  return std::visit(
      [](const auto& one) {
        if constexpr (requires { one.person; })
          return one.person;
        else
          return PersonId{};
      },
      command);
}

// The first event from the position on that made another of it.
std::optional<table::Happening> next_step(const table::Log& log, EventNumber position) {
  for (table::Log::Cursor cursor(log); !cursor.done();) {
    const EventNumber number = cursor.number();
    auto event = cursor.next();
    if (!event) return std::nullopt;
    const bool beside = std::holds_alternative<table::Paused>(event->what) ||
                        std::holds_alternative<table::Resumed>(event->what) ||
                        std::holds_alternative<table::RematchOffered>(event->what) ||
                        std::holds_alternative<table::RematchAccepted>(event->what);
    if (number >= position && !beside) return std::move(event->what);
  }
  return std::nullopt;
}

// Whether the log has this very command as the next step after the position: it was given before, and
// whoever gave it has not heard of it.
bool was_done_in(const LiveTable& live, const table::Command& command, Seat seat, EventNumber position) {
  const auto step = next_step(live.table.log(), position);
  if (!step) return false;
  if (std::holds_alternative<table::Undo>(command)) {
    const auto* undone = std::get_if<table::Undone>(&*step);
    return undone != nullptr && undone->seat == seat;
  }
  const auto* moved = std::get_if<table::Moved>(&*step);
  if (moved == nullptr || moved->seat != seat) return false;
  const table::Play then =
      table::replay(live.state().opening, table::standing_events(live.table.log(), position));
  const auto written = then.game->check(seat, std::get<table::Act>(command).move, Spelling::free);
  return written && *written == moved->text;
}

}  // namespace

std::optional<Message> Hub::State::why_stopped() const {
  if (draining_) return Message(Say::closing);
  return trouble_;
}

void Hub::State::message(ConnectionId id, std::string_view text, Time now) {
  const auto found = connections_.find(id);
  if (found == connections_.end()) return;
  Connection& from = *found->second;
  ++figures_.messages;
  if (!from.is_known) {
    if (from.early.size() < kEarlyMessages && text.size() <= settings_.longest_message)
      from.early.emplace_back(text);
    return;
  }
  KnownPerson* person = from.person ? known(*from.person) : nullptr;
  Allowance& allowance = person != nullptr ? person->allowance : from.allowance;
  if (text.size() > settings_.longest_message) {
    refuse_command(from, "", Message(Say::message_too_long, {{"most", settings_.longest_message}}), nullptr);
  } else if (allowance.use(now)) {
    from.excess = 0;
    heard(from, protocol::read_client_message(text), now);
  } else {
    const std::string read = protocol::read_client_message(text).id;
    refuse_command(from, read, Message(Say::too_fast, {{"most", settings_.messages_a_second}}), nullptr);
    if (++from.excess > kMostExcess) {
      effects_.drops.push_back(id);
      disconnect(from, now);
    }
  }
  fly();
}

void Hub::State::heard(Connection& from, protocol::ClientMessage message, Time now) {
  const std::string& id = message.id;
  if (!message.request) return refuse_command(from, id, message.request.error(), nullptr);
  auto& request = *message.request;
  if (auto* give = std::get_if<protocol::GiveCommand>(&request)) return command(from, id, *give, now);
  if (auto* one = std::get_if<protocol::WatchTable>(&request)) return watch(from, id, *one, now);
  if (auto* one = std::get_if<protocol::SayAtTable>(&request)) return say(from, id, *one, now);
  if (auto* one = std::get_if<protocol::ReactAtTable>(&request)) return react(from, id, *one, now);
  if (auto* one = std::get_if<protocol::MuteAtTable>(&request)) return mute(from, id, *one);
  if (auto* one = std::get_if<protocol::UnwatchTable>(&request)) {
    unwatch(from, one->table, now);
    return send(from.id, protocol::done_text(id));
  }
  send(from.id, protocol::pong_text(id, now));
}

void Hub::State::refuse_command(Connection& to, std::string_view id, const Message& reason,
                                const LiveTable* live) {
  ++figures_.refusals;
  auto text = std::make_shared<const std::string>(protocol::refused_text(id, reason));
  if (live == nullptr) return send(to.id, std::move(text));
  // In the order of what the table does, which the reason may be about.
  send_durably(*live, {to.id, std::move(text), 0, std::string(id)});
}

void Hub::State::command(Connection& from, const std::string& id, const protocol::GiveCommand& give,
                         Time now) {
  if (!from.person) return refuse_command(from, id, Message(Say::nobody_yet), nullptr);
  if (const auto stopped = why_stopped()) return refuse_command(from, id, *stopped, nullptr);
  if (LiveTable* live = find(give.table.text())) return command_at(from, id, give, *live, now);
  with_table(
      give.table,
      [this, connection = from.id, id, give](LiveTable* live, Time then) {
        const auto there = connections_.find(connection);
        if (there == connections_.end()) return;
        Connection& again = *there->second;
        if (live == nullptr) return refuse_command(again, id, Message(Say::no_such_table), nullptr);
        if (!again.person) return refuse_command(again, id, Message(Say::nobody_yet), nullptr);
        command_at(again, id, give, *live, then);
      },
      now);
}

void Hub::State::command_at(Connection& from, const std::string& id, const protocol::GiveCommand& give,
                            LiveTable& live, Time now) {
  if (answer_again(from, id, live)) return;
  const table::State& state = live.state();
  Data data = give.command;
  KnownPerson* person = known(*from.person);
  const std::string* kind = std::get_if<std::string>(&data["kind"].value());
  const bool sits = kind != nullptr && *kind == "sit";
  if (sits && (person == nullptr || person->name.empty()))
    return refuse_command(from, id, Message(Say::no_name), &live);
  if (sits && seats_taken(*from.person) >= settings_.tables_a_person)
    return refuse_command(from, id, Message(Say::too_many_tables, {{"most", settings_.tables_a_person}}),
                          &live);
  if (sits)  // under one's own name
    data = Data::Fields{{"kind", "sit"}, {"seat", data["seat"]}, {"name", person->name}};
  std::optional<Message> refusal;
  protocol::Reader in(data, refusal);
  const auto command = protocol::read_command(in, *from.person, state.seating.players());
  if (!command) return refuse_command(from, id, *refusal, &live);
  const bool needs_position =
      std::holds_alternative<table::Act>(*command) || std::holds_alternative<table::Undo>(*command);
  if (needs_position) {
    if (!give.position) return refuse_command(from, id, Message(Say::position_needed), &live);
    bool was_done = false;
    if (auto fits = check_position(live, *command, *give.position, was_done); !fits)
      return refuse_command(from, id, fits.error(), &live);
    if (was_done)
      return send_durably(live,
                          {from.id, std::make_shared<const std::string>(protocol::done_text(id)), 0, id});
  }
  const auto accepted = execute(live, *command, now, {&from, id});
  if (!accepted) return refuse_command(from, id, accepted.error(), &live);
  ++figures_.commands;
  const PersonId giver = giver_of(*command);
  live.known.push_back({giver, print_of(id), live.ticket});
  const auto by_giver = [&](const KnownCommand& one) { return one.person == giver; };
  if (static_cast<std::size_t>(std::ranges::count_if(live.known, by_giver)) > kKnownCommands)
    live.known.erase(std::ranges::find_if(live.known, by_giver));
}

// A command that was given before under this id is not done again.
bool Hub::State::answer_again(Connection& from, const std::string& id, LiveTable& live) {
  const auto known = std::ranges::find_if(live.known, [&, print = print_of(id)](const KnownCommand& one) {
    return one.person == *from.person && one.id == print;
  });
  if (known == live.known.end()) return false;
  auto text = std::make_shared<const std::string>(protocol::done_text(id));
  if (is_durable(known->ticket))
    send(from.id, std::move(text));
  else
    waiting_for(known->ticket).frames.push_back({from.id, std::move(text), live.serial, id});
  return true;
}

Result<void> Hub::State::check_position(const LiveTable& live, const table::Command& command,
                                        EventNumber position, bool& was_done) {
  const table::State& state = live.state();
  if (position == state.position) return {};
  const auto seat = state.seating.seat_of(giver_of(command));
  was_done = seat && position < state.position && was_done_in(live, command, *seat, position);
  if (was_done) return {};
  return refuse(Say::position_moved_on);
}

}  // namespace tessera::server::hub
