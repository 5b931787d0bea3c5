#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/message.h"
#include "store/entry.h"
#include "store/segment.h"

namespace tessera::store {

enum class Applied { stored, repeated };

struct MemoryTable {
  std::size_t opened;  // the how manieth table
  std::vector<Segment> segments;

  [[nodiscard]] EventNumber next() const;
};

struct MemoryGame {
  FinishedGame game;
  MemoryTable log;
  std::int64_t key;
};

// What a MemoryStore holds. Whoever touches it holds the mutex.
struct MemoryContents {
  mutable std::mutex mutex;
  std::optional<Message> trouble;

  std::map<std::string, MemoryTable> tables;
  std::map<std::string, MemoryGame> games;
  std::map<PersonId, Person> people;
  std::map<KeyHash, PersonId> keys;
  std::map<std::pair<PersonId, std::string>, Rating> ratings;
  std::size_t tables_opened = 0;

  // All but the trouble.
  void take_over(MemoryContents& other);
  Result<Applied> apply(const Entry& entry);

  Result<Applied> apply_one(const Append& entry);
  Result<Applied> apply_one(const Finish& entry);
  Result<Applied> apply_one(const Drop& entry);
  Result<Applied> apply_one(const AddPerson& entry);
  Result<Applied> apply_one(const Rename& entry);
  Result<Applied> apply_one(const AddKey& entry);
  Result<Applied> apply_one(const RemoveKey& entry);
  Result<Applied> apply_one(const Forget& entry);
  Result<Applied> apply_one(const SetRating& entry);

 private:
  // Known, and not forgotten.
  [[nodiscard]] bool has_person(PersonId person) const;
};

}  // namespace tessera::store
