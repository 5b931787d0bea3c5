#include <chrono>
#include <gtest/gtest.h>
#include <string>

#include "tests/server/running_server.h"

namespace tessera::server {
namespace {

using namespace std::chrono_literals;
using ::tessera::testing::http_request;
using ::tessera::testing::HttpClient;

constexpr std::size_t kBig = 8 << 20;

Files page_to_drain() { return Files({{"index.html", "start"}, {"big", std::string(kBig, 'x')}}); }

// Connects, asks for the big file and takes the beginning of it.
HttpClient begin_download(const RunningServer& server) {
  HttpClient client = server.connect({.receive_buffer = 4096});
  client.send(http_request("GET", "/big"));
  EXPECT_FALSE(client.receive_some(1).empty());
  return client;
}

TEST(Stopping, EndsWhenNobodyIsThere) {
  RunningServer server(page_to_drain());
  server.stop();
  server.wait_for_end();
}

TEST(Stopping, EndsIdleConnectionsAndTakesNoNewOnes) {
  RunningServer server(page_to_drain(), {.idle = 1h, .drain = 1h});
  HttpClient silent = server.connect();
  HttpClient idle = server.connect();
  ASSERT_TRUE(idle.send(http_request("GET", "/")));
  ASSERT_TRUE(idle.receive());
  server.stop();
  EXPECT_EQ(silent.receive_all(), "");
  EXPECT_EQ(idle.receive_all(), "");
  server.wait_for_end();
  EXPECT_FALSE(server.connect().is_connected());
}

TEST(Stopping, AnswersUnderWayAreFinished) {
  RunningServer server(page_to_drain(), {.idle = 1h, .drain = 1h});
  HttpClient download = begin_download(server);
  HttpClient idle = server.connect();
  ASSERT_TRUE(idle.send(http_request("GET", "/")));
  ASSERT_TRUE(idle.receive());
  server.stop();
  EXPECT_EQ(idle.receive_all(), "") << "so it is stopping by now";
  EXPECT_GE(download.receive_all().size(), kBig);
  server.wait_for_end();
}

TEST(Stopping, ARequestThatHasBegunIsAnsweredAsTheLast) {
  RunningServer server(page_to_drain());
  HttpClient download = begin_download(server);  // keeps it from ending
  HttpClient half = server.connect();
  ASSERT_TRUE(half.send(http_request("GET", "/") + "GET / HTTP/1.1\r\n"));
  ASSERT_TRUE(half.receive());
  HttpClient idle = server.connect();
  ASSERT_TRUE(idle.send(http_request("GET", "/")));
  ASSERT_TRUE(idle.receive());
  server.stop();
  EXPECT_EQ(idle.receive_all(), "");
  ASSERT_TRUE(half.send("Host: x\r\n\r\n"));
  const auto answer = half.receive();
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->body, "start");
  EXPECT_EQ(answer->field("connection"), "close");
}

TEST(Stopping, WaitsForNobodyLongerThanItsLimit) {
  RunningServer server(page_to_drain(), {.drain = 150ms});
  HttpClient download = begin_download(server);
  server.stop();
  server.wait_for_end();
  EXPECT_LT(download.receive_all().size(), kBig);
}

TEST(Stopping, AskedForTwiceItWaitsForNobody) {
  RunningServer server(page_to_drain(), {.stall = 1h, .drain = 1h});
  HttpClient download = begin_download(server);
  server.stop();
  server.stop();
  server.wait_for_end();
  EXPECT_LT(download.receive_all().size(), kBig);
}

}  // namespace
}  // namespace tessera::server
