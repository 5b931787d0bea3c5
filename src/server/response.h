#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "server/live.h"

namespace tessera::server {

// An answer but for what depends on the connection and the clock: the fields Connection and Date.
struct Response {
  struct Field {
    std::string_view name;
    std::string value;
  };
  // Text of its own, or a view of bytes that live as long as the server.
  using Body = std::variant<std::string, std::string_view>;

  unsigned status = 200;
  std::vector<Field> fields;
  Body body;
  // Hears the client from now on, when it asked for a WebSocket and the status is 101.
  std::shared_ptr<Live> live = nullptr;

  [[nodiscard]] std::string_view bytes() const;
  // The value of a field; empty when there is none.
  [[nodiscard]] std::string_view field(std::string_view name) const;
};

// "Not Found" of 404.
std::string_view reason_of(unsigned status);

// A status and nothing but its name as text.
Response plain_response(unsigned status);

}  // namespace tessera::server
