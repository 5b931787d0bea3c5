#pragma once

#include <functional>
#include <memory>
#include <utility>

#include "store/memory/memory_contents.h"
#include "store/store.h"

namespace tessera::store {

class MemoryReader final : public Reader {
 public:
  explicit MemoryReader(std::shared_ptr<const MemoryContents> contents) : contents_(std::move(contents)) {}

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
  // The answer of `ask`, with nobody writing meanwhile.
  template <class T>
  Result<T> asked(const std::function<T()>& ask) const;

  std::shared_ptr<const MemoryContents> contents_;
};

}  // namespace tessera::store
