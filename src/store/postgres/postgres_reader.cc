#include "store/postgres/postgres_reader.h"

#include <algorithm>
#include <type_traits>

#include "store/messages.h"
#include "store/postgres/schema.h"
#include "store/postgres/writer.h"
#include "store/segment.h"

namespace tessera::store {
namespace {

constexpr std::int64_t kRowsAtOnce = 500;

EventNumber event_at(const PgRows& rows, int row, int column) {
  return static_cast<EventNumber>(rows.integer(row, column));
}
PersonId person_at(const PgRows& rows, int row, int column) {
  return static_cast<PersonId>(rows.integer(row, column));
}
std::vector<std::byte> bytes_at(const PgRows& rows, int row, int column) {
  const auto bytes = rows.bytes(row, column);
  return {bytes.begin(), bytes.end()};
}

// Of columns id, events, game, options, opened, ended.
FinishedGame game_at(const PgRows& rows, int i) {
  return {stored_id(rows.text(i, 0)),
          event_at(rows, i, 1),
          rows.text(i, 2),
          rows.text(i, 3),
          Time(rows.integer(i, 4)),
          Time(rows.integer(i, 5)),
          {},
          {}};
}

void add_seats(PgConnection& connection, std::int64_t key, FinishedGame& game) {
  const auto rows = connection.ask(
      "SELECT person, name, level, score, is_winner FROM seats WHERE game_key = $1 ORDER BY seat",
      PgArguments(key));
  for (int i = 0; i < rows.size(); ++i) {
    FinishedSeat& seat = game.seats.emplace_back();
    if (!rows.is_null(i, 0)) seat.person = person_at(rows, i, 0);
    seat.name = rows.text(i, 1);
    seat.level = rows.text(i, 2);
    if (!rows.is_null(i, 3)) seat.score = static_cast<std::int32_t>(rows.integer(i, 3));
    seat.is_winner = rows.integer(i, 4) != 0;
  }
}

// Of columns id, name, since, forgotten.
Person someone(const PgRows& rows, int i) {
  return {person_at(rows, i, 0), rows.text(i, 1), Time(rows.integer(i, 2)), rows.integer(i, 3) != 0};
}

std::optional<Person> first_person(const PgRows& rows) {
  if (rows.size() == 0) return std::nullopt;
  return someone(rows, 0);
}

std::vector<Person> all_people(const PgRows& rows) {
  std::vector<Person> people;
  for (int i = 0; i < rows.size(); ++i) people.push_back(someone(rows, i));
  return people;
}

// Of columns person, game, rating, deviation, volatility, games.
Rating rating_at(const PgRows& rows, int i) {
  return {person_at(rows, i, 0), rows.text(i, 1), rows.real(i, 2),
          rows.real(i, 3),       rows.real(i, 4), static_cast<int>(rows.integer(i, 5))};
}

void tell_people(PgConnection& connection, const std::function<void(Entry)>& take) {
  const auto rows = connection.ask("SELECT id, name, since, forgotten FROM people ORDER BY id");
  for (const Person& person : all_people(rows)) {
    take(AddPerson{person.id, person.name, person.since});
    if (person.forgotten) take(Forget{person.id});
  }
  const auto keys = connection.ask("SELECT person, hash FROM keys ORDER BY hash");
  for (int i = 0; i < keys.size(); ++i) {
    AddKey entry{person_at(keys, i, 0), {}};
    const auto hash = keys.bytes(i, 1);
    std::ranges::copy(hash.first(std::min(hash.size(), entry.key.size())), entry.key.begin());
    take(entry);
  }
}

void tell_games(PgConnection& connection, const std::function<void(Entry)>& take) {
  for (std::int64_t last = 0;;) {
    const auto rows = connection.ask(
        "SELECT id, events, game, options, opened, ended, record, key, table_key FROM games WHERE key > $1"
        " ORDER BY key LIMIT $2",
        PgArguments(last, kRowsAtOnce));
    if (rows.size() == 0) return;
    for (int i = 0; i < rows.size(); ++i) {
      FinishedGame game = game_at(rows, i);
      game.record = rows.text(i, 6);
      last = rows.integer(i, 7);
      add_seats(connection, last, game);
      tell_game(std::move(game), stored_log(connection, rows.integer(i, 8)), take);
    }
  }
}

void tell_live_tables(PgConnection& connection, const std::function<void(Entry)>& take) {
  std::int64_t table = 0;
  std::int64_t event = -1;
  for (;;) {
    const auto rows = connection.ask(
        "SELECT id, first, count, bytes, key FROM tables JOIN events ON table_key = key"
        " WHERE NOT finished AND (table_key, first) > ($1, $2) ORDER BY table_key, first LIMIT $3",
        PgArguments(table, event, kRowsAtOnce));
    if (rows.size() == 0) return;
    for (int i = 0; i < rows.size(); ++i)
      take(Append{stored_id(rows.text(i, 0)), event_at(rows, i, 1), event_at(rows, i, 2),
                  bytes_at(rows, i, 3)});
    table = rows.integer(rows.size() - 1, 4);
    event = rows.integer(rows.size() - 1, 1);
  }
}

}  // namespace

Result<std::unique_ptr<Reader>> PostgresReader::open(const std::string& place) {
  std::unique_ptr<PostgresReader> reader(new PostgresReader(place));
  if (auto connected = reader->connect(); !connected) return tl::unexpected(connected.error());
  return reader;
}

Result<void> PostgresReader::connect() {
  auto opened = PgConnection::open(place_);
  if (!opened) return tl::unexpected(opened.error());
  const auto schema = postgres_schema(**opened, place_);
  if (!schema) return tl::unexpected(schema.error());
  if (*schema == 0) return refuse(Say::no_database, {{"place", shown_place(place_)}});
  (*opened)->run("SET search_path = tessera");
  if ((*opened)->failed()) return tl::unexpected((*opened)->failure());
  connection_ = std::move(*opened);
  return {};
}

template <class T>
Result<T> PostgresReader::asked(const std::function<T(PgConnection&)>& ask) {
  constexpr const char* kBegin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
  // A connection that was lost since the last question is replaced at once.
  if (connection_) {
    connection_->run(kBegin);
    if (connection_->failed()) connection_.reset();
  }
  if (!connection_) {
    if (auto connected = connect(); !connected) return tl::unexpected(connected.error());
    connection_->run(kBegin);
  }
  const auto failure = [this] {
    const Message problem = connection_->failure();
    connection_.reset();
    return tl::unexpected(problem);
  };
  if constexpr (std::is_void_v<T>) {
    ask(*connection_);
    connection_->run("COMMIT");
    if (connection_->failed()) return failure();
    return {};
  } else {
    T answer = ask(*connection_);
    connection_->run("COMMIT");
    if (connection_->failed()) return failure();
    return answer;
  }
}

Result<void> PostgresReader::live_tables(const std::function<void(StoredLog)>& take) {
  std::vector<StoredLog> logs;
  auto read = asked<void>([&](PgConnection& connection) {
    const auto rows = connection.ask(
        "SELECT id, next, string_agg(bytes, '' ORDER BY first) FROM tables JOIN events ON table_key = key"
        " WHERE NOT finished GROUP BY key ORDER BY key");
    for (int i = 0; i < rows.size(); ++i)
      logs.push_back({stored_id(rows.text(i, 0)), event_at(rows, i, 1), bytes_at(rows, i, 2)});
  });
  if (!read) return read;
  for (StoredLog& log : logs) take(std::move(log));
  return {};
}

Result<std::optional<StoredLog>> PostgresReader::log(const TableId& table) {
  return asked<std::optional<StoredLog>>([&](PgConnection& connection) -> std::optional<StoredLog> {
    const auto rows =
        connection.ask("SELECT next, key, finished FROM tables WHERE id = $1", PgArguments(table.text()));
    if (rows.size() == 0) return std::nullopt;
    return StoredLog{table, event_at(rows, 0, 0), joined(stored_log(connection, rows.integer(0, 1))),
                     rows.integer(0, 2) != 0};
  });
}

Result<GamePage> PostgresReader::games(const GameQuery& query) {
  constexpr const char* kAll =
      "SELECT id, events, game, options, opened, ended, key FROM games"
      " WHERE ended >= $1 AND ended < $2 AND (ended, key) < ($3, $4) ORDER BY ended DESC, key DESC LIMIT $5";
  constexpr const char* kOfGame =
      "SELECT id, events, game, options, opened, ended, key FROM games"
      " WHERE game = $6 AND ended >= $1 AND ended < $2 AND (ended, key) < ($3, $4)"
      " ORDER BY ended DESC, key DESC LIMIT $5";
  constexpr const char* kOfPerson =
      "SELECT id, events, game, options, opened, games.ended, key FROM seats JOIN games ON key = game_key"
      " WHERE person = $6 AND seats.ended >= $1 AND seats.ended < $2 AND (seats.ended, game_key) < ($3, $4)"
      " AND ($7::TEXT IS NULL OR game = $7) ORDER BY seats.ended DESC, game_key DESC LIMIT $5";
  return asked<GamePage>([&](PgConnection& connection) {
    const std::int64_t since = query.since ? query.since->count() : INT64_MIN;
    const std::int64_t until = query.until ? query.until->count() : INT64_MAX;
    const GameCursor after = query.after.value_or(GameCursor{Time(INT64_MAX), INT64_MAX});
    const std::int64_t limit = query.limit + 1;
    const auto rows =
        query.person ? connection.ask(kOfPerson, PgArguments(since, until, after.ended, after.key, limit,
                                                             query.person, query.game))
        : query.game
            ? connection.ask(kOfGame, PgArguments(since, until, after.ended, after.key, limit, query.game))
            : connection.ask(kAll, PgArguments(since, until, after.ended, after.key, limit));
    GamePage page;
    for (int i = 0; i < std::min(rows.size(), query.limit); ++i) {
      page.games.push_back(game_at(rows, i));
      add_seats(connection, rows.integer(i, 6), page.games.back());
    }
    if (rows.size() > query.limit && query.limit > 0)
      page.next = GameCursor{page.games.back().ended, rows.integer(query.limit - 1, 6)};
    return page;
  });
}

Result<std::optional<FinishedGame>> PostgresReader::game(const TableId& table) {
  return asked<std::optional<FinishedGame>>([&](PgConnection& connection) -> std::optional<FinishedGame> {
    const auto rows = connection.ask(
        "SELECT games.id, events, game, options, opened, ended, record, games.key FROM tables"
        " JOIN games ON table_key = tables.key WHERE tables.id = $1",
        PgArguments(table.text()));
    if (rows.size() == 0) return std::nullopt;
    FinishedGame game = game_at(rows, 0);
    game.record = rows.text(0, 6);
    add_seats(connection, rows.integer(0, 7), game);
    return game;
  });
}

Result<std::vector<SoloScore>> PostgresReader::solo_scores(std::string_view game, std::string_view options,
                                                           int limit) {
  return asked<std::vector<SoloScore>>([&](PgConnection& connection) {
    const auto rows = connection.ask(
        "SELECT id, person, name, solo_score, ended FROM ("
        "SELECT DISTINCT ON (person) games.id, person, people.name, solo_score, games.ended, key FROM games"
        " JOIN seats ON game_key = key JOIN people ON people.id = person"
        " WHERE game = $1 AND options = $2 AND solo_score IS NOT NULL"
        " ORDER BY person, solo_score DESC, games.ended, key) AS best"
        " ORDER BY solo_score DESC, ended, key LIMIT $3",
        PgArguments(game, options, limit));
    std::vector<SoloScore> scores;
    for (int i = 0; i < rows.size(); ++i)
      scores.push_back({stored_id(rows.text(i, 0)), person_at(rows, i, 1), rows.text(i, 2),
                        static_cast<std::int32_t>(rows.integer(i, 3)), Time(rows.integer(i, 4))});
    return scores;
  });
}

Result<std::vector<RatedPerson>> PostgresReader::ratings(std::string_view game, std::optional<PersonId> met,
                                                         int limit) {
  return asked<std::vector<RatedPerson>>([&](PgConnection& connection) {
    const auto rows = connection.ask(
        "SELECT ratings.person, game, rating, deviation, volatility, games, people.name FROM ratings"
        " JOIN people ON people.id = ratings.person WHERE game = $1"
        " AND ($3::BIGINT IS NULL OR ratings.person = $3 OR ratings.person IN"
        " (SELECT b.person FROM seats a JOIN seats b ON a.game_key = b.game_key WHERE a.person = $3))"
        " ORDER BY rating DESC, ratings.person LIMIT $2",
        PgArguments(game, limit, met));
    std::vector<RatedPerson> rated;
    for (int i = 0; i < rows.size(); ++i) rated.push_back({rows.text(i, 6), rating_at(rows, i)});
    return rated;
  });
}

Result<std::optional<Rating>> PostgresReader::rating(PersonId person, std::string_view game) {
  return asked<std::optional<Rating>>([&](PgConnection& connection) -> std::optional<Rating> {
    const auto rows = connection.ask(
        "SELECT person, game, rating, deviation, volatility, games FROM ratings WHERE game = $1 AND person = "
        "$2",
        PgArguments(game, person));
    if (rows.size() == 0) return std::nullopt;
    return rating_at(rows, 0);
  });
}

Result<std::optional<Person>> PostgresReader::person(PersonId id) {
  return asked<std::optional<Person>>([&](PgConnection& connection) {
    return first_person(
        connection.ask("SELECT id, name, since, forgotten FROM people WHERE id = $1", PgArguments(id)));
  });
}

Result<std::optional<Person>> PostgresReader::person_of(const KeyHash& key) {
  return asked<std::optional<Person>>([&](PgConnection& connection) {
    return first_person(connection.ask(
        "SELECT id, name, since, forgotten FROM keys JOIN people ON id = person WHERE hash = $1",
        PgArguments(std::span<const std::byte>(key))));
  });
}

Result<std::vector<Person>> PostgresReader::people_named(std::string_view name) {
  return asked<std::vector<Person>>([&](PgConnection& connection) {
    return all_people(connection.ask(
        "SELECT id, name, since, forgotten FROM people WHERE name = $1 AND NOT forgotten ORDER BY id",
        PgArguments(name)));
  });
}

Result<std::vector<Person>> PostgresReader::people_met(PersonId person) {
  return asked<std::vector<Person>>([&](PgConnection& connection) {
    return all_people(connection.ask(
        "SELECT id, name, since, forgotten FROM people WHERE id <> $1 AND id IN"
        " (SELECT b.person FROM seats a JOIN seats b ON a.game_key = b.game_key WHERE a.person = $1)"
        " ORDER BY id",
        PgArguments(person)));
  });
}

Result<PersonId> PostgresReader::last_person() {
  return asked<PersonId>([](PgConnection& connection) {
    const auto rows = connection.ask("SELECT coalesce(max(id), 0) FROM people");
    return rows.size() == 1 ? person_at(rows, 0, 0) : PersonId{0};
  });
}

Result<Counts> PostgresReader::counts() {
  return asked<Counts>([](PgConnection& connection) {
    const auto rows = connection.ask(
        "SELECT (SELECT count(*) FROM people WHERE NOT forgotten),"
        " (SELECT count(*) FROM tables WHERE NOT finished), (SELECT count(*) FROM games)");
    return rows.size() == 1 ? Counts{rows.integer(0, 0), rows.integer(0, 1), rows.integer(0, 2)} : Counts{};
  });
}

Result<void> PostgresReader::everything(const std::function<void(Entry)>& take) {
  return asked<void>([&](PgConnection& connection) {
    tell_people(connection, take);
    tell_games(connection, take);
    tell_live_tables(connection, take);
    const auto rows = connection.ask(
        "SELECT person, game, rating, deviation, volatility, games FROM ratings ORDER BY person, game "
        "COLLATE \"C\"");
    for (int i = 0; i < rows.size(); ++i) take(SetRating{rating_at(rows, i)});
  });
}

}  // namespace tessera::store
