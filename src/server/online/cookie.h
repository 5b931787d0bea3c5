#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tessera::server {

// The key that a browser shows who it is with: of the value of a request's
// field Cookie.
std::optional<std::string> key_in_cookies(std::string_view cookies);

// Values of Set-Cookie. Scripts don't see it, and other sites' pages don't send
// it along with what changes anything; with `is_secure` it goes over TLS alone.
std::string keep_key(std::string_view key, bool is_secure);
std::string forget_key(bool is_secure);

}  // namespace tessera::server
