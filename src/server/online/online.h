#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <unordered_map>

#include "core/message.h"
#include "server/hub/call.h"
#include "server/hub/effects.h"
#include "server/hub/hub.h"
#include "server/hub/settings.h"
#include "server/live.h"
#include "server/online/bot_pool.h"
#include "server/online/commits.h"
#include "server/online/log.h"
#include "server/online/task_thread.h"
#include "server/server.h"
#include "store/store.h"
#include "table/time.h"

namespace tessera::server {

// Online play: the hub with what it has no hands for. Sockets and calls come in
// on the server's thread, where the hub lives; a thread commits, another one
// reads from the store, some think for bots, and what they find is told on the
// server's thread again.
class Online {
 public:
  struct Settings {
    hub::Settings hub;
    int bot_threads = 1;
  };
  // The server must outlive it, and stop running before it goes.
  Online(Server& server, std::unique_ptr<store::Store> store, const Settings& settings, Log& log);
  Online(const Online&) = delete;
  Online& operator=(const Online&) = delete;
  ~Online();

  // Before the server runs: brings back all tables that are being played.
  Result<void> restore();

  // What hears a new WebSocket whose client has shown a key, or none.
  std::shared_ptr<Live> listener(const std::optional<store::KeyHash>& key);
  using Tell = std::function<void(hub::CallAnswer)>;
  void call(const std::optional<store::KeyHash>& key, const hub::Call& call, Tell tell);

  [[nodiscard]] hub::Figures figures() const { return hub_.figures(); }
  [[nodiscard]] std::size_t waiting_bots() const { return bots_.waiting(); }
  [[nodiscard]] const Commits& commits() const { return commits_; }

 private:
  class Client;

  [[nodiscard]] table::Time now();
  // Does what the hub wants, once all has come in that is there: several moves
  // share a commit.
  void act_soon();
  void act();
  void commit(const std::shared_ptr<const store::Batch>& batch);
  void read(hub::StoreRead read);
  void set_alarm();
  void settle();

  Server& server_;
  Log& log_;
  hub::Hub hub_;
  hub::Effects effects_;
  std::unordered_map<std::uint64_t, Channel*> channels_;
  std::unordered_map<std::uint64_t, Tell> calls_;
  std::uint64_t last_connection_ = 0;
  std::uint64_t last_call_ = 0;
  table::Time latest_{0};
  std::optional<table::Time> alarm_at_;
  std::function<void()> settled_;
  bool is_act_due_ = false;

  std::unique_ptr<store::Store> store_;
  std::unique_ptr<store::Reader> reader_;
  Commits commits_;
  // Last, so that they end first.
  TaskThread writing_;
  TaskThread reading_;
  BotPool bots_;
};

}  // namespace tessera::server
