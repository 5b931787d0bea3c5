#include "cli/client/server_at.h"

#include <algorithm>

#include "base/text.h"
#include "cli/client/messages.h"

namespace tessera::cli::client {
namespace {

constexpr std::string_view kPlain = "http://";
constexpr std::string_view kSecure = "https://";

std::uint16_t default_port(bool is_secure) { return is_secure ? 443 : 80; }

bool is_host(std::string_view text) {
  const auto fits = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' ||
           c == '-' || c == '_' || c == ':';
  };
  return !text.empty() && std::ranges::all_of(text, fits);
}

}  // namespace

Result<ServerAt> ServerAt::parse(std::string_view url) {
  const auto bad = [&] { return refuse(Say::bad_url, {{"url", url}}); };
  std::string_view rest = url;
  ServerAt at;
  at.is_secure = lower_case(rest.substr(0, kSecure.size())) == kSecure;
  const bool is_plain = lower_case(rest.substr(0, kPlain.size())) == kPlain;
  if (at.is_secure || is_plain)
    rest.remove_prefix(at.is_secure ? kSecure.size() : kPlain.size());
  else if (rest.find("://") != std::string_view::npos)
    return bad();
  rest = rest.substr(0, rest.find_first_of("/?#"));
  // An address of IPv6 has its own colons, and stands in brackets.
  const std::size_t bracket = rest.starts_with('[') ? rest.find(']') : std::string_view::npos;
  if (rest.starts_with('[') && bracket == std::string_view::npos) return bad();
  const std::size_t colon = rest.find(':', bracket == std::string_view::npos ? 0 : bracket);
  const std::string_view host = rest.substr(0, colon);
  at.host = bracket == std::string_view::npos ? host : host.substr(1, bracket - 1);
  at.port = default_port(at.is_secure);
  if (colon != std::string_view::npos) {
    const auto port = parse_int(rest.substr(colon + 1));
    if (!port || *port < 1 || *port > 65535) return bad();
    at.port = static_cast<std::uint16_t>(*port);
  }
  if (!is_host(at.host) || (bracket != std::string_view::npos && host.size() != bracket + 1)) return bad();
  return at;
}

std::string ServerAt::host_field() const {
  const bool is_ipv6 = host.find(':') != std::string::npos;
  const std::string name = is_ipv6 ? concat('[', host, ']') : host;
  return port == default_port(is_secure) ? name : concat(name, ':', port);
}

std::string ServerAt::url() const { return concat(is_secure ? kSecure : kPlain, host_field()); }

}  // namespace tessera::cli::client
