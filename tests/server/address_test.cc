#include "server/address.h"

#include <gtest/gtest.h>

#include "server/messages.h"

namespace tessera::server {
namespace {

std::string url_of(std::string_view text) {
  const auto address = Address::parse(text);
  return address ? address->url() : "refused";
}

TEST(Address, IsShownAsABrowserWantsIt) {
  EXPECT_EQ(Address{}.url(), "http://localhost:8101");
  EXPECT_EQ(url_of("127.0.0.1:80"), "http://127.0.0.1:80");
  EXPECT_EQ(url_of("192.168.1.20:8101"), "http://192.168.1.20:8101");
  EXPECT_EQ(url_of("[::1]:8101"), "http://[::1]:8101");
  EXPECT_EQ(url_of("[0:0:0:0:0:0:0:1]:8101"), "http://[::1]:8101");
  EXPECT_EQ(url_of("localhost:0"), "http://localhost:0");
  EXPECT_EQ(url_of("0.0.0.0:8101"), "http://localhost:8101");
  EXPECT_EQ(url_of("[::]:8101"), "http://localhost:8101");
}

TEST(Address, KnowsWhetherOthersReachIt) {
  EXPECT_FALSE(Address{}.is_open_to_others());
  EXPECT_FALSE(Address::parse("127.0.0.5:1")->is_open_to_others());
  EXPECT_FALSE(Address::parse("[::1]:1")->is_open_to_others());
  EXPECT_TRUE(Address::parse("0.0.0.0:1")->is_open_to_others());
  EXPECT_TRUE(Address::parse("[::]:1")->is_open_to_others());
  EXPECT_TRUE(Address::parse("192.168.1.20:1")->is_open_to_others());
}

TEST(Address, OthersAreRefused) {
  for (const char* text :
       {"", "8101", ":8101", "localhost", "localhost:", "localhost:65536", "localhost:-1", "localhost:x",
        "::1:8101", "[127.0.0.1]:1", "[::1]", "[::1:1", "example.org:80", "127.0.0.1:80:80", "127.0.0.256:1",
        "127.1:1", " 127.0.0.1:1", "127.0.0.1: 1", "*:1"}) {
    const auto address = Address::parse(text);
    ASSERT_FALSE(address) << text;
    EXPECT_TRUE(address.error().is(Say::bad_address)) << text;
  }
}

}  // namespace
}  // namespace tessera::server
