#include "server/head.h"

#include <gtest/gtest.h>
#include <string>

#include "base/text.h"

namespace tessera::server {
namespace {

const std::string kSmall = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";

// The status that refuses it; 0 when it is read.
unsigned refusal_of(const std::string& text, const Limits& limits = {}) {
  const auto head = parse_head(text, limits);
  return head ? 0 : head.error();
}

unsigned search_refusal(const std::string& text, const Limits& limits = {}) {
  const HeadSize size = find_head(text, limits);
  return size ? 0 : size.error();
}

TEST(Head, EndsWithAnEmptyLine) {
  const Limits limits;
  for (std::size_t i = 0; i < kSmall.size(); ++i)
    EXPECT_EQ(find_head(kSmall.substr(0, i), limits), HeadSize(std::nullopt)) << i;
  EXPECT_EQ(find_head(kSmall, limits), HeadSize(kSmall.size()));
  EXPECT_EQ(find_head(kSmall + "GET", limits), HeadSize(kSmall.size()));
  EXPECT_EQ(find_head(kSmall + kSmall, limits), HeadSize(kSmall.size()));
}

TEST(Head, WhatIsNoneIsRefusedBeforeItsEnd) {
  EXPECT_EQ(search_refusal("\x16\x03\x01"), 400U) << "TLS";
  EXPECT_EQ(search_refusal("GET / HTTP/1.1\n"), 400U);
  EXPECT_EQ(search_refusal("GET / HTTP/1.1\r\nHost: x\n"), 400U);
  EXPECT_EQ(search_refusal("\r\n"), 400U);
  EXPECT_EQ(search_refusal("\n"), 400U);
  EXPECT_EQ(search_refusal(std::string(1, '\0')), 400U);
}

TEST(Head, IsBounded) {
  const Limits limits{.head_bytes = kSmall.size()};
  EXPECT_EQ(find_head(kSmall, limits), HeadSize(kSmall.size()));
  EXPECT_EQ(search_refusal("GET / HTTP/1.1\r\nHost: localhost1\r\n\r\n", limits), 431U);
  EXPECT_EQ(search_refusal(std::string(kSmall.size(), 'A'), limits), 431U);
  EXPECT_EQ(search_refusal(std::string(kSmall.size() - 1, 'A'), limits), 0U);
}

TEST(Head, IsReadAsARequest) {
  const auto head = parse_head(
      "GET /a?b HTTP/1.1\r\nHost: localhost\r\naccept-encoding: gzip\r\nAccept-Encoding:  br \r\nX:\r\n\r\n",
      {});
  ASSERT_TRUE(head);
  const Request request = to_request(*head);
  EXPECT_EQ(request.method, "GET");
  EXPECT_EQ(request.target, "/a?b");
  EXPECT_FALSE(request.has_body);
  EXPECT_TRUE(request.keep_alive);
  EXPECT_EQ(request.field("Accept-Encoding"), "gzip, br");
  EXPECT_EQ(request.field("HOST"), "localhost");
  EXPECT_EQ(request.field("x"), "");
  EXPECT_FALSE(request.field("Range"));
}

TEST(Head, MethodsThatNobodyKnowsAreReadToo) {
  const auto head = parse_head("FROBNICATE / HTTP/1.1\r\nHost: x\r\n\r\n", {});
  ASSERT_TRUE(head);
  EXPECT_EQ(to_request(*head).method, "FROBNICATE");
}

TEST(Head, SaysWhetherTheConnectionGoesOn) {
  const auto keeps = [](const std::string& text) { return to_request(*parse_head(text, {})).keep_alive; };
  EXPECT_TRUE(keeps(kSmall));
  EXPECT_FALSE(keeps("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"));
  EXPECT_FALSE(keeps("GET / HTTP/1.1\r\nHost: x\r\nConnection: foo, Close\r\n\r\n"));
  EXPECT_FALSE(keeps("GET / HTTP/1.0\r\n\r\n"));
  EXPECT_FALSE(keeps("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n"));
}

TEST(Head, SaysWhetherABodyFollows) {
  const auto has_body = [](const std::string& lines) {
    return to_request(*parse_head("GET / HTTP/1.1\r\nHost: x\r\n" + lines + "\r\n", {})).has_body;
  };
  EXPECT_FALSE(has_body(""));
  EXPECT_FALSE(has_body("Content-Length: 0\r\n"));
  EXPECT_TRUE(has_body("Content-Length: 1\r\n"));
  EXPECT_TRUE(has_body("Content-Length: 18446744073709551614\r\n"));
  EXPECT_TRUE(has_body("Transfer-Encoding: chunked\r\n"));
  EXPECT_TRUE(has_body("Transfer-Encoding: identity\r\n"));
}

TEST(Head, WhatIsMalformedIsRefused) {
  const std::string rest = "\r\nHost: x\r\n\r\n";
  for (const std::string& line :
       {std::string("GET"), std::string("GET /"), std::string("GET  / HTTP/1.1"),
        std::string("G@T / HTTP/1.1"), std::string("GET /a b HTTP/1.1"), std::string("GET /\0 HTTP/1.1", 15),
        std::string("GET /\x7f HTTP/1.1"), std::string(" GET / HTTP/1.1")})
    EXPECT_GE(refusal_of(line + rest), 400U) << line;
  for (const char* lines :
       {"Host : x\r\n", "Host: x\r\nno colon\r\n", "Host: x\r\n: y\r\n", "Host: x\r\nA\x01: y\r\n",
        "Host: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n", "Host: x\r\nContent-Length: -1\r\n",
        "Host: x\r\nContent-Length: x\r\n", "Host: x\r\nContent-Length: 18446744073709551616\r\n",
        "Host: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n", "", "Host: x\r\nHost: x\r\n",
        "Host: x\r\nhost: y\r\n"})
    EXPECT_EQ(refusal_of(concat("GET / HTTP/1.1\r\n", lines, "\r\n")), 400U) << lines;
  EXPECT_EQ(refusal_of("GET / HTTP/1.0\r\n\r\n"), 0U) << "only HTTP/1.1 asks for a host";
}

TEST(Head, OtherVersionsAreNotSpoken) {
  EXPECT_EQ(refusal_of("PRI * HTTP/2.0\r\n\r\n"), 505U);
  EXPECT_EQ(refusal_of("GET / HTTP/0.9\r\nHost: x\r\n\r\n"), 505U);
  EXPECT_EQ(refusal_of("GET / HTTP/1.2\r\nHost: x\r\n\r\n"), 505U);
}

TEST(Head, ALongTargetIsRefused) {
  const auto asked = [](std::size_t size) {
    return concat("GET /", std::string(size - 1, 'a'), " HTTP/1.1\r\nHost: x\r\n\r\n");
  };
  EXPECT_EQ(refusal_of(asked(2048)), 0U);
  EXPECT_EQ(refusal_of(asked(2049)), 414U);
}

}  // namespace
}  // namespace tessera::server
