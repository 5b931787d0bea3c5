#include "server/guests.h"

#include <gtest/gtest.h>

namespace tessera::server {
namespace {

TEST(Guests, HaveRoomUpToALimitInAll) {
  const Limits limits{.connections = 2, .connections_an_address = 2};
  Guests guests(limits);
  EXPECT_TRUE(guests.enter("a"));
  EXPECT_TRUE(guests.enter("b"));
  EXPECT_FALSE(guests.enter("c"));
  EXPECT_EQ(guests.count(), 2);
  guests.leave("a");
  EXPECT_TRUE(guests.enter("c"));
}

TEST(Guests, HaveRoomUpToALimitEach) {
  const Limits limits{.connections = 10, .connections_an_address = 2};
  Guests guests(limits);
  EXPECT_TRUE(guests.enter("a"));
  EXPECT_TRUE(guests.enter("a"));
  EXPECT_FALSE(guests.enter("a"));
  EXPECT_TRUE(guests.enter("b"));
  guests.leave("a");
  EXPECT_TRUE(guests.enter("a"));
  EXPECT_FALSE(guests.enter("a"));
  EXPECT_EQ(guests.count(), 3);
}

TEST(Guests, AreNetworksWhereAddressesAreMany) {
  const auto guest = [](const char* address) { return guest_of(boost::asio::ip::make_address(address)); };
  EXPECT_EQ(guest("192.0.2.1"), "192.0.2.1");
  EXPECT_EQ(guest("::ffff:192.0.2.1"), "192.0.2.1");
  EXPECT_EQ(guest("2001:db8:1:2:3:4:5:6"), guest("2001:db8:1:2::9"));
  EXPECT_NE(guest("2001:db8:1:2::1"), guest("2001:db8:1:3::1"));
}

}  // namespace
}  // namespace tessera::server
