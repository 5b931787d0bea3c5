#include <gtest/gtest.h>
#include <netinet/in.h>
#include <string>
#include <sys/socket.h>
#include <unistd.h>
#include <vector>

#include "server/messages.h"
#include "tests/server/running_server.h"

namespace tessera::server {
namespace {

using ::tessera::testing::http_request;
using ::tessera::testing::HttpClient;

// Asked of the machine, not of the server: one that does not listen there must not be excused.
bool has_ipv6_loopback() {
  const int descriptor = ::socket(AF_INET6, SOCK_STREAM, 0);
  if (descriptor < 0) return false;
  const sockaddr_in6 loopback{.sin6_family = AF_INET6,
                              .sin6_port = 0,
                              .sin6_flowinfo = 0,
                              .sin6_addr = in6addr_loopback,
                              .sin6_scope_id = 0};
  const bool is_there =
      ::bind(descriptor, reinterpret_cast<const sockaddr*>(&loopback), sizeof loopback) == 0;
  ::close(descriptor);
  return is_there;
}

TEST(Opening, LocalhostIsBothOfItsAddresses) {
  const RunningServer server(Files(std::vector<Files::Entry>{{"index.html", "start"}}));
  EXPECT_EQ(server.ask(http_request("GET", "/"))->status, 200);
  HttpClient client = server.connect({.address = "::1"});
  ASSERT_EQ(client.is_connected(), has_ipv6_loopback());
  if (!client.is_connected()) return;  // a machine without IPv6 has one address only
  client.send(http_request("GET", "/"));
  EXPECT_EQ(client.receive()->status, 200);
}

TEST(Opening, APortThatIsInUseIsNamed) {
  const Handler handler = at_once([](const Request&) { return Response{}; });
  const auto first = Server::open({.port = 0}, handler);
  ASSERT_TRUE(first);
  for (const Address& address : {first->address(), Address{"127.0.0.1", first->address().port},
                                 Address{"0.0.0.0", first->address().port}}) {
    const auto second = Server::open(address, handler);
    ASSERT_FALSE(second);
    EXPECT_TRUE(second.error().is(Say::address_in_use));
    EXPECT_EQ(*second.error().argument("port"), Argument(first->address().port));
  }
}

TEST(Opening, AnAddressOfAnotherMachineIsRefused) {
  const auto server = Server::open({"192.0.2.1", 0}, at_once([](const Request&) { return Response{}; }));
  ASSERT_FALSE(server);
  EXPECT_TRUE(server.error().is(Say::not_listening));
}

}  // namespace
}  // namespace tessera::server
