#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "core/message.h"
#include "store/entry.h"
#include "store/postgres/connection.h"
#include "store/segment.h"

namespace tessera::store {

// What the functions of the schema answer.
enum class PgVerdict : std::uint8_t {
  stored,
  repeated,
  forked,
  gap,
  no_such_table,
  finished_already,
  no_such_person,
  person_taken,
  key_taken,
};

// Writes entries within a transaction, as many as possible in a round trip.
class PgWriter {
 public:
  explicit PgWriter(PgConnection& connection) : connection_(connection) {}

  // Prepares all that is ever queued.
  static void prepare(PgConnection& connection);

  // Says what became of each entry; the connection says whether any of it counts. Without an `end` the
  // transaction stays open.
  Committed write(const Batch& batch, const char* begin, const char* end);

 private:
  void queue(const Entry& entry);
  void queue_one(const Append& entry);
  void queue_one(const Finish& entry);
  void queue_one(const Drop& entry);
  void queue_one(const AddPerson& entry);
  void queue_one(const Rename& entry);
  void queue_one(const AddKey& entry);
  void queue_one(const RemoveKey& entry);
  void queue_one(const Forget& entry);
  void queue_one(const SetRating& entry);
  // What the program does itself after entries that were stored: taking names away.
  void follow_up(const Entry& entry, std::int64_t detail);
  void forget_in_games(PersonId person);
  void forget_in_game(std::int64_t game, std::int64_t table, Seat seat, PersonId person);

  PgConnection& connection_;
};

// All of a table's log.
std::vector<Segment> stored_log(PgConnection& connection, std::int64_t table);

}  // namespace tessera::store
