#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

#include "server/respond.h"
#include "server/server.h"
#include "tests/support/socket_client.h"

namespace tessera::server {

// Says what it hears. "flood N" sends N texts of a kilobyte, "bye" closes.
class Echo final : public Live {
 public:
  explicit Echo(std::atomic<int>& open) : open_(open) {}

  void opened(Channel& channel) override {
    channel_ = &channel;
    ++open_;
  }
  void heard(std::string_view text) override {
    if (text.starts_with("flood ")) {
      const auto kilobyte = std::make_shared<const std::string>(1024, 'x');
      for (int i = std::stoi(std::string(text.substr(6))); i > 0; --i) channel_->send(kilobyte);
    } else if (text == "bye") {
      channel_->close(CloseCode::normal);
    } else {
      channel_->send(std::make_shared<const std::string>(text));
    }
  }
  void closed() override {
    channel_ = nullptr;
    --open_;
  }

 private:
  Channel* channel_ = nullptr;
  std::atomic<int>& open_;
};

// A server of echoing WebSockets at a free port, on a thread of its own.
class RunningEcho {
 public:
  explicit RunningEcho(const Limits& limits = {})
      : server_(*Server::open({.port = 0},
                              at_once([this](const Request& request) { return answer(request); }), limits)),
        thread_([this] { server_.run(); }) {}
  RunningEcho(const RunningEcho&) = delete;
  RunningEcho& operator=(const RunningEcho&) = delete;
  ~RunningEcho() {
    server_.stop();
    if (thread_.joinable()) thread_.join();
  }

  [[nodiscard]] std::uint16_t port() const { return server_.address().port; }
  [[nodiscard]] testing::SocketClient connect(const testing::ClientEnd& end = {}) const {
    return testing::SocketClient(port(), "", end);
  }
  [[nodiscard]] int open() const { return open_; }
  Server& server() { return server_; }
  void wait_for_end() { thread_.join(); }

 private:
  Response answer(const Request& request) {
    if (!request.wants_socket) return refuse_request(426);
    return {.status = 101, .fields = {}, .body = {}, .live = std::make_shared<Echo>(open_)};
  }

  std::atomic<int> open_ = 0;
  Server server_;
  std::thread thread_;
};

}  // namespace tessera::server
