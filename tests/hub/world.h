#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "core/data.h"
#include "server/hub/hub.h"
#include "server/hub/key.h"
#include "store/memory/memory_store.h"
#include "table/table.h"

namespace tessera::server::hub::testing {

using table::Time;

// Bytes that follow from a seed.
inline Entropy seeded_entropy(std::uint64_t seed) {
  auto rng = std::make_shared<Rng>(seed);
  return [rng](std::span<std::byte> bytes) {
    for (std::byte& byte : bytes) byte = static_cast<std::byte>(rng->below(256));
  };
}

struct Guest {
  ConnectionId connection{};
  std::optional<store::KeyHash> key = {};
  std::string key_text = {};
};

// A hub with a store in memory, where everything is done at once unless it is told otherwise.
class World {
 public:
  explicit World(std::uint64_t seed = 1, const Settings& settings = generous());

  // Nothing is refused for being too much.
  static Settings generous();

  // A person with this name, connected.
  Guest person(std::string_view name);
  Guest nobody();
  Guest connect(const std::optional<store::KeyHash>& key);
  // Another connection of the same person.
  Guest again(const Guest& guest) { return connect(guest.key); }
  void leave(const Guest& guest);

  void say(const Guest& guest, std::string_view text);
  // Everything that came since the last time it was asked for, as data.
  std::vector<Data> heard(const Guest& guest);
  std::vector<std::string> heard_texts(const Guest& guest);
  // The answer of a call of HTTP, which has come by now.
  CallAnswer call(const Guest& guest, std::string_view method, std::string_view path,
                  std::string_view body = "", const QueryPairs& query = {});
  Data call_data(const Guest& guest, std::string_view method, std::string_view path,
                 std::string_view body = "");
  std::string create(const Guest& guest, std::string_view body);

  void pass(Time time);  // with all ticks that are due in it
  void pump();           // does what the hub wants to have done

  // The table as the store has it.
  std::optional<table::Table> stored(std::string_view id);

  // The server goes away and another takes over the store.
  void restart();

  store::MemoryStore store;
  std::unique_ptr<Hub> hub;
  Time now{1'763'430'000'000};
  bool commits = true;      // else batches wait
  bool reads = true;        // else questions to the store get no answer
  bool bots_answer = true;  // else jobs are kept
  std::vector<BotJob> jobs;
  std::set<JobId> cancelled;
  std::shared_ptr<const store::Batch> waiting_batch;
  std::vector<LogLine> log;
  std::vector<ConnectionId> dropped;
  std::vector<store::Batch> committed;

 private:
  std::uint64_t seed_;
  Settings settings_;
  std::unique_ptr<store::Reader> reader_;
  std::map<ConnectionId, std::vector<std::string>> inbox_;
  std::map<CallId, CallAnswer> answers_;
  std::uint64_t last_connection_ = 0;
  std::uint64_t last_call_ = 0;
};

Data parsed(std::string_view json);
std::string text_of(const Data& data);
std::int64_t number_of(const Data& data);
bool is_null(const Data& data);

}  // namespace tessera::server::hub::testing
