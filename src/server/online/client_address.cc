#include "server/online/client_address.h"

#include <algorithm>
#include <boost/asio/ip/address.hpp>

#include "base/text.h"
#include "server/guests.h"
#include "server/list.h"

namespace tessera::server {
namespace {

// As connections are counted; empty for what is no address.
std::string guest_named(std::string_view text) {
  boost::system::error_code error;
  const auto address = boost::asio::ip::make_address(std::string(text), error);
  return error ? "" : guest_of(address);
}

}  // namespace

Proxies::Proxies(const std::vector<std::string>& addresses) {
  for (const std::string& address : addresses) guests_.push_back(guest_named(address));
}

bool Proxies::is_proxy(std::string_view guest) const {
  return !guest.empty() && std::ranges::find(guests_, guest) != guests_.end();
}

std::string Proxies::client(const Request& request) const {
  const auto forwarded = is_proxy(request.guest) ? request.field("X-Forwarded-For") : std::nullopt;
  if (!forwarded) return std::string(request.guest);
  // The last one is what our proxy saw; those before it are what it was told.
  const std::string_view list = *forwarded;
  const std::size_t comma = list.rfind(',');
  const std::string guest =
      guest_named(trimmed(comma == std::string_view::npos ? list : list.substr(comma + 1)));
  return guest.empty() ? std::string(request.guest) : guest;
}

bool Proxies::is_secure(const Request& request) const {
  return is_proxy(request.guest) && lower_case(request.field("X-Forwarded-Proto").value_or("")) == "https";
}

}  // namespace tessera::server
