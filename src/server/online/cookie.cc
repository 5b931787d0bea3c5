#include "server/online/cookie.h"

#include "base/text.h"
#include "server/list.h"

namespace tessera::server {
namespace {

constexpr std::string_view kCookieName = "tessera";
constexpr int kKeptFor = 400 * 24 * 3600;  // seconds; browsers keep nothing for longer

std::string cookie(std::string_view key, int seconds, bool is_secure) {
  return concat(kCookieName, '=', key, "; Path=/; Max-Age=", seconds, "; HttpOnly; SameSite=Lax",
                is_secure ? "; Secure" : "");
}

}  // namespace

std::optional<std::string> key_in_cookies(std::string_view cookies) {
  while (!cookies.empty()) {
    std::string_view pair = take_item(cookies, ';');
    if (take_item(pair, '=') == kCookieName) return std::string(trimmed(pair));
  }
  return std::nullopt;
}

std::string keep_key(std::string_view key, bool is_secure) { return cookie(key, kKeptFor, is_secure); }

std::string forget_key(bool is_secure) { return cookie("", 0, is_secure); }

}  // namespace tessera::server
