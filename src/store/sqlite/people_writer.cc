#include <string>
#include <utility>
#include <vector>

#include "store/anonymous.h"
#include "store/refusals.h"
#include "store/sqlite/writer.h"

// The entries about people.

namespace tessera::store {

bool SqliteWriter::has_person(PersonId person) {
  SqliteQuery row(database_, "SELECT 1 FROM people WHERE id = ? AND forgotten = 0", person);
  return row.next();
}

Result<SqliteVerdict> SqliteWriter::write_one(const AddPerson& entry) {
  SqliteQuery(database_, "INSERT INTO people (id, name, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
              entry.id, entry.name, entry.since.count())
      .run();
  if (database_.changes() > 0) return SqliteVerdict::stored;
  SqliteQuery row(database_, "SELECT since FROM people WHERE id = ?", entry.id);
  if (row.next() && row.integer(0) == entry.since.count()) return SqliteVerdict::repeated;
  return refuse_taken(entry.id);
}

Result<SqliteVerdict> SqliteWriter::write_one(const Rename& entry) {
  SqliteQuery(database_, "UPDATE people SET name = ? WHERE id = ? AND forgotten = 0", entry.name,
              entry.person)
      .run();
  if (database_.changes() == 0) return refuse_person(entry.person);
  return SqliteVerdict::stored;
}

Result<SqliteVerdict> SqliteWriter::write_one(const AddKey& entry) {
  if (!has_person(entry.person)) return refuse_person(entry.person);
  SqliteQuery(database_, "INSERT INTO keys VALUES (?, ?) ON CONFLICT DO NOTHING",
              std::span<const std::byte>(entry.key), entry.person)
      .run();
  if (database_.changes() > 0) return SqliteVerdict::stored;
  SqliteQuery row(database_, "SELECT person FROM keys WHERE hash = ?", std::span<const std::byte>(entry.key));
  if (row.next() && row.integer(0) == number_of(entry.person)) return SqliteVerdict::repeated;
  return refuse(Say::key_taken);
}

Result<SqliteVerdict> SqliteWriter::write_one(const RemoveKey& entry) {
  SqliteQuery(database_, "DELETE FROM keys WHERE hash = ?", std::span<const std::byte>(entry.key)).run();
  return database_.changes() > 0 ? SqliteVerdict::stored : SqliteVerdict::repeated;
}

Result<SqliteVerdict> SqliteWriter::write_one(const Forget& entry) {
  {
    SqliteQuery row(database_, "SELECT forgotten FROM people WHERE id = ?", entry.person);
    if (!row.next()) return refuse_person(entry.person);
    if (row.integer(0) != 0) return SqliteVerdict::repeated;
  }
  SqliteQuery(database_, "UPDATE people SET name = '', forgotten = 1 WHERE id = ?", entry.person).run();
  SqliteQuery(database_, "DELETE FROM keys WHERE person = ?", entry.person).run();
  SqliteQuery(database_, "DELETE FROM ratings WHERE person = ?", entry.person).run();
  forget_in_games(entry.person);
  return SqliteVerdict::stored;
}

void SqliteWriter::forget_in_games(PersonId person) {
  std::vector<std::pair<std::int64_t, Seat>> places;
  {
    SqliteQuery row(database_, "SELECT game_key, seat FROM seats WHERE person = ?", person);
    while (row.next()) places.emplace_back(row.integer(0), seat_at(static_cast<std::size_t>(row.integer(1))));
  }
  for (const auto& [game, seat] : places) forget_in_game(game, seat, person);
}

void SqliteWriter::forget_in_game(std::int64_t game, Seat seat, PersonId person) {
  std::string record;
  {
    SqliteQuery row(database_, "SELECT record FROM games WHERE key = ?", game);
    if (row.next()) record = row.text(0);
  }
  SqliteQuery(database_, "UPDATE games SET record = ? WHERE key = ?", record_without_name(record, seat), game)
      .run();
  SqliteQuery(database_, "UPDATE seats SET person = NULL, name = '' WHERE game_key = ? AND seat = ?", game,
              index(seat))
      .run();
  auto log = archived_log(database_, game);
  remove_name(log, person);
  for (const Segment& segment : log)
    SqliteQuery(database_, "UPDATE archive SET bytes = ? WHERE game_key = ? AND first = ?",
                std::span(segment.bytes), game, segment.first)
        .run();
}

void SqliteWriter::set_rating(const Rating& rating) {
  SqliteQuery(database_, "INSERT OR REPLACE INTO ratings VALUES (?, ?, ?, ?, ?, ?)", rating.game,
              rating.person, rating.rating, rating.deviation, rating.volatility, rating.games)
      .run();
}

Result<SqliteVerdict> SqliteWriter::write_one(const SetRating& entry) {
  if (!has_person(entry.rating.person)) return refuse_person(entry.rating.person);
  set_rating(entry.rating);
  return SqliteVerdict::stored;
}

}  // namespace tessera::store
