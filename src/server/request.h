#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::server {

// The head of a request, as it was sent. The views are into what the connection has read.
struct Request {
  struct Field {
    std::string_view name;
    std::string_view value;
  };

  std::string_view method;
  std::string_view target;
  std::vector<Field> fields;
  bool has_body = false;
  bool keep_alive = true;  // the client would like to ask more on this connection

  // The value of a field, whatever the case of its name. Values of several fields of that name
  // are one list (RFC 9110, 5.3).
  [[nodiscard]] std::optional<std::string> field(std::string_view name) const;
};

}  // namespace tessera::server
