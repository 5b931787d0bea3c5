#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/message.h"
#include "store/entry.h"
#include "store/segment.h"
#include "store/sqlite/database.h"

namespace tessera::store {

enum class SqliteVerdict : std::uint8_t { stored, repeated };

// Writes entries within a transaction that somebody else begins and ends. A refusal has changed nothing;
// whether the database itself failed is asked of the database.
class SqliteWriter {
 public:
  explicit SqliteWriter(SqliteDatabase& database) : database_(database) {}

  Result<SqliteVerdict> write(const Entry& entry);
  // Empties everything.
  void clear();

  // Since it was made: rows of the journal that were added, and that lost their table.
  [[nodiscard]] std::int64_t added() const { return added_; }
  [[nodiscard]] std::int64_t left_behind() const { return left_behind_; }

 private:
  struct Head {
    std::int64_t key;
    EventNumber next;
    std::int64_t last;
  };
  struct Archived {
    std::int64_t key;
    EventNumber next;
  };

  Result<SqliteVerdict> write_one(const Append& entry);
  Result<SqliteVerdict> write_one(const Finish& entry);
  Result<SqliteVerdict> write_one(const Drop& entry);
  Result<SqliteVerdict> write_one(const AddPerson& entry);
  Result<SqliteVerdict> write_one(const Rename& entry);
  Result<SqliteVerdict> write_one(const AddKey& entry);
  Result<SqliteVerdict> write_one(const RemoveKey& entry);
  Result<SqliteVerdict> write_one(const Forget& entry);
  Result<SqliteVerdict> write_one(const SetRating& entry);

  std::optional<Head> head_of(const TableId& table);
  std::optional<Archived> archived(const TableId& table);
  Result<SqliteVerdict> append_live(const Append& entry, const Head& head);
  Result<SqliteVerdict> append_archived(const Append& entry, const Archived& game);
  void open_table(const Append& entry);
  void store_game(const FinishedGame& game, EventNumber next, const std::vector<Segment>& log);
  bool has_person(PersonId person);
  void forget_in_games(PersonId person);
  void forget_in_game(std::int64_t game, Seat seat, PersonId person);
  void set_rating(const Rating& rating);

  SqliteDatabase& database_;
  std::int64_t added_ = 0;
  std::int64_t left_behind_ = 0;
};

// All of a live table's log, by the place of its last row.
std::vector<Segment> live_log(SqliteDatabase& database, std::int64_t last);
// All of a finished game's log.
std::vector<Segment> archived_log(SqliteDatabase& database, std::int64_t game);

}  // namespace tessera::store
