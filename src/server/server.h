#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>

#include "core/message.h"
#include "server/address.h"
#include "server/handler.h"
#include "server/limits.h"

namespace tessera::server {

// Listens at an address and has every request answered by a handler, which is asked from within
// run() alone. A server that is stopped accepts no connection, lets the answers under way be
// finished for as long as the limits say, closes its WebSockets, and then run() returns.
class Server {
 public:
  // From here on clients can connect, and wait for run().
  static Result<Server> open(const Address& address, Handler handler, const Limits& limits = {});
  Server(Server&&) noexcept;
  Server& operator=(Server&&) noexcept;
  ~Server();

  // As it was asked for, with the port that was found when any would do.
  [[nodiscard]] const Address& address() const;

  // SIGINT and SIGTERM stop it from now on; the second of them does not wait for anybody.
  void stop_on_signals();
  void run();
  void stop();  // from any thread

  // Has something done on the thread of run(); from any thread.
  void post(std::function<void()> task);
  // Calls from within run() at a time, and again after each time it is set. One at a time.
  void set_alarm(std::chrono::steady_clock::time_point at, std::function<void()> task);
  // What is to be done before the WebSockets are closed when the server is stopped. It calls what
  // it is given when that is done; the limit of draining holds for it too.
  void before_stopping(std::function<void(std::function<void()> done)> task);

 private:
  struct Machinery;
  explicit Server(std::unique_ptr<Machinery> machinery);
  std::unique_ptr<Machinery> machinery_;
};

}  // namespace tessera::server
