#include <algorithm>
#include <chrono>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <thread>

#include "tests/server/online/running_online.h"

// Online play over real sockets, as clients that share no code with the server see it.

namespace tessera::server {
namespace {

using namespace std::chrono_literals;
using ::tessera::testing::frame_bytes;
using ::tessera::testing::SocketClient;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr std::string_view kTable = R"({"game":"21","players":2,"seats":[{"kind":"you"},{"kind":"open"}]})";

// The next message that has a field of this name.
std::string hear(SocketClient& client, const std::string& field) {
  for (std::string text = client.hear(); !text.empty(); text = client.hear())
    if (text.find(concat('"', field, "\":")) != std::string::npos) return text;
  return "";
}

std::string open_table(const RunningOnline& server, const std::string& cookie) {
  return text_at(json(server.call("POST", "/api/tables", kTable, cookie).body), "table");
}

TEST(OnlinePlay, APersonIsACookie) {
  const RunningOnline server;
  EXPECT_EQ(server.call("GET", "/api/me").body, R"({"person":null})");
  const auto made = server.call("POST", "/api/me", R"({"name":"Ada"})");
  EXPECT_EQ(made.status, 201) << made.body;
  EXPECT_THAT(made.field("set-cookie"), HasSubstr("HttpOnly; SameSite=Lax"));
  EXPECT_THAT(made.field("set-cookie"), Not(HasSubstr("Secure")));
  EXPECT_EQ(made.field("cache-control"), "no-store");
  EXPECT_EQ(made.field("x-content-type-options"), "nosniff");
  const std::string ada = server.person("Ada");
  EXPECT_THAT(server.call("GET", "/api/me", "", ada).body, HasSubstr("Ada"));
  EXPECT_EQ(server.call("GET", "/api/me", "", "Cookie: tessera=wrong\r\n").body, R"({"person":null})");
  EXPECT_EQ(
      server.call("GET", "/api/me", "", "Cookie: tessera=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\r\n")
          .body,
      R"({"person":null})");
}

TEST(OnlinePlay, TwoPlayAndAThirdLooksOn) {
  const RunningOnline server;
  const std::string ada = server.person("Ada");
  const std::string bob = server.person("Bob");
  const std::string table = open_table(server, ada);
  ASSERT_NE(table, "");
  SocketClient first(server.port(), ada);
  SocketClient second(server.port(), bob);
  SocketClient third(server.port());
  ASSERT_TRUE(first.is_open() && second.is_open() && third.is_open());
  EXPECT_THAT(hear(first, "hello"), HasSubstr("Ada"));
  const std::string watch = concat(R"({"id":"1","do":"watch","table":")", table, R"("})");
  for (SocketClient* client : {&first, &second, &third}) {
    client->say(watch);
    EXPECT_THAT(hear(*client, "public"), HasSubstr("gathering"));
  }
  const auto command = [&](SocketClient& client, const char* id, const char* what) {
    client.say(
        concat(R"({"id":")", id, R"(","do":"command","table":")", table, R"(","command":)", what, '}'));
  };
  command(second, "2", R"({"kind":"sit","seat":1,"name":""})");
  EXPECT_THAT(hear(third, "public"), HasSubstr("Bob"));
  command(third, "3", R"({"kind":"start"})");
  EXPECT_THAT(hear(third, "refused"), HasSubstr("nobody_yet"));
  command(second, "4", R"({"kind":"act","move":"pass"})");
  EXPECT_THAT(hear(second, "refused"), HasSubstr("4"));
  command(first, "5", R"({"kind":"start"})");
  for (SocketClient* client : {&first, &second, &third})
    EXPECT_THAT(hear(*client, "public"), ::testing::AnyOf(HasSubstr("playing"), HasSubstr("Bob")));
}

TEST(OnlinePlay, PagesOfOtherSitesMayNotChangeAnything) {
  const RunningOnline server;
  const std::string ada = server.person("Ada");
  const std::string evil = ada + "Origin: http://evil.test\r\n";
  EXPECT_EQ(server.call("POST", "/api/me", R"({"name":"Eve"})", evil).status, 403);
  EXPECT_EQ(server.call("DELETE", "/api/me", "", evil).status, 403);
  EXPECT_EQ(server.call("POST", "/api/tables", kTable, evil).status, 403);
  EXPECT_EQ(SocketClient(server.port(), evil).answer()->status, 403);
  EXPECT_EQ(SocketClient(server.port(), "Origin: null\r\n").answer()->status, 403);
  EXPECT_EQ(SocketClient(server.port(), "Origin: http://localhost\r\n").answer()->status, 101)
      << "the tests' host has no port";
  EXPECT_THAT(server.call("GET", "/api/me", "", ada).body, HasSubstr("Ada"));
}

TEST(OnlinePlay, ALinkMovesAPersonOnce) {
  const RunningOnline server;
  const std::string ada = server.person("Ada");
  const std::string link = text_at(json(server.call("POST", "/api/me/link", "{}", ada).body), "link");
  ASSERT_NE(link, "");
  const std::string claim = concat(R"({"link":")", link, R"("})");
  const auto claimed = server.call("POST", "/api/me/claim", claim);
  EXPECT_EQ(claimed.status, 200);
  const std::string cookie = claimed.field("set-cookie");
  EXPECT_THAT(
      server.call("GET", "/api/me", "", concat("Cookie: ", cookie.substr(0, cookie.find(';')), "\r\n")).body,
      HasSubstr("Ada"));
  EXPECT_GE(server.call("POST", "/api/me/claim", claim).status, 400) << "once";
  EXPECT_GE(server.call("POST", "/api/me/claim", R"({"link":"made-up"})").status, 400);
}

TEST(OnlinePlay, WhoeverAsksTooOftenWaits) {
  RunningOnline::Settings settings;
  settings.front.calls = {.a_minute = 1, .at_once = 5};
  const RunningOnline server(settings);
  for (int i = 0; i < 5; ++i) EXPECT_EQ(server.call("GET", "/api/me").status, 200);
  const auto refused = server.call("GET", "/api/me");
  EXPECT_EQ(refused.status, 429);
  EXPECT_EQ(refused.field("retry-after"), "10");
  EXPECT_EQ(server.call("GET", "/").status, 200) << "files are no calls";
}

TEST(OnlinePlay, PeopleAreNotMadeByTheThousand) {
  RunningOnline::Settings settings;
  settings.front.new_people = {.a_minute = 1, .at_once = 3};
  const RunningOnline server(settings);
  int made = 0;
  for (int i = 0; i < 6; ++i) made += server.call("POST", "/api/me", R"({"name":"x"})").status == 201 ? 1 : 0;
  EXPECT_EQ(made, 3);
}

TEST(OnlinePlay, SocketsOfOneAddressAreBounded) {
  RunningOnline::Settings settings;
  settings.front.sockets_an_address = 2;
  const RunningOnline server(settings);
  {
    SocketClient first(server.port());
    SocketClient second(server.port());
    ASSERT_TRUE(first.is_open() && second.is_open());
    EXPECT_NE(hear(second, "hello"), "");
    EXPECT_EQ(SocketClient(server.port()).answer()->status, 429);
  }
  int status = 0;
  for (int i = 0; i < 2000 && status != 101; ++i) {
    status = SocketClient(server.port()).answer()->status;
    std::this_thread::sleep_for(1ms);
  }
  EXPECT_EQ(status, 101) << "who leaves makes room";
}

TEST(OnlinePlay, BadRequestsAreRefusedWithAReason) {
  const RunningOnline server;
  const auto status = [&](std::string_view method, std::string_view target, std::string_view body = "") {
    const auto answer = server.call(method, target, body);
    EXPECT_NE(answer.field("content-security-policy"), "") << target;
    return answer.status;
  };
  EXPECT_EQ(status("GET", "/api/nothing"), 404);
  EXPECT_EQ(status("PUT", "/api/me"), 405);
  EXPECT_EQ(status("POST", "/api/me", "not json"), 400);
  EXPECT_EQ(status("POST", "/api/me", "[]"), 400);
  EXPECT_EQ(status("POST", "/api/me", std::string(5000, ' ')), 413);
  EXPECT_EQ(status("POST", "/api/me", std::string(9000, ' ')), 413);
  EXPECT_EQ(status("POST", "/api/me", std::string(2000, '[')), 400);
  EXPECT_EQ(status("GET", "/api/tables?game=%zz"), 400);
  EXPECT_EQ(status("GET", "/api/tables/AAAAAAAAAAAAAAAAAAAAAA"), 404);
  EXPECT_EQ(status("GET", "/api/../api/me"), 404);
  EXPECT_EQ(status("GET", "/api/socket"), 426);
}

TEST(OnlinePlay, ALinkToATableIsThePage) {
  const RunningOnline server;
  EXPECT_EQ(server.call("GET", "/t/AAAAAAAAAAAAAAAAAAAAAA").body, "start");
  EXPECT_EQ(server.call("GET", "/x/AAAAAAAAAAAAAAAAAAAAAA").status, 404);
}

TEST(OnlinePlay, SaysHowItIs) {
  const RunningOnline server;
  EXPECT_EQ(server.call("GET", "/healthz").body, R"({"status":"ok"})");
  const std::string ada = server.person("Ada");
  SocketClient client(server.port(), ada);
  EXPECT_NE(hear(client, "hello"), "");
  const auto metrics = server.call("GET", "/metrics");
  EXPECT_EQ(metrics.status, 200);
  EXPECT_THAT(metrics.field("content-type"), HasSubstr("version=0.0.4"));
  EXPECT_THAT(metrics.body, HasSubstr("\ntessera_connections 1\n"));
  EXPECT_THAT(metrics.body, HasSubstr("tessera_commit_seconds_bucket{le=\"+Inf\"} "));
  EXPECT_EQ(server.call("GET", "/metrics", "", "X-Forwarded-For: 203.0.113.7\r\n").status, 404)
      << "not for the clients of a proxy";
}

TEST(OnlinePlay, NoSecretIsLogged) {
  RunningOnline server;
  const std::string ada = server.person("Ada");
  const std::string table = open_table(server, ada);
  const std::string link = text_at(json(server.call("POST", "/api/me/link", "{}", ada).body), "link");
  SocketClient(server.port(), ada).say(concat(R"({"id":"1","do":"watch","table":")", table, R"("})"));
  server.stop();
  server.wait_for_end();
  const std::string key = ada.substr(ada.find('=') + 1, 43);
  EXPECT_THAT(server.logged(), Not(HasSubstr(key)));
  EXPECT_THAT(server.logged(), Not(HasSubstr(link)));
}

TEST(OnlinePlay, StoppingTellsEverybody) {
  RunningOnline server;
  SocketClient client(server.port());
  EXPECT_NE(hear(client, "hello"), "");
  server.stop();
  EXPECT_NE(hear(client, "closing"), "");
  EXPECT_EQ(client.wait_for_close(), 1001);
}

TEST(OnlinePlay, FloodingMessagesEndTheirConnectionAlone) {
  RunningOnline::Settings settings;
  settings.limits.messages_a_second = 10;
  settings.limits.messages_at_once = 50;
  const RunningOnline server(settings);
  SocketClient flood(server.port());
  SocketClient other(server.port());
  for (int i = 0; i < 200; ++i) flood.say(R"({"id":"1","do":"ping"})");
  EXPECT_EQ(flood.wait_for_close(), 1008);
  other.say(R"({"id":"2","do":"ping"})");
  EXPECT_NE(hear(other, "done"), "");
}

}  // namespace
}  // namespace tessera::server
