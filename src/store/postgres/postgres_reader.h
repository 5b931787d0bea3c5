#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/message.h"
#include "store/postgres/connection.h"
#include "store/store.h"

namespace tessera::store {

// Reads by a connection of its own.
class PostgresReader final : public Reader {
 public:
  static Result<std::unique_ptr<Reader>> open(const std::string& place);

  Result<void> live_tables(const std::function<void(StoredLog)>& take) override;
  Result<std::optional<StoredLog>> log(const TableId& table) override;
  Result<GamePage> games(const GameQuery& query) override;
  Result<std::optional<FinishedGame>> game(const TableId& table) override;
  Result<std::vector<SoloScore>> solo_scores(std::string_view game, std::string_view options,
                                             int limit) override;
  Result<std::vector<RatedPerson>> ratings(std::string_view game, std::optional<PersonId> met,
                                           int limit) override;
  Result<std::optional<Rating>> rating(PersonId person, std::string_view game) override;
  Result<std::optional<Person>> person(PersonId id) override;
  Result<std::optional<Person>> person_of(const KeyHash& key) override;
  Result<std::vector<Person>> people_named(std::string_view name) override;
  Result<std::vector<Person>> people_met(PersonId person) override;
  Result<PersonId> last_person() override;
  Result<Counts> counts() override;
  Result<void> everything(const std::function<void(Entry)>& take) override;

 private:
  explicit PostgresReader(std::string place) : place_(std::move(place)) {}
  Result<void> connect();
  // The answer of `ask`, which sees one moment of the database, however many queries it makes.
  template <class T>
  Result<T> asked(const std::function<T(PgConnection&)>& ask);

  std::string place_;
  std::unique_ptr<PgConnection> connection_;
};

}  // namespace tessera::store
