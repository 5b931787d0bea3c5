#include "server/address.h"

#include <boost/asio/ip/address.hpp>
#include <optional>

#include "base/text.h"
#include "server/messages.h"

namespace tessera::server {
namespace {

using boost::asio::ip::make_address;

std::optional<std::uint16_t> parse_port(std::string_view text) {
  const auto port = parse_int(text);
  if (!port || *port < 0 || *port > UINT16_MAX) return std::nullopt;
  return static_cast<std::uint16_t>(*port);
}

}  // namespace

Result<Address> Address::parse(std::string_view text) {
  const auto refusal = refuse(Say::bad_address, {{"text", text}});
  const std::size_t colon = text.rfind(':');
  if (colon == std::string_view::npos) return refusal;
  const auto port = parse_port(text.substr(colon + 1));
  if (!port) return refusal;
  std::string_view host = text.substr(0, colon);
  if (host == "localhost") return Address{std::string(host), *port};
  const bool is_bracketed = host.starts_with('[') && host.ends_with(']');
  if (is_bracketed) host = host.substr(1, host.size() - 2);
  boost::system::error_code error;
  const auto address = make_address(std::string(host), error);
  if (error || address.is_v6() != is_bracketed) return refusal;
  return Address{address.to_string(), *port};
}

std::string Address::url() const {
  boost::system::error_code error;
  const auto address = make_address(host, error);
  const bool is_name = static_cast<bool>(error);
  const std::string shown = is_name                    ? host
                            : address.is_unspecified() ? "localhost"
                            : address.is_v6()          ? concat('[', host, ']')
                                                       : host;
  return concat("http://", shown, ':', port);
}

bool Address::is_open_to_others() const {
  boost::system::error_code error;
  const auto address = make_address(host, error);
  return !error && !address.is_loopback();
}

}  // namespace tessera::server
