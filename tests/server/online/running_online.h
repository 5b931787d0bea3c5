#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "base/text.h"
#include "core/data.h"
#include "protocol/json.h"
#include "server/files.h"
#include "server/online/front.h"
#include "server/online/log.h"
#include "server/online/online.h"
#include "server/server.h"
#include "store/memory/memory_store.h"
#include "tests/support/http_client.h"
#include "tests/support/socket_client.h"

namespace tessera::server {

// All of a server with a store in memory, at a free port.
class RunningOnline {
 public:
  struct Settings {
    Limits limits{};
    Front::Settings front{.origins = {}, .proxies = {}};
    hub::Settings hub{};
  };
  RunningOnline() : RunningOnline(Settings{}) {}
  explicit RunningOnline(const Settings& settings)
      : log_(LogLevel::info,
             [this](std::string_view line) {
               const std::lock_guard lock(mutex_);
               logged_ += line;
             }),
        server_(*Server::open(
            {.port = 0},
            [this](const Request& request, const Reply& reply) { front_->answer(request, reply); },
            settings.limits)) {
    auto store = std::make_unique<store::MemoryStore>();
    store_ = store.get();
    online_ = std::make_unique<Online>(server_, std::move(store), Online::Settings{settings.hub, 1}, log_);
    (void)online_->restore();
    front_ = std::make_unique<Front>(files_, online_.get(), settings.front, log_);
    thread_ = std::thread([this] { server_.run(); });
  }
  RunningOnline(const RunningOnline&) = delete;
  RunningOnline& operator=(const RunningOnline&) = delete;
  ~RunningOnline() {
    server_.stop();
    if (thread_.joinable()) thread_.join();
  }

  [[nodiscard]] std::uint16_t port() const { return server_.address().port; }
  void stop() { server_.stop(); }
  void wait_for_end() { thread_.join(); }
  // Set and taken back on the thread that commits, or before anything has begun.
  store::MemoryStore& store() { return *store_; }
  std::string logged() {
    const std::lock_guard lock(mutex_);
    return logged_;
  }

  // One call on a connection of its own, with these header lines.
  testing::HttpAnswer call(std::string_view method, std::string_view target, std::string_view body = "",
                           std::string_view lines = "") const {
    testing::HttpClient client(port());
    client.send(
        testing::http_request(method, target, concat("Content-Length: ", body.size(), "\r\n", lines)) +
        std::string(body));
    return client.receive(method == "HEAD").value_or(testing::HttpAnswer{});
  }
  // A new person: the line that shows who they are.
  [[nodiscard]] std::string person(std::string_view name) const {
    const std::string cookie =
        call("POST", "/api/me", concat(R"({"name":")", name, R"("})")).field("set-cookie");
    return concat("Cookie: ", cookie.substr(0, cookie.find(';')), "\r\n");
  }

 private:
  std::mutex mutex_;
  std::string logged_;
  Files files_{std::vector<Files::Entry>{{"index.html", "start"}}};
  Log log_;
  Server server_;
  store::MemoryStore* store_ = nullptr;
  std::unique_ptr<Online> online_;
  std::unique_ptr<Front> front_;
  std::thread thread_;
};

inline Data json(std::string_view text) { return protocol::from_json(text).value_or(Data()); }
inline std::string text_at(const Data& data, std::string_view name) {
  const auto* text = std::get_if<std::string>(&data[name].value());
  return text == nullptr ? "" : *text;
}

}  // namespace tessera::server
