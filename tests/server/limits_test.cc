#include <chrono>
#include <gtest/gtest.h>
#include <string>
#include <thread>
#include <vector>

#include "base/text.h"
#include "tests/server/running_server.h"

// Clients that take too much of anything. Times are short here, and nothing waits for them but
// the server: a slow machine makes these tests slower, and not fail.

namespace tessera::server {
namespace {

using namespace std::chrono_literals;
using ::tessera::testing::http_request;
using ::tessera::testing::HttpClient;
using Clock = std::chrono::steady_clock;

Files page_with_a_big_file() { return Files({{"index.html", "start"}, {"big", std::string(4 << 20, 'x')}}); }

TEST(ServerLimits, AHeadThatTakesTooLongIsDropped) {
  const RunningServer server(page_with_a_big_file(), {.head = 150ms});
  for (const char* beginning : {"G", "GET / HTTP/1.1\r\nHost: x\r\n"}) {
    HttpClient client = server.connect();
    const auto begin = Clock::now();
    ASSERT_TRUE(client.send(beginning));
    EXPECT_EQ(client.receive_all(), "");
    EXPECT_GE(Clock::now() - begin, 150ms);
    EXPECT_LT(Clock::now() - begin, 10s);
  }
}

// The time is that of the whole head, so that sending a little now and then does not help.
TEST(ServerLimits, AHeadThatTricklesIsDropped) {
  const RunningServer server(page_with_a_big_file(), {.head = 150ms});
  HttpClient client = server.connect();
  const auto begin = Clock::now();
  ASSERT_TRUE(client.send("GET / HTTP/1.1\r\nHost: x\r\n"));
  while (client.send("X: y\r\n") && Clock::now() - begin < 20s) std::this_thread::sleep_for(20ms);
  EXPECT_GE(Clock::now() - begin, 150ms);
  EXPECT_LT(Clock::now() - begin, 10s);
}

TEST(ServerLimits, WhoeverSaysNothingIsSentAway) {
  const RunningServer server(page_with_a_big_file(), {.idle = 150ms});
  HttpClient silent = server.connect();
  EXPECT_EQ(silent.receive_all(), "");
  HttpClient once = server.connect();
  ASSERT_TRUE(once.send(http_request("GET", "/")));
  EXPECT_TRUE(once.receive());
  const auto begin = Clock::now();
  EXPECT_EQ(once.receive_all(), "");
  EXPECT_LT(Clock::now() - begin, 10s);
}

TEST(ServerLimits, AReaderThatDoesNotReadIsDropped) {
  const RunningServer server(page_with_a_big_file(), {.stall = 150ms});
  HttpClient client = server.connect({.receive_buffer = 4096});
  const auto begin = Clock::now();
  ASSERT_TRUE(client.send(http_request("GET", "/big")));
  EXPECT_TRUE(client.was_reset());
  EXPECT_GE(Clock::now() - begin, 150ms);
  EXPECT_FALSE(client.receive()) << "what was not sent yet is forgotten";
}

// Never silent for long, and yet it would take seconds where a fraction of one is allowed.
TEST(ServerLimits, AReaderThatIsTooSlowInAllIsDropped) {
  const RunningServer server(page_with_a_big_file(), {.stall = 300ms, .bytes_a_second = 16 << 20});
  HttpClient client = server.connect({.receive_buffer = 4096});
  ASSERT_TRUE(client.send(http_request("GET", "/big")));
  std::size_t size = 0;
  for (std::string piece = client.receive_some(4096); !piece.empty(); piece = client.receive_some(4096)) {
    size += piece.size();
    std::this_thread::sleep_for(2ms);
  }
  EXPECT_LT(size, 4U << 20);
}

TEST(ServerLimits, AReaderThatIsSlowEnoughGetsAll) {
  const RunningServer server(page_with_a_big_file());
  HttpClient client = server.connect();
  ASSERT_TRUE(client.send(http_request("GET", "/big", "Connection: close\r\n")));
  std::size_t size = 0;
  for (std::string piece = client.receive_some(64 << 10); !piece.empty();
       piece = client.receive_some(64 << 10)) {
    size += piece.size();
    std::this_thread::sleep_for(1ms);
  }
  EXPECT_GT(size, 4U << 20) << "the file and its head";
}

TEST(ServerLimits, ConnectionsAreBoundedInAll) {
  const RunningServer server(page_with_a_big_file(), {.connections = 3});
  std::vector<HttpClient> guests;
  for (int i = 0; i < 3; ++i) {
    guests.push_back(server.connect());
    ASSERT_TRUE(guests.back().send(http_request("GET", "/")));
    ASSERT_TRUE(guests.back().receive());
  }
  for (int i = 0; i < 50; ++i) {
    HttpClient refused = server.connect();
    const auto answer = refused.receive();
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->status, 503);
    EXPECT_EQ(answer->field("connection"), "close");
    EXPECT_EQ(refused.receive_all(), "");
  }
  ASSERT_TRUE(guests.front().send(http_request("GET", "/")));
  EXPECT_EQ(guests.front().receive()->status, 200) << "those who were there are served";
  guests.pop_back();
  int status = 503;
  for (const auto begin = Clock::now(); status == 503 && Clock::now() - begin < 20s;) {
    HttpClient client = server.connect();
    client.send(http_request("GET", "/"));
    const auto answer = client.receive();  // nothing, when the refusal and the request crossed
    status = answer ? answer->status : 503;
  }
  EXPECT_EQ(status, 200) << "who leaves makes room";
}

TEST(ServerLimits, ConnectionsAreBoundedForEachAddress) {
  const RunningServer server(page_with_a_big_file(), {.connections_an_address = 1});
  HttpClient first = server.connect();
  ASSERT_TRUE(first.send(http_request("GET", "/")));
  ASSERT_TRUE(first.receive());
  EXPECT_EQ(server.connect().receive()->status, 503);
  HttpClient other = server.connect({.address = "127.0.0.2"});
  ASSERT_TRUE(other.send(http_request("GET", "/")));
  EXPECT_EQ(other.receive()->status, 200);
}

TEST(ServerLimits, RequestsOnOneConnectionAreBounded) {
  const RunningServer server(page_with_a_big_file(), {.requests_a_connection = 3});
  HttpClient client = server.connect();
  for (int i = 1; i <= 4; ++i) ASSERT_TRUE(client.send(http_request("GET", "/")));
  for (int i = 1; i <= 3; ++i) {
    const auto answer = client.receive();
    ASSERT_TRUE(answer) << i;
    EXPECT_EQ(answer->field("connection"), i < 3 ? "" : "close") << i;
  }
  client.close_sending();
  EXPECT_EQ(client.receive_all(), "");
}

TEST(ServerLimits, WhoeverDoesNotCloseIsNotWaitedFor) {
  const RunningServer server(page_with_a_big_file(), {.connections = 1, .farewell = 150ms});
  HttpClient client = server.connect();
  ASSERT_TRUE(client.send(http_request("GET", "/", "Connection: close\r\n")));
  EXPECT_EQ(client.receive()->status, 200);
  int status = 503;
  for (const auto begin = Clock::now(); status == 503 && Clock::now() - begin < 20s;) {
    const auto answer = server.ask(http_request("GET", "/"));
    status = answer ? answer->status : 503;
  }
  EXPECT_EQ(status, 200);
}

}  // namespace
}  // namespace tessera::server
