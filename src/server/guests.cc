#include "server/guests.h"

#include <algorithm>

namespace tessera::server {

std::string guest_of(const boost::asio::ip::address& address) {
  namespace ip = boost::asio::ip;
  if (address.is_v4()) return address.to_string();
  const ip::address_v6 v6 = address.to_v6();
  if (v6.is_v4_mapped()) return ip::make_address_v4(ip::v4_mapped, v6).to_string();
  auto bytes = v6.to_bytes();
  std::fill(bytes.begin() + bytes.size() / 2, bytes.end(), 0);
  return ip::address_v6(bytes).to_string();
}

bool Guests::enter(const std::string& guest) {
  if (count_ >= limits_.connections) return false;
  const auto [place, is_new] = by_guest_.try_emplace(guest, 0);
  if (place->second >= limits_.connections_an_address) return false;
  ++place->second;
  ++count_;
  return true;
}

void Guests::leave(const std::string& guest) {
  const auto place = by_guest_.find(guest);
  if (--place->second == 0) by_guest_.erase(place);
  --count_;
}

}  // namespace tessera::server
