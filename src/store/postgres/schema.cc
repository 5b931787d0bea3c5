#include "store/postgres/schema.h"

#include "store/messages.h"

namespace tessera::store {
namespace {

// The functions judge an entry where the rows are, so that a batch is one round trip. Their verdicts are
// those of PgVerdict, in its order.
constexpr const char* kFirstPostgresSchema = R"(
CREATE TABLE tables (
  key BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  next BIGINT NOT NULL,
  finished BOOLEAN NOT NULL DEFAULT FALSE
) WITH (fillfactor = 60);
CREATE INDEX tables_live ON tables (key) WHERE NOT finished;
CREATE TABLE events (
  table_key BIGINT NOT NULL,
  first BIGINT NOT NULL,
  count BIGINT NOT NULL,
  bytes BYTEA NOT NULL,
  PRIMARY KEY (table_key, first)
);

CREATE TABLE games (
  key BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  table_key BIGINT NOT NULL UNIQUE,
  id TEXT NOT NULL,
  events BIGINT NOT NULL,
  game TEXT NOT NULL,
  options TEXT NOT NULL,
  opened BIGINT NOT NULL,
  ended BIGINT NOT NULL,
  solo_score BIGINT,
  record TEXT NOT NULL
);
CREATE INDEX games_by_end ON games (ended, key);
CREATE INDEX games_by_game ON games (game, ended, key);
CREATE INDEX games_alone ON games (game, options, solo_score) WHERE solo_score IS NOT NULL;
CREATE TABLE seats (
  game_key BIGINT NOT NULL,
  seat INTEGER NOT NULL,
  ended BIGINT NOT NULL,
  person BIGINT,
  name TEXT NOT NULL,
  level TEXT NOT NULL,
  score BIGINT,
  is_winner BOOLEAN NOT NULL,
  PRIMARY KEY (game_key, seat)
);
CREATE INDEX seats_by_person ON seats (person, ended, game_key) WHERE person IS NOT NULL;

CREATE TABLE people (
  id BIGINT PRIMARY KEY,
  name TEXT NOT NULL,
  since BIGINT NOT NULL,
  forgotten BOOLEAN NOT NULL DEFAULT FALSE
);
CREATE INDEX people_by_name ON people (name) WHERE NOT forgotten;
CREATE TABLE keys (
  hash BYTEA PRIMARY KEY,
  person BIGINT NOT NULL
);
CREATE INDEX keys_by_person ON keys (person);
CREATE TABLE ratings (
  game TEXT NOT NULL,
  person BIGINT NOT NULL,
  rating DOUBLE PRECISION NOT NULL,
  deviation DOUBLE PRECISION NOT NULL,
  volatility DOUBLE PRECISION NOT NULL,
  games BIGINT NOT NULL,
  PRIMARY KEY (game, person)
);
CREATE INDEX ratings_by_rating ON ratings (game, rating);

CREATE FUNCTION has_person(the_id BIGINT) RETURNS BOOLEAN LANGUAGE sql AS $$
  SELECT EXISTS (SELECT 1 FROM people WHERE id = the_id AND NOT forgotten)
$$;

CREATE FUNCTION append_events(the_id TEXT, the_first BIGINT, the_count BIGINT, the_bytes BYTEA,
                              OUT verdict INTEGER, OUT detail BIGINT) LANGUAGE plpgsql AS $$
DECLARE
  the_key BIGINT;
BEGIN
  verdict := 0;
  detail := 0;
  UPDATE tables SET next = next + the_count WHERE id = the_id AND next = the_first RETURNING key INTO the_key;
  IF the_key IS NULL AND the_first = 0 THEN
    INSERT INTO tables (id, next) VALUES (the_id, the_count) ON CONFLICT DO NOTHING RETURNING key INTO the_key;
  END IF;
  IF the_key IS NOT NULL THEN
    INSERT INTO events VALUES (the_key, the_first, the_count, the_bytes);
    RETURN;
  END IF;
  SELECT key, next INTO the_key, detail FROM tables WHERE id = the_id;
  detail := coalesce(detail, 0);
  IF the_first > detail THEN
    verdict := 3;
  ELSIF EXISTS (SELECT 1 FROM events WHERE table_key = the_key AND first = the_first
                AND count = the_count AND bytes = the_bytes) THEN
    verdict := 1;
  ELSE
    verdict := 2;
  END IF;
END $$;

CREATE FUNCTION set_rating(the_game TEXT, the_person BIGINT, the_rating DOUBLE PRECISION,
                           the_deviation DOUBLE PRECISION, the_volatility DOUBLE PRECISION, the_games BIGINT,
                           OUT verdict INTEGER, OUT detail BIGINT) LANGUAGE plpgsql AS $$
BEGIN
  verdict := 6;
  detail := 0;
  IF has_person(the_person) THEN
    verdict := 0;
    INSERT INTO ratings VALUES (the_game, the_person, the_rating, the_deviation, the_volatility, the_games)
      ON CONFLICT (game, person) DO UPDATE SET rating = the_rating, deviation = the_deviation,
        volatility = the_volatility, games = the_games;
  END IF;
END $$;

-- The detail of a game that is stored is its key where somebody who had a seat is not known any more.
CREATE FUNCTION finish_game(the_id TEXT, the_events BIGINT, the_game TEXT, the_options TEXT, the_opened BIGINT,
                            the_ended BIGINT, the_solo_score BIGINT, the_record TEXT, the_people BIGINT[],
                            the_names TEXT[], the_levels TEXT[], the_scores BIGINT[], the_winners BOOLEAN[],
                            rated_games TEXT[], rated_people BIGINT[], the_ratings DOUBLE PRECISION[],
                            the_deviations DOUBLE PRECISION[], the_volatilities DOUBLE PRECISION[],
                            the_counts BIGINT[],
                            OUT verdict INTEGER, OUT detail BIGINT) LANGUAGE plpgsql AS $$
DECLARE
  the_table tables%ROWTYPE;
  the_key BIGINT;
BEGIN
  verdict := 0;
  detail := 0;
  SELECT * INTO the_table FROM tables WHERE id = the_id FOR UPDATE;
  IF the_table.key IS NULL THEN
    verdict := 4;
    RETURN;
  ELSIF the_table.finished THEN
    verdict := CASE WHEN EXISTS (SELECT 1 FROM games WHERE table_key = the_table.key AND events = the_events
                                 AND ended = the_ended) THEN 1 ELSE 5 END;
    RETURN;
  ELSIF the_table.next <> the_events THEN
    verdict := CASE WHEN the_table.next < the_events THEN 3 ELSE 2 END;
    detail := the_table.next;
    RETURN;
  END IF;
  UPDATE tables SET finished = TRUE WHERE key = the_table.key;
  INSERT INTO games (table_key, id, events, game, options, opened, ended, solo_score, record)
    VALUES (the_table.key, the_id, the_events, the_game, the_options, the_opened, the_ended, the_solo_score,
            the_record)
    RETURNING key INTO the_key;
  INSERT INTO seats SELECT the_key, place - 1, the_ended, person, name, level, score, is_winner
    FROM unnest(the_people, the_names, the_levels, the_scores, the_winners) WITH ORDINALITY
      AS one (person, name, level, score, is_winner, place);
  IF EXISTS (SELECT 1 FROM unnest(the_people) AS person WHERE person IS NOT NULL AND NOT has_person(person)) THEN
    detail := the_key;
  END IF;
  PERFORM set_rating(one.game, one.person, one.rating, one.deviation, one.volatility, one.games)
    FROM unnest(rated_games, rated_people, the_ratings, the_deviations, the_volatilities, the_counts)
      AS one (game, person, rating, deviation, volatility, games);
END $$;

CREATE FUNCTION drop_table(the_id TEXT, OUT verdict INTEGER, OUT detail BIGINT) LANGUAGE plpgsql AS $$
DECLARE
  the_key BIGINT;
BEGIN
  verdict := 0;
  detail := 0;
  DELETE FROM tables WHERE id = the_id AND NOT finished RETURNING key INTO the_key;
  IF the_key IS NOT NULL THEN
    DELETE FROM events WHERE table_key = the_key;
  ELSIF EXISTS (SELECT 1 FROM tables WHERE id = the_id) THEN
    verdict := 5;
  ELSE
    verdict := 1;
  END IF;
END $$;

CREATE FUNCTION add_person(the_id BIGINT, the_name TEXT, the_since BIGINT,
                           OUT verdict INTEGER, OUT detail BIGINT) LANGUAGE plpgsql AS $$
BEGIN
  verdict := 0;
  detail := 0;
  INSERT INTO people (id, name, since) VALUES (the_id, the_name, the_since) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    verdict := CASE WHEN EXISTS (SELECT 1 FROM people WHERE id = the_id AND since = the_since) THEN 1 ELSE 7 END;
  END IF;
END $$;

CREATE FUNCTION rename_person(the_id BIGINT, the_name TEXT,
                              OUT verdict INTEGER, OUT detail BIGINT) LANGUAGE plpgsql AS $$
BEGIN
  UPDATE people SET name = the_name WHERE id = the_id AND NOT forgotten;
  verdict := CASE WHEN FOUND THEN 0 ELSE 6 END;
  detail := 0;
END $$;

CREATE FUNCTION add_key(the_person BIGINT, the_hash BYTEA,
                        OUT verdict INTEGER, OUT detail BIGINT) LANGUAGE plpgsql AS $$
BEGIN
  verdict := 0;
  detail := 0;
  IF NOT has_person(the_person) THEN
    verdict := 6;
    RETURN;
  END IF;
  INSERT INTO keys VALUES (the_hash, the_person) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    verdict := CASE WHEN EXISTS (SELECT 1 FROM keys WHERE hash = the_hash AND person = the_person)
                    THEN 1 ELSE 8 END;
  END IF;
END $$;

CREATE FUNCTION remove_key(the_hash BYTEA, OUT verdict INTEGER, OUT detail BIGINT) LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM keys WHERE hash = the_hash;
  verdict := CASE WHEN FOUND THEN 0 ELSE 1 END;
  detail := 0;
END $$;

-- All but the games; these hold what only the program can change.
CREATE FUNCTION forget_person(the_id BIGINT, OUT verdict INTEGER, OUT detail BIGINT) LANGUAGE plpgsql AS $$
BEGIN
  verdict := 0;
  detail := 0;
  UPDATE people SET name = '', forgotten = TRUE WHERE id = the_id AND NOT forgotten;
  IF FOUND THEN
    DELETE FROM keys WHERE person = the_id;
    DELETE FROM ratings WHERE person = the_id;
  ELSE
    verdict := CASE WHEN EXISTS (SELECT 1 FROM people WHERE id = the_id) THEN 1 ELSE 6 END;
  END IF;
END $$;
)";

constexpr const char* kPostgresMigrations[] = {kFirstPostgresSchema};

}  // namespace

std::span<const char* const> postgres_migrations() { return kPostgresMigrations; }

Result<int> postgres_schema(PgConnection& connection, const std::string& place,
                            std::span<const char* const> migrations) {
  const auto there = connection.ask(
      "SELECT to_regnamespace('tessera') IS NOT NULL, to_regclass('tessera.about') IS NOT NULL");
  if (connection.failed()) return tl::unexpected(connection.failure());
  if (there.integer(0, 0) == 0) return 0;
  if (there.integer(0, 1) == 0) return refuse(Say::not_ours, {{"place", shown_place(place)}});
  const auto rows = connection.ask("SELECT version FROM tessera.about");
  if (connection.failed()) return tl::unexpected(connection.failure());
  if (rows.size() != 1) return refuse(Say::not_ours, {{"place", shown_place(place)}});
  const auto version = rows.integer(0, 0);
  if (version > std::ssize(migrations))
    return refuse(Say::newer_schema,
                  {{"place", shown_place(place)}, {"version", version}, {"known", std::ssize(migrations)}});
  return static_cast<int>(version);
}

Result<void> migrate(PgConnection& connection, const std::string& place,
                     std::span<const char* const> migrations) {
  const auto version = postgres_schema(connection, place, migrations);
  if (!version) return tl::unexpected(version.error());
  if (*version < std::ssize(migrations)) {
    connection.run("BEGIN");
    if (*version == 0)
      connection.run(
          "CREATE SCHEMA tessera; CREATE TABLE tessera.about (version BIGINT NOT NULL);"
          "INSERT INTO tessera.about VALUES (0)");
    connection.run("SET LOCAL search_path = tessera");
    for (const char* migration : migrations.subspan(static_cast<std::size_t>(*version)))
      connection.run(migration);
    connection.ask("UPDATE tessera.about SET version = $1",
                   PgArguments(std::int64_t{std::ssize(migrations)}));
    connection.run("COMMIT");
  }
  if (connection.failed()) return tl::unexpected(connection.failure());
  return {};
}

}  // namespace tessera::store
