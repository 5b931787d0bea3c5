#include <chrono>
#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "base/text.h"
#include "server/response.h"
#include "server/server.h"
#include "tests/support/http_client.h"

// Requests with bodies, and answers that come later.

namespace tessera::server {
namespace {

using namespace std::chrono_literals;
using ::tessera::testing::http_request;
using ::tessera::testing::HttpClient;

Response text_response(std::string text) {
  Response response{.status = 200, .fields = {}, .body = {}};
  response.fields.push_back({"Content-Length", concat(text.size())});
  response.body = std::move(text);
  return response;
}

// Answers with method, body and whether there was more than was read; "/later" when "/now" is
// asked for, "/never" never.
class RunningMirror {
 public:
  explicit RunningMirror(const Limits& limits = {})
      : server_(*Server::open(
            {.port = 0}, [this](const Request& request, const Reply& reply) { answer(request, reply); },
            limits)),
        thread_([this] { server_.run(); }) {}
  RunningMirror(const RunningMirror&) = delete;
  RunningMirror& operator=(const RunningMirror&) = delete;
  ~RunningMirror() {
    server_.stop();
    thread_.join();
  }
  [[nodiscard]] HttpClient connect() const { return HttpClient(server_.address().port); }
  void stop() { server_.stop(); }

 private:
  void answer(const Request& request, const Reply& reply) {
    Response response = text_response(
        concat(request.method, ' ', request.body, request.has_body && request.body.empty() ? " unread" : ""));
    if (request.target == "/never") {
      waiting_.emplace_back(reply, Response{});
    } else if (request.target == "/later") {
      waiting_.emplace_back(reply, std::move(response));
    } else {
      for (auto& [late_reply, late] : std::exchange(waiting_, {})) late_reply(std::move(late));
      reply(std::move(response));
    }
  }

  std::vector<std::pair<Reply, Response>> waiting_;
  Server server_;
  std::thread thread_;
};

std::string post(std::string_view body, std::string_view target = "/", std::string_view lines = "") {
  return http_request("POST", target, concat("Content-Length: ", body.size(), "\r\n", lines)) +
         std::string(body);
}

TEST(Body, IsReadAndTheConnectionGoesOn) {
  const RunningMirror server;
  HttpClient client = server.connect();
  client.send(post("one") + post("two") + http_request("GET", "/") + post(std::string(8192, 'x')) + post(""));
  EXPECT_EQ(client.receive()->body, "POST one");
  EXPECT_EQ(client.receive()->body, "POST two");
  EXPECT_EQ(client.receive()->body, "GET ");
  EXPECT_EQ(client.receive()->body, "POST " + std::string(8192, 'x'));
  EXPECT_EQ(client.receive()->body, "POST ");
}

TEST(Body, MayComeByteByByte) {
  const RunningMirror server;
  HttpClient client = server.connect();
  for (const char byte : post("one")) ASSERT_TRUE(client.send({&byte, 1}));
  EXPECT_EQ(client.receive()->body, "POST one");
}

TEST(Body, IsAskedForWhenTheClientWaits) {
  const RunningMirror server;
  HttpClient client = server.connect();
  client.send(http_request("POST", "/", "Content-Length: 3\r\nExpect: 100-continue\r\n"));
  EXPECT_EQ(client.receive()->status, 100);
  client.send("one");
  EXPECT_EQ(client.receive()->body, "POST one");
}

// Whatever is hidden in a body never counts as a request.
TEST(Body, ThatIsNotReadEndsTheConnection) {
  const RunningMirror server;
  const std::string hidden = http_request("GET", "/");
  for (const std::string& request :
       {http_request("POST", "/", "Content-Length: 8193\r\n"),
        http_request("POST", "/", "Content-Length: 18446744073709551615\r\n"),
        http_request("POST", "/", "Transfer-Encoding: chunked\r\n"),
        http_request("GET", "/", concat("Content-Length: ", hidden.size(), "\r\n"))}) {
    HttpClient client = server.connect();
    client.send(request + hidden);
    const auto answer = client.receive();
    ASSERT_TRUE(answer);
    EXPECT_TRUE(answer->body.ends_with(" unread")) << request;
    EXPECT_EQ(answer->field("connection"), "close");
    client.close_sending();
    EXPECT_EQ(client.receive_all(), "");
  }
}

TEST(Body, ThatTakesTooLongIsDropped) {
  const RunningMirror server({.body = 150ms});
  HttpClient client = server.connect();
  client.send(http_request("POST", "/", "Content-Length: 3\r\n") + "on");
  EXPECT_EQ(client.receive_all(), "");
}

TEST(LateAnswer, HoldsUpNobodyElse) {
  const RunningMirror server;
  HttpClient patient = server.connect();
  patient.send(post("first", "/later") + post("second"));
  HttpClient other = server.connect();
  other.send(post("other"));
  EXPECT_EQ(other.receive()->body, "POST other");
  // Whether the first had come before the other is not sure; it has by now.
  other.send(post("again"));
  EXPECT_EQ(other.receive()->body, "POST again");
  std::optional<testing::HttpAnswer> first;
  std::thread asking([&] { first = patient.receive(); });
  other.send(post("at last"));
  EXPECT_EQ(other.receive()->body, "POST at last");
  asking.join();
  ASSERT_TRUE(first);
  EXPECT_EQ(first->body, "POST first");
  EXPECT_EQ(patient.receive()->body, "POST second") << "in their order";
}

TEST(LateAnswer, IsNotWaitedForForEver) {
  const RunningMirror server({.answer = 150ms});
  HttpClient client = server.connect();
  client.send(post("x", "/never"));
  EXPECT_EQ(client.receive()->status, 503);
}

TEST(LateAnswer, DoesNotKeepTheServerFromStopping) {
  RunningMirror server({.answer = 1h, .drain = 150ms});
  HttpClient client = server.connect();
  client.send(post("x", "/never"));
  HttpClient other = server.connect();
  other.send(http_request("GET", "/never"));
  server.stop();
  EXPECT_EQ(client.receive_all(), "");
}

}  // namespace
}  // namespace tessera::server
