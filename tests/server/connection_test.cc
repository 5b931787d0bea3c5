#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>

#include "base/text.h"
#include "tests/server/running_server.h"
#include "tests/support/temporary_folder.h"

// Real connections: what a client sends and gets, byte by byte.

namespace tessera::server {
namespace {

using ::tessera::testing::http_request;
using ::tessera::testing::HttpAnswer;
using ::tessera::testing::HttpClient;
using ::tessera::testing::TemporaryFolder;
using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using ::testing::Not;

Files small_page() {
  return Files({{"index.html", "start"}, {"a.txt", "aaaa"}, {"b.txt", "bb"}, {"b.txt.gz", "z"}});
}

TEST(Connection, AnswersWithTheFileAndAllThatIsSaidOfIt) {
  const RunningServer server(small_page());
  const auto answer = server.ask(http_request("GET", "/b.txt", "Accept-Encoding: gzip\r\n"));
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->status, 200);
  EXPECT_EQ(answer->body, "z");
  EXPECT_EQ(answer->field("content-encoding"), "gzip");
  EXPECT_EQ(answer->field("content-type"), "text/plain; charset=utf-8");
  EXPECT_EQ(answer->field("cache-control"), "no-cache");
  EXPECT_EQ(answer->field("vary"), "Accept-Encoding");
  EXPECT_THAT(answer->field("content-security-policy"), HasSubstr("default-src 'none'"));
  EXPECT_EQ(answer->field("cross-origin-opener-policy"), "same-origin");
  EXPECT_EQ(answer->field("connection"), "");
  EXPECT_THAT(answer->field("date"), MatchesRegex("[A-Z][a-z][a-z], [0-9]{2} [A-Z][a-z][a-z] [0-9]{4} "
                                                  "[0-9]{2}:[0-9]{2}:[0-9]{2} GMT"));
}

TEST(Connection, ServesSeveralRequestsOneAfterTheOther) {
  const RunningServer server(small_page());
  HttpClient client = server.connect();
  for (int i = 0; i < 20; ++i) {
    ASSERT_TRUE(client.send(http_request("GET", i % 2 == 0 ? "/a.txt" : "/b.txt")));
    const auto answer = client.receive();
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->body, i % 2 == 0 ? "aaaa" : "bb");
  }
}

TEST(Connection, AnswersPipelinedRequestsInTheirOrder) {
  const RunningServer server(small_page());
  HttpClient client = server.connect();
  ASSERT_TRUE(client.send(http_request("GET", "/a.txt") + http_request("HEAD", "/a.txt") +
                          http_request("GET", "/none") +
                          http_request("GET", "/a.txt", "If-None-Match: *\r\n") +
                          http_request("GET", "/b.txt", "Range: bytes=1-\r\n")));
  EXPECT_EQ(client.receive()->body, "aaaa");
  EXPECT_EQ(client.receive(true)->field("content-length"), "4");
  EXPECT_EQ(client.receive()->status, 404);
  EXPECT_EQ(client.receive()->status, 304);
  EXPECT_EQ(client.receive()->body, "b");
}

TEST(Connection, AnswersAHundredPipelinedRequests) {
  const RunningServer server(small_page());
  HttpClient client = server.connect();
  std::string all;
  for (int i = 0; i < 100; ++i) all += http_request("GET", concat("/", i % 3 == 0 ? "a" : "b", ".txt?n=", i));
  ASSERT_TRUE(client.send(all));
  for (int i = 0; i < 100; ++i) {
    const auto answer = client.receive();
    ASSERT_TRUE(answer) << i;
    EXPECT_EQ(answer->body, i % 3 == 0 ? "aaaa" : "bb") << i;
  }
}

TEST(Connection, ARequestMayComeByteByByte) {
  const RunningServer server(small_page());
  HttpClient client = server.connect();
  for (const char byte : http_request("GET", "/a.txt")) ASSERT_TRUE(client.send({&byte, 1}));
  EXPECT_EQ(client.receive()->body, "aaaa");
}

TEST(Connection, AHalfClosedOneIsAnswered) {
  const RunningServer server(small_page());
  HttpClient client = server.connect();
  ASSERT_TRUE(client.send(http_request("GET", "/a.txt") + http_request("GET", "/b.txt")));
  client.close_sending();
  EXPECT_EQ(client.receive()->body, "aaaa");
  EXPECT_EQ(client.receive()->body, "bb");
  EXPECT_EQ(client.receive_all(), "");
}

TEST(Connection, HalfARequestIsAnsweredByNothing) {
  const RunningServer server(small_page());
  HttpClient client = server.connect();
  ASSERT_TRUE(client.send("GET /a.txt HTTP/1.1\r\nHost: x\r\n"));
  client.close_sending();
  EXPECT_EQ(client.receive_all(), "");
  EXPECT_TRUE(server.ask(http_request("GET", "/a.txt")));
}

TEST(Connection, EndsWhereTheClientWantsIt) {
  const RunningServer server(small_page());
  for (const std::string& request :
       {http_request("GET", "/a.txt", "Connection: close\r\n"), std::string("GET /a.txt HTTP/1.0\r\n\r\n")}) {
    HttpClient client = server.connect();
    ASSERT_TRUE(client.send(request + http_request("GET", "/b.txt")));
    const auto answer = client.receive();
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->body, "aaaa");
    EXPECT_EQ(answer->field("connection"), "close");
    client.close_sending();
    EXPECT_EQ(client.receive_all(), "") << "what was sent after it is not answered";
  }
}

// Whatever is hidden in a body never counts as a request.
TEST(Connection, ABodyThatIsNotReadEndsIt) {
  const RunningServer server(small_page());
  const std::string hidden = http_request("GET", "/b.txt");
  const std::string length = concat("Content-Length: ", hidden.size(), "\r\n");
  const auto status_of = [&](const char* method, const std::string& lines) {
    HttpClient client = server.connect();
    EXPECT_TRUE(client.send(http_request(method, "/a.txt", lines) + hidden));
    const auto answer = client.receive();
    client.close_sending();
    EXPECT_EQ(client.receive_all(), "");
    return answer && answer->field("connection") == "close" ? answer->status : 0;
  };
  EXPECT_EQ(status_of("GET", length), 413);
  EXPECT_EQ(status_of("GET", "Transfer-Encoding: chunked\r\n"), 413);
  EXPECT_EQ(status_of("GET", length + "Transfer-Encoding: chunked\r\n"), 400);
  EXPECT_EQ(status_of("POST", "Content-Length: 8193\r\n"), 405);
  EXPECT_EQ(status_of("POST", "Transfer-Encoding: chunked\r\n"), 405);
}

TEST(Connection, WhoeverSendsMuchStillGetsTheAnswer) {
  const RunningServer server(small_page());
  HttpClient client = server.connect();
  const std::string body(4 << 20, 'x');
  ASSERT_TRUE(client.send(http_request("PUT", "/a.txt", concat("Content-Length: ", body.size(), "\r\n"))));
  ASSERT_TRUE(client.send(body));
  const auto answer = client.receive();
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->status, 405);
  EXPECT_EQ(answer->field("allow"), "GET, HEAD");
}

TEST(Connection, WhatIsNoRequestIsRefusedAndEndsIt) {
  const RunningServer server(small_page());
  const auto status_of = [&](const std::string& bytes) {
    HttpClient client = server.connect();
    client.send(bytes);
    const auto answer = client.receive();
    EXPECT_NE(answer->field("content-security-policy"), "");
    client.close_sending();
    EXPECT_EQ(client.receive_all(), "") << "and nothing after it";
    return answer->field("connection") == "close" ? answer->status : 0;
  };
  EXPECT_EQ(status_of("\x16\x03\x01\x02"), 400);
  EXPECT_EQ(status_of("hello\n"), 400);
  EXPECT_EQ(status_of("GET / HTTP/1.1\r\n\r\n"), 400);
  EXPECT_EQ(status_of("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"), 400);
  EXPECT_EQ(status_of("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"), 505);
  EXPECT_EQ(status_of(http_request("GET", concat("/", std::string(3000, 'a')))), 414);
  EXPECT_EQ(status_of(http_request("GET", "/", concat("X: ", std::string(9000, 'a'), "\r\n"))), 431);
  EXPECT_EQ(status_of(concat("GET /", std::string(9000, 'a'))), 431);
  std::string many;
  for (int i = 0; i < 2000; ++i) many += concat("X", i, ": y\r\n");
  EXPECT_EQ(status_of(http_request("GET", "/", many)), 431);
}

// The folder's neighbour holds what must never leave the machine.
TEST(Connection, NothingOutsideOfTheFolderCanBeReached) {
  const TemporaryFolder house;
  std::filesystem::create_directories(house.path() + "/page/assets");
  (void)house.write("secret.txt", "TOP SECRET");
  (void)house.write("page/index.html", "start");
  (void)house.write("page/assets/a.js", "code");
  const RunningServer server(*Files::read(house.path() + "/page"));
  const std::string absolute = house.path() + "/secret.txt";
  std::vector<std::string> targets = {"/../secret.txt",
                                      "/assets/../../secret.txt",
                                      "/./../secret.txt",
                                      "/..",
                                      "/../",
                                      "/%2e%2e/secret.txt",
                                      "/%2E%2E/secret.txt",
                                      "/.%2e/secret.txt",
                                      "/%2e./secret.txt",
                                      "/..%2fsecret.txt",
                                      "/..%2Fsecret.txt",
                                      "/%2e%2e%2fsecret.txt",
                                      "/..%5csecret.txt",
                                      "/..\\secret.txt",
                                      "/\\..\\secret.txt",
                                      "\\..\\secret.txt",
                                      "/%252e%252e/secret.txt",
                                      "/%252e%252e%252fsecret.txt",
                                      "/..%252fsecret.txt",
                                      "/%25252e%25252e/secret.txt",
                                      "/%c0%ae%c0%ae/secret.txt",
                                      "/%c0%ae%c0%ae%c0%afsecret.txt",
                                      "/..%c0%afsecret.txt",
                                      "/..%c1%9csecret.txt",
                                      "/%uff0e%uff0e/secret.txt",
                                      "/%e2%80%a4%e2%80%a4/secret.txt",
                                      "/....//secret.txt",
                                      "/..;/secret.txt",
                                      "/..%00/secret.txt",
                                      "/index.html%00",
                                      "/%00",
                                      "/index.html/../../secret.txt",
                                      "/assets/%2e%2e/%2e%2e/secret.txt",
                                      "//../secret.txt",
                                      "///secret.txt",
                                      "http://localhost/../secret.txt",
                                      "http://localhost/%2e%2e/secret.txt",
                                      "http:///../secret.txt",
                                      "http://localhost/assets/../../secret.txt",
                                      "file://" + absolute,
                                      absolute,
                                      "/" + absolute,
                                      "//" + absolute,
                                      "/%2f" + absolute.substr(1),
                                      "http://localhost" + absolute,
                                      "/?/../secret.txt/..",
                                      "/~root/secret.txt",
                                      "/index.html?/../../secret.txt",
                                      "/proc/self/environ",
                                      "/dev/zero",
                                      "../secret.txt",
                                      "secret.txt",
                                      "*",
                                      "/.",
                                      "/assets/.",
                                      "/assets/..",
                                      "/#/../secret.txt"};
  for (const std::string& target : targets)
    for (const char* method : {"GET", "HEAD"}) {
      HttpClient client = server.connect();
      ASSERT_TRUE(client.send(concat(method, ' ', target, " HTTP/1.1\r\nHost: ../secret.txt\r\n\r\n")));
      const auto answer = client.receive(std::string_view(method) == "HEAD");
      ASSERT_TRUE(answer) << target;
      EXPECT_THAT(answer->body, Not(HasSubstr("SECRET"))) << target;
      const bool is_start_page = target.starts_with("/?") || target.starts_with("/index.html?");
      if (is_start_page) {
        EXPECT_EQ(answer->status, 200) << target;
      } else {
        EXPECT_TRUE(answer->status == 400 || answer->status == 404) << target << ' ' << answer->status;
      }
    }
  HttpClient client = server.connect();
  ASSERT_TRUE(client.send(std::string("GET /..\0/secret.txt HTTP/1.1\r\nHost: x\r\n\r\n", 42)));
  EXPECT_EQ(client.receive()->status, 400);
}

TEST(Connection, ABigFileArrivesWhole) {
  std::string big;
  for (int i = 0; big.size() < (6 << 20); ++i) big += concat(i, ' ');
  const RunningServer server(Files({{"index.html", ""}, {"big", big}}));
  HttpClient client = server.connect();
  ASSERT_TRUE(
      client.send(http_request("GET", "/big") + http_request("GET", "/big", "Range: bytes=5000000-\r\n")));
  EXPECT_EQ(client.receive()->body, big);
  EXPECT_EQ(client.receive()->body, big.substr(5000000));
}

TEST(Connection, AClientThatGoesAwayHarmsNobody) {
  const RunningServer server(Files({{"index.html", "start"}, {"big", std::string(8 << 20, 'x')}}));
  for (int i = 0; i < 20; ++i) {
    const HttpClient client = server.connect();
    ASSERT_TRUE(client.send(http_request("GET", "/big") + "GET /half"));
  }
  EXPECT_EQ(server.ask(http_request("GET", "/"))->body, "start");
}

}  // namespace
}  // namespace tessera::server
