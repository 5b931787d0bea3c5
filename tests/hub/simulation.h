#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "base/random.h"
#include "server/hub/hub.h"
#include "store/memory/memory_store.h"
#include "tests/hub/client.h"
#include "tests/hub/world.h"

namespace tessera::server::hub::testing {

// A server, a store that fails, and clients that lose their connections, repeat themselves, lag and
// lie, all from one seed. Time jumps, bots answer late or nonsense, and the server crashes.
class Simulation {
 public:
  explicit Simulation(std::uint64_t seed);

  void run(Time time);
  // Everything works again, and all come back to all their tables.
  void settle();
  // Nothing that was acknowledged is lost or there twice, and everybody knows what there is to know.
  void check();

  struct Counts {
    int games = 0;
    int moves = 0;
    int crashes = 0;
    int cuts = 0;
    int troubles = 0;
    int acknowledged = 0;
    int repeated = 0;
  };
  Counts counts;

 private:
  struct Person {
    Client client;
    std::optional<store::KeyHash> key = {};
    std::optional<ConnectionId> connection = {};
    Time last_up{0};    // when what was sent last arrives
    Time last_down{0};  // likewise at the client
    bool is_lost = false;
  };

  void at(Time time, std::function<void()> what);
  void later(std::uint32_t within, std::function<void()> what);
  void step();
  void take_effects();
  void commit(const std::shared_ptr<const store::Batch>& batch, int era);
  void crash();
  void trouble();
  void connect(std::size_t who);
  void cut(std::size_t who);
  void introduce(std::size_t who);
  void say(std::size_t who, const std::string& text);
  void act(std::size_t who);
  void open_table(std::size_t who);
  void expect_drop(const table::TableId& id);
  void follow_rematches(Person& person);
  void check_table(const std::string& id);

  Rng rng_;
  Time now_{1'763'430'000'000};
  store::MemoryStore store_;
  std::unique_ptr<store::Reader> reader_;
  std::unique_ptr<Hub> hub_;
  int era_ = 0;  // how often the server was started
  std::multimap<Time, std::function<void()>> agenda_;
  std::vector<Person> people_;
  std::set<std::string> tables_;
  std::map<ConnectionId, std::size_t> connected_;
  std::map<CallId, std::function<void(const CallAnswer&)>> calls_;
  std::uint64_t last_connection_ = 0;
  std::uint64_t last_call_ = 0;
  bool quiet_ = false;  // nothing goes wrong any more
};

}  // namespace tessera::server::hub::testing
