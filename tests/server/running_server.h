#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <thread>
#include <utility>

#include "server/files.h"
#include "server/respond.h"
#include "server/server.h"
#include "tests/support/http_client.h"

namespace tessera::server {

// A server of files at a free port, on a thread of its own.
class RunningServer {
 public:
  explicit RunningServer(Files files, const Limits& limits = {})
      : files_(std::move(files)),
        server_(*Server::open({.port = 0},
                              at_once([this](const Request& request) { return respond(files_, request); }),
                              limits)),
        thread_([this] { server_.run(); }) {}
  RunningServer(const RunningServer&) = delete;
  RunningServer& operator=(const RunningServer&) = delete;
  ~RunningServer() {
    server_.stop();
    if (thread_.joinable()) thread_.join();
  }

  void stop() { server_.stop(); }
  // Until all connections have ended; after stop().
  void wait_for_end() { thread_.join(); }

  [[nodiscard]] testing::HttpClient connect(const testing::ClientEnd& end = {}) const {
    return testing::HttpClient(server_.address().port, end);
  }
  // The answer to one request on a connection of its own.
  [[nodiscard]] std::optional<testing::HttpAnswer> ask(std::string_view request) const {
    testing::HttpClient client = connect();
    client.send(request);
    return client.receive(request.starts_with("HEAD"));
  }

 private:
  Files files_;
  Server server_;
  std::thread thread_;
};

}  // namespace tessera::server
