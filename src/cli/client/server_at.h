#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/message.h"

namespace tessera::cli::client {

// Where a server is.
struct ServerAt {
  std::string host = "127.0.0.1";
  std::uint16_t port = 0;
  bool is_secure = false;  // over TLS

  // Of "http://127.0.0.1:8101" or "https://play.example.org"; "http://" may be left out. What follows
  // the address is not looked at.
  static Result<ServerAt> parse(std::string_view url);

  // "http://127.0.0.1:8101", without a port that goes without saying.
  [[nodiscard]] std::string url() const;
  // What stands in the field Host.
  [[nodiscard]] std::string host_field() const;
};

}  // namespace tessera::cli::client
