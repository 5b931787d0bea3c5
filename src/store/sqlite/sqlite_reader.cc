#include "store/sqlite/sqlite_reader.h"

#include <algorithm>
#include <type_traits>
#include <unordered_map>

#include "store/messages.h"
#include "store/sqlite/schema.h"
#include "store/sqlite/writer.h"

namespace tessera::store {
namespace {

EventNumber event_number(std::int64_t value) { return static_cast<EventNumber>(value); }
PersonId person_id(std::int64_t value) { return static_cast<PersonId>(value); }

void add_bytes(std::vector<std::byte>& to, std::span<const std::byte> bytes) {
  to.insert(to.end(), bytes.begin(), bytes.end());
}

// Of columns id, events, game, options, opened, ended.
FinishedGame read_game(const SqliteQuery& row) {
  return {stored_id(row.text(0)), event_number(row.integer(1)), row.text(2), row.text(3),
          Time(row.integer(4)),   Time(row.integer(5)),         {},          {}};
}

void read_seats(SqliteDatabase& database, std::int64_t key, FinishedGame& game) {
  SqliteQuery row(database,
                  "SELECT person, name, level, score, is_winner FROM seats WHERE game_key = ? ORDER BY seat",
                  key);
  while (row.next()) {
    FinishedSeat& seat = game.seats.emplace_back();
    if (!row.is_null(0)) seat.person = person_id(row.integer(0));
    seat.name = row.text(1);
    seat.level = row.text(2);
    if (!row.is_null(3)) seat.score = static_cast<std::int32_t>(row.integer(3));
    seat.is_winner = row.integer(4) != 0;
  }
}

// Of columns id, name, since, forgotten.
Person read_person(const SqliteQuery& row) {
  return {person_id(row.integer(0)), row.text(1), Time(row.integer(2)), row.integer(3) != 0};
}

std::optional<Person> one_person(SqliteQuery& row) {
  if (!row.next()) return std::nullopt;
  return read_person(row);
}

// Of columns person, game, rating, deviation, volatility, games.
Rating read_rating(const SqliteQuery& row) {
  return {person_id(row.integer(0)),       row.text(1), row.real(2), row.real(3), row.real(4),
          static_cast<int>(row.integer(5))};
}

std::vector<StoredLog> read_live_tables(SqliteDatabase& database) {
  std::vector<StoredLog> logs;
  std::unordered_map<std::int64_t, std::size_t> place_of;
  SqliteQuery table(database, "SELECT key, id, next FROM tables ORDER BY key");
  while (table.next()) {
    place_of.emplace(table.integer(0), logs.size());
    logs.push_back({stored_id(table.text(1)), event_number(table.integer(2)), {}});
  }
  SqliteQuery row(database, "SELECT table_key, bytes FROM journal ORDER BY place");
  while (row.next())
    if (const auto at = place_of.find(row.integer(0)); at != place_of.end())
      add_bytes(logs[at->second].bytes, row.bytes(1));
  return logs;
}

void tell_people(SqliteDatabase& database, const std::function<void(Entry)>& take) {
  SqliteQuery row(database, "SELECT id, name, since, forgotten FROM people ORDER BY id");
  while (row.next()) {
    const Person person = read_person(row);
    take(AddPerson{person.id, person.name, person.since});
    if (person.forgotten) take(Forget{person.id});
  }
  SqliteQuery key(database, "SELECT person, hash FROM keys ORDER BY hash");
  while (key.next()) {
    AddKey entry{person_id(key.integer(0)), {}};
    std::ranges::copy(key.bytes(1).first(std::min(key.bytes(1).size(), entry.key.size())), entry.key.begin());
    take(entry);
  }
}

void tell_games(SqliteDatabase& database, const std::function<void(Entry)>& take) {
  SqliteQuery row(database,
                  "SELECT id, events, game, options, opened, ended, record, key FROM games ORDER BY key");
  while (row.next()) {
    FinishedGame game = read_game(row);
    game.record = row.text(6);
    read_seats(database, row.integer(7), game);
    tell_game(std::move(game), archived_log(database, row.integer(7)), take);
  }
}

void tell_live_tables(SqliteDatabase& database, const std::function<void(Entry)>& take) {
  SqliteQuery row(database,
                  "SELECT id, first, count, bytes FROM journal JOIN tables ON key = table_key"
                  " ORDER BY table_key, place");
  while (row.next()) {
    Append entry{stored_id(row.text(0)), event_number(row.integer(1)), event_number(row.integer(2)), {}};
    add_bytes(entry.bytes, row.bytes(3));
    take(std::move(entry));
  }
}

}  // namespace

Result<std::unique_ptr<Reader>> SqliteReader::open(const std::string& path) {
  std::unique_ptr<SqliteReader> reader(new SqliteReader(path));
  if (auto connected = reader->connect(); !connected) return tl::unexpected(connected.error());
  return reader;
}

Result<void> SqliteReader::connect() {
  auto database = SqliteDatabase::open(path_, SqliteAccess::read);
  if (!database) return tl::unexpected(database.error());
  const auto content = look_at(**database, path_);
  if (!content) return tl::unexpected(content.error());
  if (*content == SqliteContent::nothing) return refuse(Say::no_database, {{"place", path_}});
  database_ = std::move(*database);
  file_ = identity_of(path_);
  return {};
}

template <class T>
Result<T> SqliteReader::asked(const std::function<T(SqliteDatabase&)>& ask) {
  if (database_ && identity_of(path_) != file_) database_.reset();
  if (!database_)
    if (auto connected = connect(); !connected) return tl::unexpected(connected.error());
  auto answer = [&]() -> Result<T> {
    database_->run("BEGIN");
    if constexpr (std::is_void_v<T>) {
      ask(*database_);
      database_->run("COMMIT");
      if (database_->failed()) return tl::unexpected(database_->failure());
      return {};
    } else {
      T value = ask(*database_);
      database_->run("COMMIT");
      if (database_->failed()) return tl::unexpected(database_->failure());
      return value;
    }
  }();
  if (!answer) database_.reset();
  return answer;
}

Result<void> SqliteReader::live_tables(const std::function<void(StoredLog)>& take) {
  auto logs = asked<std::vector<StoredLog>>(read_live_tables);
  if (!logs) return tl::unexpected(logs.error());
  for (StoredLog& log : *logs) take(std::move(log));
  return {};
}

Result<std::optional<StoredLog>> SqliteReader::log(const TableId& table) {
  return asked<std::optional<StoredLog>>([&](SqliteDatabase& database) -> std::optional<StoredLog> {
    SqliteQuery live(database, "SELECT next, last FROM tables WHERE id = ?", table.text());
    if (live.next())
      return StoredLog{table, event_number(live.integer(0)), joined(live_log(database, live.integer(1)))};
    SqliteQuery over(database, "SELECT next, key FROM games WHERE id = ?", table.text());
    if (!over.next()) return std::nullopt;
    return StoredLog{table, event_number(over.integer(0)), joined(archived_log(database, over.integer(1))),
                     true};
  });
}

Result<GamePage> SqliteReader::games(const GameQuery& query) {
  // One statement for each kind of question, so that each has its index.
  constexpr const char* kAll =
      "SELECT id, events, game, options, opened, ended, key FROM games"
      " WHERE ended >= ?1 AND ended < ?2 AND (ended, key) < (?3, ?4) ORDER BY ended DESC, key DESC LIMIT ?5";
  constexpr const char* kOfGame =
      "SELECT id, events, game, options, opened, ended, key FROM games"
      " WHERE game = ?6 AND ended >= ?1 AND ended < ?2 AND (ended, key) < (?3, ?4)"
      " ORDER BY ended DESC, key DESC LIMIT ?5";
  constexpr const char* kOfPerson =
      "SELECT id, events, game, options, opened, games.ended, key FROM seats JOIN games ON key = game_key"
      " WHERE person = ?7 AND seats.ended >= ?1 AND seats.ended < ?2 AND (seats.ended, game_key) < (?3, ?4)"
      " AND (?6 IS NULL OR game = ?6) ORDER BY seats.ended DESC, game_key DESC LIMIT ?5";
  return asked<GamePage>([&](SqliteDatabase& database) {
    const std::int64_t since = query.since ? query.since->count() : INT64_MIN;
    const std::int64_t until = query.until ? query.until->count() : INT64_MAX;
    const std::int64_t after = query.after ? query.after->ended.count() : INT64_MAX;
    const std::int64_t key = query.after ? query.after->key : INT64_MAX;
    const char* sql = query.person ? kOfPerson : query.game ? kOfGame : kAll;
    GamePage page;
    GameCursor last;
    SqliteQuery row(database, sql, since, until, after, key, query.limit + 1, query.game, query.person);
    while (row.next()) {
      if (std::ssize(page.games) == query.limit) {
        page.next = last;
        break;
      }
      page.games.push_back(read_game(row));
      read_seats(database, row.integer(6), page.games.back());
      last = {page.games.back().ended, row.integer(6)};
    }
    return page;
  });
}

Result<std::optional<FinishedGame>> SqliteReader::game(const TableId& table) {
  return asked<std::optional<FinishedGame>>([&](SqliteDatabase& database) -> std::optional<FinishedGame> {
    SqliteQuery row(database,
                    "SELECT id, events, game, options, opened, ended, record, key FROM games WHERE id = ?",
                    table.text());
    if (!row.next()) return std::nullopt;
    FinishedGame game = read_game(row);
    game.record = row.text(6);
    read_seats(database, row.integer(7), game);
    return game;
  });
}

Result<std::vector<SoloScore>> SqliteReader::solo_scores(std::string_view game, std::string_view options,
                                                         int limit) {
  return asked<std::vector<SoloScore>>([&](SqliteDatabase& database) {
    std::vector<SoloScore> scores;
    SqliteQuery row(database,
                    "SELECT games.id, person, people.name, solo_score, games.ended FROM games"
                    " JOIN seats ON game_key = key JOIN people ON people.id = person"
                    " WHERE game = ? AND options = ? AND solo_score IS NOT NULL"
                    " ORDER BY solo_score DESC, games.ended, key",
                    game, options);
    while (std::ssize(scores) < limit && row.next()) {
      const PersonId person = person_id(row.integer(1));
      if (std::ranges::find(scores, person, &SoloScore::person) != scores.end()) continue;
      scores.push_back({stored_id(row.text(0)), person, row.text(2),
                        static_cast<std::int32_t>(row.integer(3)), Time(row.integer(4))});
    }
    return scores;
  });
}

Result<std::vector<RatedPerson>> SqliteReader::ratings(std::string_view game, std::optional<PersonId> met,
                                                       int limit) {
  constexpr const char* kAll =
      "SELECT person, game, rating, deviation, volatility, games, people.name FROM ratings"
      " JOIN people ON people.id = person WHERE game = ? ORDER BY rating DESC, person LIMIT ?";
  constexpr const char* kMet =
      "SELECT ratings.person, game, rating, deviation, volatility, games, people.name FROM ratings"
      " JOIN people ON people.id = ratings.person WHERE game = ?1 AND (ratings.person = ?3 OR ratings.person "
      "IN"
      " (SELECT b.person FROM seats a JOIN seats b ON a.game_key = b.game_key WHERE a.person = ?3))"
      " ORDER BY rating DESC, ratings.person LIMIT ?2";
  return asked<std::vector<RatedPerson>>([&](SqliteDatabase& database) {
    std::vector<RatedPerson> rated;
    SqliteQuery row(database, met ? kMet : kAll, game, limit, met);
    while (row.next()) rated.push_back({row.text(6), read_rating(row)});
    return rated;
  });
}

Result<std::optional<Rating>> SqliteReader::rating(PersonId person, std::string_view game) {
  return asked<std::optional<Rating>>([&](SqliteDatabase& database) -> std::optional<Rating> {
    SqliteQuery row(database,
                    "SELECT person, game, rating, deviation, volatility, games FROM ratings"
                    " WHERE game = ? AND person = ?",
                    game, person);
    if (!row.next()) return std::nullopt;
    return read_rating(row);
  });
}

Result<std::optional<Person>> SqliteReader::person(PersonId id) {
  return asked<std::optional<Person>>([&](SqliteDatabase& database) {
    SqliteQuery row(database, "SELECT id, name, since, forgotten FROM people WHERE id = ?", id);
    return one_person(row);
  });
}

Result<std::optional<Person>> SqliteReader::person_of(const KeyHash& key) {
  return asked<std::optional<Person>>([&](SqliteDatabase& database) {
    SqliteQuery row(database,
                    "SELECT id, name, since, forgotten FROM keys JOIN people ON id = person WHERE hash = ?",
                    std::span<const std::byte>(key));
    return one_person(row);
  });
}

Result<std::vector<Person>> SqliteReader::people_named(std::string_view name) {
  return asked<std::vector<Person>>([&](SqliteDatabase& database) {
    std::vector<Person> people;
    SqliteQuery row(
        database,
        "SELECT id, name, since, forgotten FROM people WHERE name = ? AND forgotten = 0 ORDER BY id", name);
    while (row.next()) people.push_back(read_person(row));
    return people;
  });
}

Result<std::vector<Person>> SqliteReader::people_met(PersonId person) {
  return asked<std::vector<Person>>([&](SqliteDatabase& database) {
    std::vector<Person> people;
    SqliteQuery row(
        database,
        "SELECT id, name, since, forgotten FROM people WHERE id != ?1 AND id IN"
        " (SELECT b.person FROM seats a JOIN seats b ON a.game_key = b.game_key WHERE a.person = ?1)"
        " ORDER BY id",
        person);
    while (row.next()) people.push_back(read_person(row));
    return people;
  });
}

Result<PersonId> SqliteReader::last_person() {
  return asked<PersonId>([](SqliteDatabase& database) {
    SqliteQuery row(database, "SELECT max(id) FROM people");
    return person_id(row.next() ? row.integer(0) : 0);
  });
}

Result<Counts> SqliteReader::counts() {
  return asked<Counts>([](SqliteDatabase& database) {
    SqliteQuery row(database,
                    "SELECT (SELECT count(*) FROM people WHERE forgotten = 0), (SELECT count(*) FROM tables),"
                    " (SELECT count(*) FROM games)");
    return row.next() ? Counts{row.integer(0), row.integer(1), row.integer(2)} : Counts{};
  });
}

Result<void> SqliteReader::everything(const std::function<void(Entry)>& take) {
  return asked<void>([&](SqliteDatabase& database) {
    tell_people(database, take);
    tell_games(database, take);
    tell_live_tables(database, take);
    SqliteQuery row(
        database,
        "SELECT person, game, rating, deviation, volatility, games FROM ratings ORDER BY person, game");
    while (row.next()) take(SetRating{read_rating(row)});
  });
}

}  // namespace tessera::store
