#include "store/postgres/writer.h"

#include <algorithm>
#include <string>
#include <utility>
#include <variant>

#include "store/anonymous.h"
#include "store/refusals.h"

namespace tessera::store {
namespace {

constexpr const char* kAppend = "SELECT * FROM append_events($1, $2, $3, $4)";
constexpr const char* kFinish =
    "SELECT * FROM finish_game($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, "
    "$18,"
    " $19)";
constexpr const char* kDrop = "SELECT * FROM drop_table($1)";
constexpr const char* kAddPerson = "SELECT * FROM add_person($1, $2, $3)";
constexpr const char* kRename = "SELECT * FROM rename_person($1, $2)";
constexpr const char* kAddKey = "SELECT * FROM add_key($1, $2)";
constexpr const char* kRemoveKey = "SELECT * FROM remove_key($1)";
constexpr const char* kForget = "SELECT * FROM forget_person($1)";
constexpr const char* kSetRating = "SELECT * FROM set_rating($1, $2, $3, $4, $5, $6)";

// Answers are small, but a server that can't send any stops reading: so many statements at most
// are sent before their answers are read.
constexpr std::size_t kAtOnce = 256;

bool may_follow_up(const Entry& entry) {
  return std::holds_alternative<Finish>(entry) || std::holds_alternative<Forget>(entry);
}

const TableId* table_of(const Entry& entry) {
  if (const auto* append = std::get_if<Append>(&entry)) return &append->table;
  if (const auto* finish = std::get_if<Finish>(&entry)) return &finish->game.table;
  if (const auto* drop = std::get_if<Drop>(&entry)) return &drop->table;
  return nullptr;
}

EventNumber number_in(const Entry& entry) {
  if (const auto* append = std::get_if<Append>(&entry)) return append->first;
  if (const auto* finish = std::get_if<Finish>(&entry)) return finish->game.events;
  return 0;
}

PersonId person_of(const Entry& entry) {
  if (const auto* add = std::get_if<AddPerson>(&entry)) return add->id;
  if (const auto* rename = std::get_if<Rename>(&entry)) return rename->person;
  if (const auto* key = std::get_if<AddKey>(&entry)) return key->person;
  if (const auto* forget = std::get_if<Forget>(&entry)) return forget->person;
  if (const auto* rating = std::get_if<SetRating>(&entry)) return rating->rating.person;
  return PersonId{};
}

Message refusal_of(const Entry& entry, PgVerdict verdict, std::int64_t detail) {
  switch (verdict) {
    case PgVerdict::forked:
      return refuse_fork(*table_of(entry), number_in(entry)).value();
    case PgVerdict::gap:
      return refuse_gap(*table_of(entry), number_in(entry), static_cast<EventNumber>(detail)).value();
    case PgVerdict::no_such_table:
      return refuse_table(*table_of(entry)).value();
    case PgVerdict::finished_already:
      return refuse_finished(*table_of(entry)).value();
    case PgVerdict::person_taken:
      return refuse_taken(person_of(entry)).value();
    case PgVerdict::key_taken:
      return Say::key_taken;
    default:
      return refuse_person(person_of(entry)).value();
  }
}

// One array for each column of a list.
template <class List, class Column>
std::string column_of(const List& list, const Column& column) {
  std::vector<std::optional<std::string>> values;
  for (const auto& item : list) values.push_back(column(item));
  return pg_array(values);
}

}  // namespace

void PgWriter::prepare(PgConnection& connection) {
  for (const char* sql :
       {kAppend, kFinish, kDrop, kAddPerson, kRename, kAddKey, kRemoveKey, kForget, kSetRating})
    connection.prepare(sql);
}

Committed PgWriter::write(const Batch& batch, const char* begin, const char* end) {
  Committed committed;
  std::size_t judged = 0;
  if (begin != nullptr) connection_.queue(begin);
  bool begins = begin != nullptr;
  for (std::size_t at = 0; at < batch.size() || begins;) {
    // Up to an entry after which the program has something to do itself.
    const std::size_t first = at;
    bool stops = false;
    while (at < batch.size() && at - first < kAtOnce && !stops) {
      queue(batch[at]);
      stops = may_follow_up(batch[at++]);
    }
    const bool ends = at == batch.size() && !stops && end != nullptr;
    if (ends) connection_.queue(end);
    const auto answers = connection_.answers();
    if (connection_.failed()) return {};
    for (std::size_t i = begins ? 1 : 0; judged < at; ++i, ++judged) {
      const auto verdict = static_cast<PgVerdict>(answers[i].integer(0, 0));
      const std::int64_t detail = answers[i].integer(0, 1);
      if (verdict == PgVerdict::repeated)
        committed.repeated.push_back(judged);
      else if (verdict != PgVerdict::stored)
        committed.refused.push_back({judged, refusal_of(batch[judged], verdict, detail)});
      else
        follow_up(batch[judged], detail);
    }
    begins = false;
    if (ends) return committed;
  }
  if (end != nullptr) connection_.run(end);
  return committed;
}

void PgWriter::queue(const Entry& entry) {
  std::visit([this](const auto& one) { queue_one(one); }, entry);
}

void PgWriter::queue_one(const Append& entry) {
  connection_.queue(kAppend,
                    PgArguments(entry.table.text(), entry.first, entry.count, std::span(entry.bytes)));
}

void PgWriter::queue_one(const Finish& entry) {
  const FinishedGame& game = entry.game;
  using Cell = std::optional<std::string>;
  const auto seat = [&](auto column) { return column_of(game.seats, column); };
  const auto rating = [&](auto column) { return column_of(entry.ratings, column); };
  connection_.queue(
      kFinish,
      PgArguments(game.table.text(), game.events, game.game, game.options, game.opened, game.ended,
                  solo_score(game), game.record, seat([](const FinishedSeat& s) {
                    return s.person ? Cell(std::to_string(number_of(*s.person))) : std::nullopt;
                  }),
                  seat([](const FinishedSeat& s) { return Cell(s.name); }),
                  seat([](const FinishedSeat& s) { return Cell(s.level); }), seat([](const FinishedSeat& s) {
                    return s.score ? Cell(std::to_string(*s.score)) : std::nullopt;
                  }),
                  seat([](const FinishedSeat& s) { return Cell(s.is_winner ? "t" : "f"); }),
                  rating([](const Rating& r) { return Cell(r.game); }),
                  rating([](const Rating& r) { return Cell(std::to_string(number_of(r.person))); }),
                  rating([](const Rating& r) { return Cell(PgArguments::text_of(r.rating)); }),
                  rating([](const Rating& r) { return Cell(PgArguments::text_of(r.deviation)); }),
                  rating([](const Rating& r) { return Cell(PgArguments::text_of(r.volatility)); }),
                  rating([](const Rating& r) { return Cell(std::to_string(r.games)); })));
}

void PgWriter::queue_one(const Drop& entry) { connection_.queue(kDrop, PgArguments(entry.table.text())); }

void PgWriter::queue_one(const AddPerson& entry) {
  connection_.queue(kAddPerson, PgArguments(entry.id, entry.name, entry.since));
}

void PgWriter::queue_one(const Rename& entry) {
  connection_.queue(kRename, PgArguments(entry.person, entry.name));
}

void PgWriter::queue_one(const AddKey& entry) {
  connection_.queue(kAddKey, PgArguments(entry.person, std::span<const std::byte>(entry.key)));
}

void PgWriter::queue_one(const RemoveKey& entry) {
  connection_.queue(kRemoveKey, PgArguments(std::span<const std::byte>(entry.key)));
}

void PgWriter::queue_one(const Forget& entry) { connection_.queue(kForget, PgArguments(entry.person)); }

void PgWriter::queue_one(const SetRating& entry) {
  const Rating& rating = entry.rating;
  connection_.queue(kSetRating, PgArguments(rating.game, rating.person, rating.rating, rating.deviation,
                                            rating.volatility, rating.games));
}

void PgWriter::follow_up(const Entry& entry, std::int64_t detail) {
  if (const auto* forget = std::get_if<Forget>(&entry)) return forget_in_games(forget->person);
  const auto* finish = std::get_if<Finish>(&entry);
  if (finish == nullptr || detail == 0) return;
  for (const FinishedSeat& seat : finish->game.seats) {
    if (!seat.person) continue;
    const auto known = connection_.ask("SELECT has_person($1)", PgArguments(*seat.person));
    if (known.size() == 1 && known.integer(0, 0) == 0) forget_in_games(*seat.person);
  }
}

void PgWriter::forget_in_games(PersonId person) {
  const auto rows = connection_.ask(
      "SELECT game_key, table_key, seat FROM seats JOIN games ON key = game_key WHERE person = $1",
      PgArguments(person));
  for (int i = 0; i < rows.size(); ++i)
    forget_in_game(rows.integer(i, 0), rows.integer(i, 1),
                   seat_at(static_cast<std::size_t>(rows.integer(i, 2))), person);
}

void PgWriter::forget_in_game(std::int64_t game, std::int64_t table, Seat seat, PersonId person) {
  const auto record = connection_.ask("SELECT record FROM games WHERE key = $1", PgArguments(game));
  if (record.size() == 1)
    connection_.ask("UPDATE games SET record = $1 WHERE key = $2",
                    PgArguments(record_without_name(record.text(0, 0), seat), game));
  connection_.ask("UPDATE seats SET person = NULL, name = '' WHERE game_key = $1 AND seat = $2",
                  PgArguments(game, static_cast<std::int64_t>(index(seat))));
  auto log = stored_log(connection_, table);
  remove_name(log, person);
  for (const Segment& segment : log)
    connection_.ask("UPDATE events SET bytes = $1 WHERE table_key = $2 AND first = $3",
                    PgArguments(std::span(segment.bytes), table, segment.first));
}

std::vector<Segment> stored_log(PgConnection& connection, std::int64_t table) {
  const auto rows = connection.ask(
      "SELECT first, count, bytes FROM events WHERE table_key = $1 ORDER BY first", PgArguments(table));
  std::vector<Segment> log;
  for (int i = 0; i < rows.size(); ++i) {
    const auto bytes = rows.bytes(i, 2);
    log.push_back({static_cast<EventNumber>(rows.integer(i, 0)),
                   static_cast<EventNumber>(rows.integer(i, 1)),
                   {bytes.begin(), bytes.end()}});
  }
  return log;
}

}  // namespace tessera::store
