#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/message.h"
#include "server/hub/call.h"
#include "server/hub/effects.h"
#include "server/hub/ids.h"
#include "server/hub/settings.h"
#include "server/hub/store_read.h"
#include "store/store.h"
#include "table/time.h"

namespace tessera::server::hub {

// For whoever looks after the server.
struct Figures {
  std::size_t tables = 0;  // in memory
  std::size_t gathering = 0;
  std::size_t playing = 0;
  std::size_t connections = 0;
  std::size_t people = 0;  // in memory
  std::size_t watchers = 0;
  std::size_t jobs = 0;  // bots that were asked and have not answered
  std::uint64_t messages = 0;
  std::uint64_t commands = 0;  // accepted
  std::uint64_t refusals = 0;
  std::uint64_t moves = 0;    // of people and bots
  std::uint64_t batches = 0;  // committed
  std::uint64_t entries = 0;  // of them
  std::uint64_t forks = 0;
  bool in_trouble = false;
};

// Everything that happens between people and tables: who they are, where they sit and look on,
// what they are told, and when. It has no clock, no threads and no I/O: what happens comes in by the
// functions below, each with the time (milliseconds since the Unix epoch), and what is to be done
// is in the effects, which are taken after each of them.
//
// Nothing is told to anybody before the store has it. One thread uses a hub.
class Hub {
 public:
  Hub(Settings settings, Entropy entropy);
  Hub(const Hub&) = delete;
  Hub& operator=(const Hub&) = delete;
  ~Hub();

  // Before all else, once for each of the store's live tables. Its clock stood still since its last event,
  // unless it counts days. A log that can't be read is refused, and the table is left alone.
  Result<void> restore(const store::StoredLog& log, table::Time now);
  // The highest number of a person that the store ever gave (Reader::last_person).
  void set_last_person(store::PersonId last);

  // A connection that has shown this key (see key.h), or none.
  void opened(ConnectionId connection, const std::optional<store::KeyHash>& key, table::Time now);
  void message(ConnectionId connection, std::string_view text, table::Time now);
  void closed(ConnectionId connection, table::Time now);

  // The answer comes in the effects, now or later. The key is that of the caller's cookie.
  void call(CallId id, const std::optional<store::KeyHash>& key, const Call& call, table::Time now);

  // What became of the batch in flight. An error is a store that is not there for now.
  void committed(const Result<store::Committed>& result, table::Time now);
  void answered(ReadId read, Result<ReadAnswer> answer, table::Time now);
  // A move of the job's view; an empty one when the bot could not think of any.
  void bot_answered(JobId job, std::string move, table::Time now);

  // Time has passed. To be called at next_tick() or soon after, and as often besides as one likes.
  void tick(table::Time now);
  [[nodiscard]] std::optional<table::Time> next_tick() const;

  // Nobody is let in any more, and all are told that the server goes away for a while.
  void drain(table::Time now);
  // Whether all that was accepted is committed, so that it can go away.
  [[nodiscard]] bool is_settled() const;

  // Gives what is to be done and takes the room for the next; what `effects` held is thrown away.
  void take_effects(Effects& effects);

  [[nodiscard]] Figures figures() const;

 private:
  class State;
  std::unique_ptr<State> state_;
};

}  // namespace tessera::server::hub
