#include <chrono>
#include <gtest/gtest.h>
#include <string>
#include <thread>

#include "base/text.h"
#include "tests/server/websocket/running_echo.h"

// Real WebSockets, and clients that behave badly in every way there is a limit for.

namespace tessera::server {
namespace {

using namespace std::chrono_literals;
using ::tessera::testing::frame_bytes;
using ::tessera::testing::http_request;
using ::tessera::testing::HttpClient;
using ::tessera::testing::SocketClient;
using Clock = std::chrono::steady_clock;

TEST(WebSocket, ShakesHandsAndAnswers) {
  const RunningEcho server;
  SocketClient client = server.connect();
  ASSERT_TRUE(client.is_open());
  // From RFC 6455, 1.3, whose key is ours.
  EXPECT_EQ(client.answer()->field("sec-websocket-accept"), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
  EXPECT_EQ(client.answer()->field("sec-websocket-protocol"), "tessera.1");
  EXPECT_EQ(client.answer()->field("sec-websocket-extensions"), "");
  for (const std::string& text : {std::string("hello"), std::string(""), std::string(4096, 'x')}) {
    ASSERT_TRUE(client.say(text));
    EXPECT_EQ(client.hear(), text);
  }
}

TEST(WebSocket, HearsWhatWasSentWithTheHandshake) {
  const RunningEcho server;
  HttpClient client(server.port());
  client.send(http_request("GET", "/api/socket",
                           "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                           "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                           "Sec-WebSocket-Protocol: other, tessera.1\r\n") +
              frame_bytes("early") + frame_bytes("", {.opcode = 8}));
  EXPECT_EQ(client.receive()->status, 101);
  EXPECT_EQ(client.receive_all(), std::string("\x81\x05") + "early" + std::string("\x88\x00", 2));
}

TEST(WebSocket, WantsItsOwnProtocol) {
  const RunningEcho server;
  for (const char* protocol : {"", "tessera.2", "tessera", "xtessera.1"})
    EXPECT_EQ(SocketClient(server.port(), "", {}, protocol).answer()->status, 426) << protocol;
}

TEST(WebSocket, WhatIsNoHandshakeIsRefused) {
  const RunningEcho server;
  const auto status = [&](std::string_view lines) {
    HttpClient client(server.port());
    client.send(http_request("GET", "/api/socket", lines));
    return client.receive()->status;
  };
  const std::string good =
      "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Protocol: tessera.1\r\n";
  EXPECT_EQ(status(""), 426);
  EXPECT_EQ(status(good), 400) << "no key";
  EXPECT_EQ(status(good + "Sec-WebSocket-Key: short\r\nSec-WebSocket-Version: 13\r\n"), 101)
      << "whatever the key is, it is only shown to have been seen";
  EXPECT_EQ(status(good + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 12\r\n"),
            426);
}

TEST(WebSocket, AnswersAPingAndAClose) {
  const RunningEcho server;
  SocketClient client = server.connect();
  client.send(frame_bytes("are you there", {.opcode = 9}));
  const auto pong = client.receive();
  ASSERT_TRUE(pong);
  EXPECT_EQ(pong->opcode, 10);
  EXPECT_EQ(pong->payload, "are you there");
  client.send(frame_bytes("\x0f\xa0 for a reason", {.opcode = 8}));
  EXPECT_EQ(client.wait_for_close(), 4000);
  EXPECT_EQ(client.connection().receive_all(), "");
}

TEST(WebSocket, ClosesAfterWhatWasSent) {
  const RunningEcho server;
  SocketClient client = server.connect();
  client.send(frame_bytes("one") + frame_bytes("two") + frame_bytes("bye") + frame_bytes("three"));
  EXPECT_EQ(client.hear(), "one");
  EXPECT_EQ(client.hear(), "two");
  EXPECT_EQ(client.wait_for_close(), 1000);
}

TEST(WebSocket, WhatIsWrongIsSaidAndEndsIt) {
  const RunningEcho server;
  const auto code = [&](const std::string& bytes) {
    SocketClient client = server.connect();
    client.send(bytes);
    return client.wait_for_close();
  };
  EXPECT_EQ(code(frame_bytes("x", {.is_masked = false})), 1002);
  EXPECT_EQ(code(frame_bytes("x", {.opcode = 2})), 1003);
  EXPECT_EQ(code(frame_bytes("\xff")), 1007);
  EXPECT_EQ(code(frame_bytes(std::string(4097, 'x'))), 1009);
  EXPECT_EQ(code(frame_bytes(std::string(4000, 'x'), {.is_final = false}) +
                 frame_bytes(std::string(97, 'x'), {.opcode = 0})),
            1009);
  EXPECT_EQ(code("GET / HTTP/1.1\r\n\r\n"), 1002);
}

TEST(WebSocket, WhoeverSaysTooMuchIsSentAway) {
  const RunningEcho server({.messages_a_second = 1, .messages_at_once = 10});
  SocketClient client = server.connect();
  for (int i = 0; i < 12; ++i) client.say("x");
  EXPECT_EQ(client.wait_for_close(), 1008);
  SocketClient pings = server.connect();
  for (int i = 0; i < 12; ++i) pings.send(frame_bytes("", {.opcode = 9}));
  EXPECT_EQ(pings.wait_for_close(), 1008);
}

TEST(WebSocket, ASilentOneIsAskedAndThenDropped) {
  const RunningEcho server({.ping = 100ms, .silence = 400ms});
  SocketClient client = server.connect();
  const auto ping = client.receive();
  ASSERT_TRUE(ping);
  EXPECT_EQ(ping->opcode, 9);
  EXPECT_FALSE(client.receive()) << "it gave no sign";
}

TEST(WebSocket, WhoeverGivesASignStays) {
  const RunningEcho server({.ping = 100ms, .silence = 400ms});
  SocketClient client = server.connect();
  for (const auto begin = Clock::now(); Clock::now() - begin < 1200ms;) {
    const auto frame = client.receive();
    ASSERT_TRUE(frame);
    EXPECT_EQ(frame->opcode, 9);
    client.send(frame_bytes("", {.opcode = 10}));
  }
  client.say("still here");
  EXPECT_EQ(client.hear(), "still here");
}

TEST(WebSocket, AMessageThatTricklesIsDropped) {
  const RunningEcho server({.head = 200ms});
  SocketClient client = server.connect();
  const std::string bytes = frame_bytes(std::string(4000, 'x'));
  const auto begin = Clock::now();
  for (const char byte : bytes) {
    if (!client.send({&byte, 1})) break;
    std::this_thread::sleep_for(10ms);
  }
  EXPECT_LT(Clock::now() - begin, 20s);
  EXPECT_EQ(client.hear(), "");
}

TEST(WebSocket, AReaderWhoDoesNotKeepUpIsDropped) {
  const RunningEcho server({.outbox_bytes = 64 << 10});
  SocketClient client = server.connect({.receive_buffer = 4096});
  client.say("flood 4000");
  EXPECT_TRUE(client.connection().was_reset());
}

TEST(WebSocket, AReaderWhoTakesNothingIsDropped) {
  const RunningEcho server({.stall = 200ms, .outbox_bytes = 64 << 20});
  SocketClient client = server.connect({.receive_buffer = 4096});
  client.say("flood 4000");
  EXPECT_TRUE(client.connection().was_reset());
}

TEST(WebSocket, AReaderWhoKeepsUpGetsAllInOrder) {
  const RunningEcho server({.outbox_bytes = 8 << 20});
  SocketClient client = server.connect();
  client.say("flood 4000");
  client.say("end");
  for (int i = 0; i < 4000; ++i) ASSERT_EQ(client.hear().size(), 1024U) << i;
  EXPECT_EQ(client.hear(), "end");
}

TEST(WebSocket, IsForgottenHoweverItEnds) {
  const RunningEcho server;
  {
    SocketClient vanishes = server.connect();
    SocketClient closes = server.connect();
    closes.send(frame_bytes("", {.opcode = 8}));
    EXPECT_EQ(closes.wait_for_close(), 0);
    SocketClient lies = server.connect();
    lies.send(frame_bytes("", {.opcode = 5}));
    EXPECT_EQ(lies.wait_for_close(), 1002);
  }
  for (const auto begin = Clock::now(); server.open() > 0 && Clock::now() - begin < 20s;)
    std::this_thread::sleep_for(1ms);
  EXPECT_EQ(server.open(), 0);
}

TEST(WebSocket, IsClosedWhenTheServerStops) {
  RunningEcho server({.drain = 1h});
  SocketClient client = server.connect();
  client.say("hello");
  EXPECT_EQ(client.hear(), "hello");
  server.server().stop();
  EXPECT_EQ(client.wait_for_close(), 1001);
  client.connection().close_sending();
  server.wait_for_end();
  EXPECT_EQ(server.open(), 0);
}

TEST(WebSocket, WhoeverDoesNotCloseIsNotWaitedFor) {
  RunningEcho server({.farewell = 200ms, .drain = 1h});
  SocketClient client = server.connect();
  server.server().stop();
  EXPECT_EQ(client.wait_for_close(), 1001);
  server.wait_for_end();
}

}  // namespace
}  // namespace tessera::server
