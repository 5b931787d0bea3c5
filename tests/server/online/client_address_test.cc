#include "server/online/client_address.h"

#include <gtest/gtest.h>

namespace tessera::server {
namespace {

Request asked_by(std::string_view guest, std::vector<Request::Field> fields) {
  Request request{.method = "GET", .target = "/", .fields = std::move(fields)};
  request.guest = guest;
  return request;
}

TEST(Proxies, AreBelievedWhenTheyAreNamed) {
  const Proxies proxies({"127.0.0.1", "::1"});
  EXPECT_EQ(proxies.client(asked_by("127.0.0.1", {{"X-Forwarded-For", "203.0.113.7"}})), "203.0.113.7");
  EXPECT_EQ(proxies.client(asked_by("127.0.0.1", {{"X-Forwarded-For", "6.6.6.6, 203.0.113.7"}})),
            "203.0.113.7")
      << "the rest is what the client says";
  EXPECT_EQ(proxies.client(asked_by("127.0.0.1", {{"X-Forwarded-For", "2001:db8:1:2:3::4"}})),
            "2001:db8:1:2::");
  EXPECT_TRUE(proxies.is_secure(asked_by("127.0.0.1", {{"X-Forwarded-Proto", "https"}})));
  EXPECT_FALSE(proxies.is_secure(asked_by("127.0.0.1", {{"X-Forwarded-Proto", "http"}})));
}

TEST(Proxies, OthersAreNot) {
  for (const Proxies& proxies : {Proxies(), Proxies({"127.0.0.1"})}) {
    EXPECT_EQ(proxies.client(asked_by("203.0.113.7", {{"X-Forwarded-For", "1.2.3.4"}})), "203.0.113.7");
    EXPECT_FALSE(proxies.is_secure(asked_by("203.0.113.7", {{"X-Forwarded-Proto", "https"}})));
  }
}

TEST(Proxies, WhatIsNoAddressIsTheProxysOwn) {
  const Proxies proxies({"127.0.0.1"});
  for (const char* text : {"", "unknown", "a,b", "1.2.3.4,", "1.2.3.4.5"})
    EXPECT_EQ(proxies.client(asked_by("127.0.0.1", {{"X-Forwarded-For", text}})), "127.0.0.1") << text;
}

}  // namespace
}  // namespace tessera::server
