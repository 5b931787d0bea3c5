#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::server {

// A request as it was sent. The views are into what the connection has read.
struct Request {
  struct Field {
    std::string_view name;
    std::string_view value;
  };

  std::string_view method;
  std::string_view target;
  std::vector<Field> fields;
  bool has_body = false;
  // Of a body that was read. One that is too long, or that this method has no use for, is not.
  std::string_view body = {};
  bool keep_alive = true;       // the client would like to ask more on this connection
  bool wants_socket = false;    // asks for a WebSocket that speaks our protocol
  std::string_view guest = {};  // the address it comes from, as connections are counted

  // The value of a field, whatever the case of its name. Values of several fields of that name
  // are one list (RFC 9110, 5.3).
  [[nodiscard]] std::optional<std::string> field(std::string_view name) const;
};

}  // namespace tessera::server
