#include "server/respond.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace tessera::server {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

const Files& page() {
  static const Files kPage({{"index.html", "<p>The start page.</p>"},
                            {"index.html.br", "brotli"},
                            {"index.html.gz", "gzip, longer"},
                            {"plain.txt", "0123456789"},
                            {"empty.txt", ""},
                            {"assets/app-B3xY_9ka.js", "code"},
                            {"tessera.wasm", "wasm"}});
  return kPage;
}

Response ask(std::string_view target, std::vector<Request::Field> fields = {},
             std::string_view method = "GET") {
  return respond(page(), {.method = method, .target = target, .fields = std::move(fields)});
}

TEST(Respond, AFileIsSentWithWhatItIs) {
  const Response response = ask("/plain.txt");
  EXPECT_EQ(response.status, 200U);
  EXPECT_EQ(response.bytes(), "0123456789");
  EXPECT_EQ(response.field("Content-Type"), "text/plain; charset=utf-8");
  EXPECT_EQ(response.field("Content-Length"), "10");
  EXPECT_EQ(response.field("Accept-Ranges"), "bytes");
  EXPECT_EQ(response.field("ETag"), page().find("plain.txt")->plain.tag);
  EXPECT_EQ(response.field("Content-Encoding"), "");
  EXPECT_EQ(ask("/tessera.wasm").field("Content-Type"), "application/wasm");
}

TEST(Respond, TheRootIsTheStartPage) {
  for (const char* target : {"/", "/index.html", "/?lang=fr", "http://localhost:8101/"})
    EXPECT_EQ(ask(target).bytes(), "<p>The start page.</p>") << target;
}

TEST(Respond, AnEmptyFileIsAFile) {
  EXPECT_EQ(ask("/empty.txt").status, 200U);
  EXPECT_EQ(ask("/empty.txt").field("Content-Length"), "0");
}

TEST(Respond, WhatNeverChangesIsKeptForEverAndTheRestAskedFor) {
  EXPECT_EQ(ask("/assets/app-B3xY_9ka.js").field("Cache-Control"), "public, max-age=31536000, immutable");
  for (const char* target : {"/", "/plain.txt", "/none"})
    EXPECT_EQ(ask(target).field("Cache-Control"), "no-cache") << target;
}

TEST(Respond, TheClientChoosesTheEncoding) {
  const auto sent = [](const char* accept) {
    const Response response = ask("/", {{"Accept-Encoding", accept}});
    EXPECT_EQ(response.field("Vary"), "Accept-Encoding") << accept;
    return std::string(response.field("Content-Encoding")) + '|' + std::string(response.bytes());
  };
  const std::string plain = "|<p>The start page.</p>";
  EXPECT_EQ(sent("gzip, deflate, br"), "br|brotli");
  EXPECT_EQ(sent("gzip, deflate"), "gzip|gzip, longer");
  EXPECT_EQ(sent("br;q=0.5, gzip;q=0.8"), "gzip|gzip, longer");
  EXPECT_EQ(sent("br;q=0.5, gzip;q=0.8, identity"), plain);
  EXPECT_EQ(sent("*"), "br|brotli");
  EXPECT_EQ(sent("br;q=0, *"), "gzip|gzip, longer");
  EXPECT_EQ(sent("zstd"), plain);
  EXPECT_EQ(sent(""), plain);
  EXPECT_EQ(ask("/").bytes(), "<p>The start page.</p>") << "nothing is said, nothing is risked";
  EXPECT_EQ(ask("/").field("Vary"), "Accept-Encoding");
  EXPECT_EQ(ask("/", {{"accept-encoding", "gzip"}, {"Accept-Encoding", "br"}}).bytes(), "brotli");
}

TEST(Respond, AnEncodingThatIsNotThereIsNotAcceptable) {
  EXPECT_EQ(ask("/plain.txt", {{"Accept-Encoding", "br, identity;q=0"}}).status, 406U);
  EXPECT_EQ(ask("/", {{"Accept-Encoding", "br, identity;q=0"}}).status, 200U);
}

TEST(Respond, WhoeverHasTheBytesIsNotSentThemAgain) {
  const std::string tag(ask("/").field("ETag"));
  const Response again = ask("/", {{"If-None-Match", "\"x\", W/" + tag}});
  EXPECT_EQ(again.status, 304U);
  EXPECT_EQ(again.bytes(), "");
  EXPECT_EQ(again.field("ETag"), tag);
  EXPECT_EQ(again.field("Cache-Control"), "no-cache");
  EXPECT_EQ(again.field("Vary"), "Accept-Encoding");
  EXPECT_EQ(again.field("Content-Length"), "") << "it would be that of the bytes";
  EXPECT_NE(again.field("Content-Security-Policy"), "");
  EXPECT_EQ(ask("/", {{"If-None-Match", "*"}}).status, 304U);
  EXPECT_EQ(ask("/", {{"If-None-Match", "\"x\""}}).status, 200U);
  EXPECT_EQ(ask("/", {{"If-None-Match", tag}, {"Accept-Encoding", "br"}}).status, 200U)
      << "each encoding has a tag of its own";
  EXPECT_EQ(ask("/none", {{"If-None-Match", "*"}}).status, 404U);
  EXPECT_EQ(ask("/", {{"If-None-Match", tag}, {"Range", "bytes=0-1"}}).status, 304U);
}

TEST(Respond, AConditionThatFailsChangesTheAnswer) {
  const std::string tag(ask("/").field("ETag"));
  EXPECT_EQ(ask("/", {{"If-Match", tag}}).status, 200U);
  EXPECT_EQ(ask("/", {{"If-Match", "W/" + tag}}).status, 412U);
  EXPECT_EQ(ask("/", {{"If-Match", "\"x\""}}).status, 412U);
}

TEST(Respond, APartIsSentWhenOneIsAskedFor) {
  const Response part = ask("/plain.txt", {{"Range", "bytes=2-4"}});
  EXPECT_EQ(part.status, 206U);
  EXPECT_EQ(part.bytes(), "234");
  EXPECT_EQ(part.field("Content-Range"), "bytes 2-4/10");
  EXPECT_EQ(part.field("Content-Length"), "3");
  EXPECT_EQ(part.field("ETag"), ask("/plain.txt").field("ETag"));
  const Response last = ask("/", {{"Range", "bytes=-2"}, {"Accept-Encoding", "br"}});
  EXPECT_EQ(last.bytes(), "li") << "a part of the bytes that would be sent";
  EXPECT_EQ(last.field("Content-Range"), "bytes 4-5/6");
  EXPECT_EQ(ask("/plain.txt", {{"Range", "bytes=0-1,4-5"}}).status, 200U);
}

TEST(Respond, APartBeyondTheEndIsNotThere) {
  const Response response = ask("/plain.txt", {{"Range", "bytes=10-"}});
  EXPECT_EQ(response.status, 416U);
  EXPECT_EQ(response.field("Content-Range"), "bytes */10");
}

TEST(Respond, APartOfOtherBytesIsAllOfThem) {
  const std::string tag(ask("/plain.txt").field("ETag"));
  const auto status = [](const std::string& condition) {
    return ask("/plain.txt", {{"Range", "bytes=2-4"}, {"If-Range", condition}}).status;
  };
  EXPECT_EQ(status(tag), 206U);
  EXPECT_EQ(status("\"x\""), 200U);
  EXPECT_EQ(status("W/" + tag), 200U);
  EXPECT_EQ(status("Sun, 06 Nov 1994 08:49:37 GMT"), 200U);
}

TEST(Respond, HeadIsTheSameWithoutTheBytes) {
  for (const char* target : {"/", "/plain.txt", "/none", "/%"}) {
    const Response whole = ask(target);
    const Response head = ask(target, {}, "HEAD");
    EXPECT_EQ(head.bytes(), "") << target;
    EXPECT_EQ(head.status, whole.status) << target;
    ASSERT_EQ(head.fields.size(), whole.fields.size()) << target;
    for (const Response::Field& field : whole.fields)
      EXPECT_EQ(head.field(field.name), field.value) << target;
  }
  EXPECT_EQ(ask("/plain.txt", {{"Range", "bytes=2-4"}}, "HEAD").status, 200U);
}

TEST(Respond, OnlyReadingIsAllowed) {
  for (const char* method : {"POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "get", "FROBNICATE"}) {
    const Response response = ask("/", {}, method);
    EXPECT_EQ(response.status, 405U) << method;
    EXPECT_EQ(response.field("Allow"), "GET, HEAD") << method;
  }
  EXPECT_EQ(respond(page(), {.method = "GET", .target = "/", .fields = {}, .has_body = true}).status, 413U);
}

TEST(Respond, WhatIsNotThereIsNotFound) {
  const Response response = ask("/none.html");
  EXPECT_EQ(response.status, 404U);
  EXPECT_EQ(response.bytes(), "404 Not Found\n");
  EXPECT_EQ(response.field("Content-Type"), "text/plain; charset=utf-8");
  for (const char* target : {"/assets", "/assets/", "//", "//index.html", "/./index.html", "/index.html.br",
                             "/index.html.gz", "/.."})
    EXPECT_EQ(ask(target).status, 404U) << target;
  EXPECT_EQ(ask("*", {}, "OPTIONS").status, 400U);
}

TEST(Respond, EverythingIsSecured) {
  const auto check = [](const Response& response) {
    EXPECT_EQ(
        response.field("Content-Security-Policy"),
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'");
    EXPECT_EQ(response.field("X-Content-Type-Options"), "nosniff");
    EXPECT_EQ(response.field("Referrer-Policy"), "no-referrer");
    EXPECT_THAT(response.field("Permissions-Policy"), HasSubstr("camera=(), "));
    EXPECT_THAT(response.field("Permissions-Policy"), Not(HasSubstr("*")));
  };
  check(ask("/"));
  check(ask("/none"));
  check(ask("/plain.txt", {{"Range", "bytes=99-"}}));
  check(ask("/", {{"If-None-Match", "*"}}));
  check(ask("/", {}, "POST"));
  for (const unsigned status : {400U, 414U, 431U, 503U, 505U}) {
    check(refuse_request(status));
    EXPECT_EQ(refuse_request(status).status, status);
    EXPECT_GT(refuse_request(status).bytes().size(), 5U) << "every status has a name";
  }
}

// Chromium writes an error to the console where it ignores the field.
TEST(Respond, TheOpenerPolicyIsSaidWhereBrowsersObeyIt) {
  const auto policy = [](const char* host) {
    return std::string(ask("/", {{"Host", host}}).field("Cross-Origin-Opener-Policy"));
  };
  for (const char* host : {"localhost", "LOCALHOST:8101", "127.0.0.1:8101", "[::1]:8101", "x.localhost"})
    EXPECT_EQ(policy(host), "same-origin") << host;
  for (const char* host :
       {"tessera.test", "192.168.1.20:8101", "[fe80::1]:8101", "localhost.example.org", "", "["})
    EXPECT_EQ(policy(host), "") << host;
}

}  // namespace
}  // namespace tessera::server
