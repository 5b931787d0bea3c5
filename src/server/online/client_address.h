#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/request.h"

namespace tessera::server {

// Who asks, and how, where a proxy may stand in between: only of those that are
// named here is it believed what they say of the client.
class Proxies {
 public:
  // Addresses, as "127.0.0.1" and "::1".
  explicit Proxies(const std::vector<std::string>& addresses = {});

  // The address that limits are counted for.
  [[nodiscard]] std::string client(const Request& request) const;
  // Whether the client speaks TLS, to the proxy.
  [[nodiscard]] bool is_secure(const Request& request) const;

 private:
  [[nodiscard]] bool is_proxy(std::string_view guest) const;
  std::vector<std::string> guests_;
};

}  // namespace tessera::server
