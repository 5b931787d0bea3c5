#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "store/entry.h"
#include "store/games.h"
#include "store/people.h"

namespace tessera::store {

struct StoredLog {
  TableId table;
  EventNumber events;
  std::vector<std::byte> bytes;  // for table::Log::parse
  bool finished = false;
};

struct Counts {
  std::int64_t people = 0;  // without those who are forgotten
  std::int64_t live_tables = 0;
  std::int64_t finished_games = 0;

  friend bool operator==(const Counts&, const Counts&) = default;
};

// Asks what is stored. One thread at a time uses a reader, which may be another one than that
// of the store or of other readers; writing goes on meanwhile. An answer has all that was
// committed before it was asked for. Refusals are those of a broken environment: the same question
// may be answered later, and the reader finds back to its store by itself.
class Reader {
 public:
  virtual ~Reader() = default;

  // Every table that is not finished, in the order in which they were opened.
  virtual Result<void> live_tables(const std::function<void(StoredLog)>& take) = 0;
  virtual Result<std::optional<StoredLog>> log(const TableId& table) = 0;

  virtual Result<GamePage> games(const GameQuery& query) = 0;
  virtual Result<std::optional<FinishedGame>> game(const TableId& table) = 0;  // with its record
  // The highest first, of people who are not forgotten; of equal ones the earliest.
  virtual Result<std::vector<SoloScore>> solo_scores(std::string_view game, std::string_view options,
                                                     int limit) = 0;

  // The highest first; with `met`, only this person and those who have finished a game with them.
  virtual Result<std::vector<RatedPerson>> ratings(std::string_view game, std::optional<PersonId> met,
                                                   int limit) = 0;
  virtual Result<std::optional<Rating>> rating(PersonId person, std::string_view game) = 0;

  virtual Result<std::optional<Person>> person(PersonId id) = 0;
  virtual Result<std::optional<Person>> person_of(const KeyHash& key) = 0;
  virtual Result<std::vector<Person>> people_named(std::string_view name) = 0;
  // Those who have finished a game with this person, by their ids.
  virtual Result<std::vector<Person>> people_met(PersonId person) = 0;
  // The highest id ever given; 0 before the first.
  virtual Result<PersonId> last_person() = 0;

  virtual Result<Counts> counts() = 0;
  // All that is stored at one moment, as entries that make the same of an empty store.
  virtual Result<void> everything(const std::function<void(Entry)>& take) = 0;
};

// A durable log of tables, and what remains of finished games and of people. One store at a
// time owns a database; another one, of this process or any, is refused with Say::in_use.
// One thread at a time uses it. All calls block.
class Store {
 public:
  virtual ~Store() = default;

  // Stores a batch in one transaction, with one wait for the disk. When this returns a value, all
  // entries but those refused are durable. A refused entry takes nothing else with it: every
  // entry is judged by itself, after those before it.
  //
  // An error is a broken environment: a full disk, a file that can't be written, a database that
  // is lost. Then whether the batch was stored is not known. Give its entries again, in their
  // order and each as it was, though in other batches if you like; the store finds back
  // by itself, when it can.
  virtual Result<Committed> commit(const Batch& batch) = 0;

  // Everything that is stored gives way to these entries, until there is none any more: all or
  // nothing. Refused as a whole when an entry is.
  virtual Result<void> replace(const std::function<Result<std::optional<Entry>>()>& next) = 0;

  virtual Result<std::unique_ptr<Reader>> reader() = 0;
};

}  // namespace tessera::store
