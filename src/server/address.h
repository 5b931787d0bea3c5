#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/message.h"

namespace tessera::server {

inline constexpr std::uint16_t kDefaultPort = 8101;

// Where to listen: "localhost", an IPv4 address or an IPv6 address, and a port. Port 0 is any that
// is free.
struct Address {
  std::string host = "localhost";
  std::uint16_t port = kDefaultPort;

  // "127.0.0.1:8101", "[::1]:8101", "localhost:8101".
  static Result<Address> parse(std::string_view text);
  // As a browser writes it: "http://localhost:8101". Addresses that stand for all of a machine's
  // can't be opened; this machine's own name stands there for them.
  [[nodiscard]] std::string url() const;
  // Whether others than this machine can reach it.
  [[nodiscard]] bool is_open_to_others() const;
};

}  // namespace tessera::server
