#include "wasm/host_tables.h"

#include <array>
#include <limits>
#include <utility>

#include "base/text.h"
#include "bots/bot.h"
#include "protocol/game_data.h"
#include "protocol/messages.h"
#include "protocol/snapshot.h"
#include "protocol/table_data.h"
#include "table/bot_request.h"
#include "table/check.h"
#include "table/game_record.h"
#include "table/hash.h"
#include "table/hex.h"
#include "table/messages.h"
#include "table/public_data.h"
#include "table/rematch.h"
#include "wasm/calls.h"

namespace tessera::wasm {
namespace {

using protocol::Reader;
using table::EventNumber;
using table::PersonId;
using table::Time;
using TableCall = Call<HostTables>;

// Whoever opens the tables: the page, which has no seat.
constexpr PersonId kHost{kMaxSeats};
constexpr std::size_t kIdBytes = 8;
constexpr std::int64_t kNoEvent = -1;
constexpr std::array<std::string_view, 2> kSitters = {"person", "bot"};

// One id for each person at the device.
PersonId person_at(Seat seat) { return PersonId(static_cast<std::uint32_t>(index(seat))); }

Time read_now(Reader& in) { return Time{in.number("now", 0, table::kLatest.count())}; }

std::optional<EventNumber> read_after(Reader& in) {
  constexpr std::int64_t kMost = std::numeric_limits<EventNumber>::max();
  const std::int64_t after = in.has("after") ? in.number("after", kNoEvent, kMost) : kNoEvent;
  return after < 0 ? std::nullopt : std::optional(static_cast<EventNumber>(after));
}

Data number_data(std::size_t number) { return static_cast<std::int64_t>(number); }

Data accepted_data(const table::Accepted& accepted) {
  return Data::Fields{{"first", number_data(accepted.first)}, {"end", number_data(accepted.end)}};
}

int players_at(const table::Table& table) { return table.state().seating.players(); }

std::vector<table::Command> read_seating(Reader& in, int players) {
  std::vector<table::Command> seating;
  std::size_t number = 0;
  for (Reader& sitter : in.objects("seats")) {
    const Seat seat = seat_at(number++);
    if (sitter.word("kind", kSitters) == 0)
      seating.emplace_back(table::Sit{person_at(seat), seat, sitter.text("name")});
    else
      seating.emplace_back(table::SeatBot{kHost, seat, sitter.text("level")});
  }
  if (number != static_cast<std::size_t>(players))
    in.refuse(Message(protocol::Say::not_so_many_seats, {{"seats", number}, {"players", players}}));
  return seating;
}

// Public, and another for every secret.
std::string fresh_id(const table::ChanceSource& chance) {
  if (const auto* plain = std::get_if<table::PlainSeed>(&chance)) return concat("seed-", plain->seed);
  const table::Digest commitment = table::sha256(std::get<table::Secret>(chance).reveal());
  return concat("table-", table::to_hex(std::span(commitment).first(kIdBytes)));
}

// Who sits at a rematch. Where people left, the stand-in plays; unless all did.
std::vector<table::Command> rematch_seating(const table::State& state) {
  const auto agreed = table::rematch(state);
  std::vector<table::Command> seating;
  if (agreed) seating = agreed->seating;
  for (const Seat seat : seats(state.seating.players())) {
    const table::Occupant& place = state.seating.at(seat);
    if (agreed && (place.holder == table::Holder::bot || !place.away)) continue;
    if (!agreed && place.is_person())
      seating.emplace_back(table::Sit{place.person, seat, place.name});
    else
      seating.emplace_back(table::SeatBot{kHost, seat, place.level});
  }
  return seating;
}

}  // namespace

HostTables::HostTable::HostTable(table::Table opened)
    : table(std::move(opened)), history(table.state().opening) {
  follow();
}

Result<table::Accepted> HostTables::HostTable::execute(const table::Command& command, Time now) {
  auto accepted = table.execute(command, now);
  if (accepted) follow();
  return accepted;
}

void HostTables::HostTable::follow() {
  history.follow(table.log());
  table::Log::Cursor cursor(table.log(), read);
  while (!cursor.done()) {
    static_cast<void>(cursor.next());
    ends.push_back(cursor.mark().byte);
  }
  read = cursor.mark();
}

std::optional<Result<Data>> HostTables::call(std::string_view name, Reader& in) {
  static constexpr std::array<TableCall, 14> kCalls = {{{"open", &HostTables::open},
                                                        {"restore", &HostTables::restore},
                                                        {"drop", &HostTables::drop},
                                                        {"command", &HostTables::command},
                                                        {"bot_answer", &HostTables::bot_answer},
                                                        {"tick", &HostTables::tick},
                                                        {"check", &HostTables::check},
                                                        {"public", &HostTables::public_data},
                                                        {"snapshot", &HostTables::snapshot},
                                                        {"log", &HostTables::log},
                                                        {"told", &HostTables::told},
                                                        {"bot_request", &HostTables::bot_request},
                                                        {"record", &HostTables::record},
                                                        {"rematch", &HostTables::rematch}}};
  return answer_of<HostTables>(*this, kCalls, name, in);
}

HostTables::HostTable* HostTables::find(Reader& in) {
  const std::string id = in.text("table");
  const auto found = tables_.find(id);
  if (found != tables_.end()) return &found->second;
  in.refuse(Message(protocol::Say::no_such_table, {{"table", id}}));
  return nullptr;
}

table::Secret HostTables::fresh_secret() const {
  table::Secret::Bytes bytes{};
  entropy_(bytes);
  return table::Secret(bytes);
}

Result<Data> HostTables::keep(table::Table opened) {
  const std::string id = opened.state().opening.id.text();
  if (tables_.contains(id)) return refuse(protocol::Say::table_is_open, {{"table", id}});
  const HostTable& kept = tables_.emplace(id, HostTable(std::move(opened))).first->second;
  const table::State& state = kept.table.state();
  return Data::Fields{{"table", id},
                      {"events", number_data(state.events)},
                      {"now", static_cast<std::int64_t>(state.clock.now().count())}};
}

Result<Data> HostTables::seat_and_start(const table::Opening& opening,
                                        const std::vector<table::Command>& seating, Time now) {
  auto opened = table::Table::open(opening, level_names(), now);
  if (!opened) return tl::unexpected(std::move(opened.error()));
  for (const table::Command& command : seating)
    if (auto seated = opened->execute(command, now); !seated) return tl::unexpected(seated.error());
  if (auto started = opened->execute(table::Start{kHost}, now); !started)
    return tl::unexpected(started.error());
  return keep(*std::move(opened));
}

Result<Data> HostTables::open(Reader& in) {
  auto wanted = protocol::read_game(in);
  Reader clock_in = in.object("clock");
  const table::ClockSpec clock = protocol::read_clock(clock_in);
  const auto seating = read_seating(in, wanted.setup.players);
  const Time now = read_now(in);
  const table::ChanceSource chance = in.has("seed") ? table::ChanceSource(table::PlainSeed{in.bits("seed")})
                                                    : table::ChanceSource(fresh_secret());
  const std::string name = in.has("table") ? in.text("table") : fresh_id(chance);
  if (in.refusal()) return refused(in);
  auto id = table::TableId::parse(name);
  if (!id) return tl::unexpected(std::move(id.error()));
  return seat_and_start({*std::move(id), wanted.game, std::move(wanted.setup), clock, chance, kHost}, seating,
                        now);
}

Result<Data> HostTables::restore(Reader& in) {
  const std::vector<std::byte> bytes = in.bytes("bytes");
  if (in.refusal()) return refused(in);
  auto log = table::Log::parse(bytes);
  if (!log) return tl::unexpected(std::move(log.error()));
  auto restored = table::Table::restore(*std::move(log), level_names());
  if (!restored) return tl::unexpected(std::move(restored.error()));
  return keep(*std::move(restored));
}

Result<Data> HostTables::drop(Reader& in) {
  if (find(in) == nullptr) return refused(in);
  tables_.erase(in.text("table"));
  return Data();
}

Result<Data> HostTables::command(Reader& in) {
  HostTable* const at = find(in);
  if (at == nullptr) return refused(in);
  const int players = players_at(at->table);
  const Seat seat = in.seat("seat", players);
  Reader inner = in.object("command");
  const auto command = protocol::read_command(inner, person_at(seat), players);
  const Time now = read_now(in);
  if (!command || in.refusal()) return refused(in);
  return at->execute(*command, now).map(accepted_data);
}

Result<Data> HostTables::bot_answer(Reader& in) {
  HostTable* const at = find(in);
  if (at == nullptr) return refused(in);
  const Seat seat = in.seat("seat", players_at(at->table));
  const auto position =
      static_cast<EventNumber>(in.number("position", 0, std::numeric_limits<EventNumber>::max()));
  const table::BotAnswer answer{seat, position, in.text("move")};
  const Time now = read_now(in);
  if (in.refusal()) return refused(in);
  return at->execute(answer, now).map(accepted_data);
}

Result<Data> HostTables::tick(Reader& in) {
  HostTable* const at = find(in);
  const Time now = read_now(in);
  if (in.refusal()) return refused(in);
  return at->execute(table::Tick{}, now).map(accepted_data);
}

Result<Data> HostTables::check(Reader& in) {
  HostTable* const at = find(in);
  if (at == nullptr) return refused(in);
  const Seat seat = in.seat("seat", players_at(at->table));
  const std::string move = in.text("move");
  if (in.refusal()) return refused(in);
  const table::State& state = at->table.state();
  if (auto can_be = table::check(state, table::Moved{seat, move}); !can_be)
    return tl::unexpected(std::move(can_be.error()));
  return state.play.game->check(seat, move, Spelling::free).map([](const std::string&) { return Data(); });
}

Result<Data> HostTables::public_data(Reader& in) {
  HostTable* const at = find(in);
  if (at == nullptr) return refused(in);
  return table::public_data(at->table.state());
}

Result<Data> HostTables::snapshot(Reader& in) {
  HostTable* const at = find(in);
  if (at == nullptr) return refused(in);
  const Viewer viewer = in.viewer("viewer", players_at(at->table));
  const auto after = read_after(in);
  if (in.refusal()) return refused(in);
  return protocol::snapshot_data(at->table, at->history, viewer, after);
}

Result<Data> HostTables::log(Reader& in) {
  HostTable* const at = find(in);
  if (at == nullptr) return refused(in);
  const auto from =
      static_cast<std::size_t>(in.number("from", 0, static_cast<std::int64_t>(at->ends.size())));
  if (in.refusal()) return refused(in);
  Data::List events;
  for (std::size_t i = from; i < at->ends.size(); ++i) {
    const std::size_t begin = i == 0 ? 0 : at->ends[i - 1];
    events.emplace_back(table::to_hex(at->table.log().bytes().subspan(begin, at->ends[i] - begin)));
  }
  return Data(std::move(events));
}

Result<Data> HostTables::told(Reader& in) {
  HostTable* const at = find(in);
  if (at == nullptr) return refused(in);
  const Viewer viewer = in.viewer("viewer", players_at(at->table));
  const auto after = read_after(in);
  if (in.refusal()) return refused(in);
  std::size_t kept = 0;
  std::int64_t last = kNoEvent;
  Data::List lines;
  for (const table::PastEvent& event : at->history.events()) {
    last = event.number;
    if (after && event.number <= *after)
      ++kept;
    else
      for (const std::string& line : event.heard_by(viewer).lines) lines.emplace_back(line);
  }
  return Data(Data::Fields{{"kept", number_data(kept)},
                           {"events", number_data(at->history.events().size())},
                           {"last", last},
                           {"lines", std::move(lines)}});
}

Result<Data> HostTables::bot_request(Reader& in) {
  HostTable* const at = find(in);
  if (at == nullptr) return refused(in);
  const auto request = table::bot_request(at->table.state());
  return request ? protocol::bot_request_data(*request) : Data();
}

Result<Data> HostTables::record(Reader& in) {
  HostTable* const at = find(in);
  if (at == nullptr) return refused(in);
  if (at->table.state().phase != table::Phase::over) return refuse(table::Say::not_over);
  return Data(table::game_record(at->table));
}

Result<Data> HostTables::rematch(Reader& in) {
  HostTable* const at = find(in);
  const Time now = read_now(in);
  if (in.refusal()) return refused(in);
  if (at->table.state().phase != table::Phase::over) return refuse(table::Say::not_over);
  // Everybody here agrees, by one tap; in a copy, until the new table stands.
  auto log = table::Log::parse(at->table.log().bytes());
  if (!log) return tl::unexpected(std::move(log.error()));
  auto agreeing = table::Table::restore(*std::move(log), level_names());
  if (!agreeing) return tl::unexpected(std::move(agreeing.error()));
  const table::State& state = agreeing->state();
  for (const Seat seat : seats(state.seating.players())) {
    if (!state.seating.at(seat).person_plays() || state.agreed[index(seat)]) continue;
    const PersonId person = person_at(seat);
    const table::Command agree = table::offering_seat(state) ? table::Command(table::AcceptRematch{person})
                                                             : table::Command(table::OfferRematch{person});
    if (auto agreed = agreeing->execute(agree, now); !agreed)
      return tl::unexpected(std::move(agreed.error()));
  }
  const table::ChanceSource chance(fresh_secret());
  auto id = table::TableId::parse(fresh_id(chance));
  if (!id) return tl::unexpected(std::move(id.error()));
  const table::Opening& old = state.opening;
  auto opened = seat_and_start({*std::move(id), old.game, old.setup, old.clock, chance, kHost},
                               rematch_seating(state), now);
  if (!opened) return opened;
  at->table = *std::move(agreeing);
  at->follow();
  return opened;
}

}  // namespace tessera::wasm
