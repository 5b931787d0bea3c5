#pragma once

#include <boost/asio/ip/address.hpp>
#include <map>
#include <string>

#include "server/limits.h"

namespace tessera::server {

// Whom connections from an address are counted for. Whoever has one IPv6 address has its whole
// network of 2^64, and an IPv4 address is the same however it is written.
std::string guest_of(const boost::asio::ip::address& address);

// How many connections there are, in all and of each guest, and whether one more may come.
class Guests {
 public:
  explicit Guests(const Limits& limits) : limits_(limits) {}

  // False when there is no room for one more; then nothing is counted.
  bool enter(const std::string& guest);
  void leave(const std::string& guest);
  [[nodiscard]] int count() const { return count_; }

 private:
  const Limits& limits_;
  int count_ = 0;
  std::map<std::string, int, std::less<>> by_guest_;
};

}  // namespace tessera::server
