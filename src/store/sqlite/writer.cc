#include "store/sqlite/writer.h"

#include <algorithm>
#include <optional>
#include <variant>

#include "store/refusals.h"

namespace tessera::store {
namespace {

bool is_same(const SqliteQuery& row, const Append& entry) {
  const auto bytes = row.bytes(1);
  return static_cast<EventNumber>(row.integer(0)) == entry.count && std::ranges::equal(bytes, entry.bytes);
}

}  // namespace

Result<SqliteVerdict> SqliteWriter::write(const Entry& entry) {
  return std::visit([this](const auto& one) { return write_one(one); }, entry);
}

void SqliteWriter::clear() {
  database_.run(
      "DELETE FROM tables; DELETE FROM journal; DELETE FROM games; DELETE FROM seats; DELETE FROM archive;"
      "DELETE FROM people; DELETE FROM keys; DELETE FROM ratings");
}

std::optional<SqliteWriter::Head> SqliteWriter::head_of(const TableId& table) {
  SqliteQuery row(database_, "SELECT key, next, last FROM tables WHERE id = ?", table.text());
  if (!row.next()) return std::nullopt;
  return Head{row.integer(0), static_cast<EventNumber>(row.integer(1)), row.integer(2)};
}

std::optional<SqliteWriter::Archived> SqliteWriter::archived(const TableId& table) {
  SqliteQuery row(database_, "SELECT key, next FROM games WHERE id = ?", table.text());
  if (!row.next()) return std::nullopt;
  return Archived{row.integer(0), static_cast<EventNumber>(row.integer(1))};
}

Result<SqliteVerdict> SqliteWriter::write_one(const Append& entry) {
  if (const auto head = head_of(entry.table)) return append_live(entry, *head);
  if (const auto game = archived(entry.table)) return append_archived(entry, *game);
  if (entry.first != 0) return refuse_gap(entry.table, entry.first, 0);
  open_table(entry);
  return SqliteVerdict::stored;
}

void SqliteWriter::open_table(const Append& entry) {
  // The key is the place of the first row, so that it has to be known before the row is there. Places
  // are given anew only when no row is left that could be taken for the table's.
  std::int64_t place = 1;
  {
    SqliteQuery row(database_, "SELECT max(place) FROM journal");
    if (row.next() && !row.is_null(0)) place = row.integer(0) + 1;
  }
  SqliteQuery(database_, "INSERT INTO journal VALUES (?, ?, 0, ?, ?, ?)", place, place, entry.first,
              entry.count, std::span(entry.bytes))
      .run();
  SqliteQuery(database_, "INSERT INTO tables VALUES (?, ?, ?, ?)", place, entry.table.text(), entry.count,
              place)
      .run();
  ++added_;
}

Result<SqliteVerdict> SqliteWriter::append_live(const Append& entry, const Head& head) {
  if (entry.first > head.next) return refuse_gap(entry.table, entry.first, head.next);
  if (entry.first < head.next) {
    std::int64_t place = head.last;
    while (place != 0) {
      SqliteQuery row(database_, "SELECT count, bytes, first, previous FROM journal WHERE place = ?", place);
      if (!row.next() || row.integer(2) < entry.first) break;
      if (row.integer(2) == entry.first && is_same(row, entry)) return SqliteVerdict::repeated;
      place = row.integer(3);
    }
    return refuse_fork(entry.table, entry.first);
  }
  SqliteQuery(database_,
              "INSERT INTO journal (table_key, previous, first, count, bytes) VALUES (?, ?, ?, ?, ?)",
              head.key, head.last, entry.first, entry.count, std::span(entry.bytes))
      .run();
  SqliteQuery(database_, "UPDATE tables SET next = ?, last = ? WHERE key = ?", entry.first + entry.count,
              database_.last_key(), head.key)
      .run();
  ++added_;
  return SqliteVerdict::stored;
}

Result<SqliteVerdict> SqliteWriter::append_archived(const Append& entry, const Archived& game) {
  if (entry.first > game.next) return refuse_gap(entry.table, entry.first, game.next);
  if (entry.first < game.next) {
    SqliteQuery row(database_, "SELECT count, bytes FROM archive WHERE game_key = ? AND first = ?", game.key,
                    entry.first);
    if (row.next() && is_same(row, entry)) return SqliteVerdict::repeated;
    return refuse_fork(entry.table, entry.first);
  }
  SqliteQuery(database_, "INSERT INTO archive VALUES (?, ?, ?, ?)", game.key, entry.first, entry.count,
              std::span(entry.bytes))
      .run();
  SqliteQuery(database_, "UPDATE games SET next = ? WHERE key = ?", entry.first + entry.count, game.key)
      .run();
  return SqliteVerdict::stored;
}

Result<SqliteVerdict> SqliteWriter::write_one(const Finish& entry) {
  const FinishedGame& game = entry.game;
  const auto head = head_of(game.table);
  if (!head) {
    SqliteQuery row(database_, "SELECT events, ended FROM games WHERE id = ?", game.table.text());
    if (!row.next()) return refuse_table(game.table);
    if (row.integer(0) == game.events && row.integer(1) == game.ended.count()) return SqliteVerdict::repeated;
    return refuse_finished(game.table);
  }
  if (head->next < game.events) return refuse_gap(game.table, game.events, head->next);
  if (head->next > game.events) return refuse_fork(game.table, game.events);
  const auto log = live_log(database_, head->last);
  left_behind_ += std::ssize(log);
  store_game(game, head->next, log);
  SqliteQuery(database_, "DELETE FROM tables WHERE key = ?", head->key).run();
  for (const FinishedSeat& seat : game.seats)
    if (seat.person && !has_person(*seat.person)) forget_in_games(*seat.person);
  for (const Rating& rating : entry.ratings)
    if (has_person(rating.person)) set_rating(rating);
  return SqliteVerdict::stored;
}

void SqliteWriter::store_game(const FinishedGame& game, EventNumber next, const std::vector<Segment>& log) {
  SqliteQuery(database_,
              "INSERT INTO games (id, next, events, game, options, opened, ended, solo_score, record)"
              " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
              game.table.text(), next, game.events, game.game, game.options, game.opened.count(),
              game.ended.count(), solo_score(game), game.record)
      .run();
  const std::int64_t key = database_.last_key();
  for (const Segment& segment : log)
    SqliteQuery(database_, "INSERT INTO archive VALUES (?, ?, ?, ?)", key, segment.first, segment.count,
                std::span(segment.bytes))
        .run();
  int number = 0;
  for (const FinishedSeat& seat : game.seats) {
    SqliteQuery(database_, "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)", key, number++,
                game.ended.count(), seat.person, seat.name, seat.level, seat.score, int{seat.is_winner})
        .run();
  }
}

Result<SqliteVerdict> SqliteWriter::write_one(const Drop& entry) {
  const auto head = head_of(entry.table);
  if (!head) {
    if (archived(entry.table)) return refuse_finished(entry.table);
    return SqliteVerdict::repeated;
  }
  left_behind_ += std::ssize(live_log(database_, head->last));
  SqliteQuery(database_, "DELETE FROM tables WHERE key = ?", head->key).run();
  return SqliteVerdict::stored;
}

std::vector<Segment> live_log(SqliteDatabase& database, std::int64_t last) {
  std::vector<Segment> segments;
  while (last != 0) {
    SqliteQuery row(database, "SELECT first, count, bytes, previous FROM journal WHERE place = ?", last);
    if (!row.next()) break;
    const auto bytes = row.bytes(2);
    segments.push_back({static_cast<EventNumber>(row.integer(0)),
                        static_cast<EventNumber>(row.integer(1)),
                        {bytes.begin(), bytes.end()}});
    last = row.integer(3);
  }
  std::ranges::reverse(segments);
  return segments;
}

std::vector<Segment> archived_log(SqliteDatabase& database, std::int64_t game) {
  std::vector<Segment> log;
  SqliteQuery row(database, "SELECT first, count, bytes FROM archive WHERE game_key = ? ORDER BY first",
                  game);
  while (row.next()) {
    const auto bytes = row.bytes(2);
    log.push_back({static_cast<EventNumber>(row.integer(0)),
                   static_cast<EventNumber>(row.integer(1)),
                   {bytes.begin(), bytes.end()}});
  }
  return log;
}

}  // namespace tessera::store
