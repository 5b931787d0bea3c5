#include "cli/serve/neighbours.h"

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <ifaddrs.h>
#include <memory>
#include <net/if.h>
#include <netinet/in.h>
#include <optional>
#include <sys/socket.h>

#include "base/text.h"

namespace tessera::cli {
namespace {

// The address of an interface that is up and leads somewhere, as it stands in a URL.
std::optional<std::string> address_of(const ifaddrs& interface) {
  if (interface.ifa_addr == nullptr || (interface.ifa_flags & IFF_UP) == 0 ||
      (interface.ifa_flags & IFF_LOOPBACK) != 0)
    return std::nullopt;
  std::array<char, INET6_ADDRSTRLEN> text{};
  if (interface.ifa_addr->sa_family == AF_INET) {
    const auto* const v4 = reinterpret_cast<const sockaddr_in*>(interface.ifa_addr);
    inet_ntop(AF_INET, &v4->sin_addr, text.data(), text.size());
    return std::string(text.data());
  }
  if (interface.ifa_addr->sa_family != AF_INET6) return std::nullopt;
  const auto* const v6 = reinterpret_cast<const sockaddr_in6*>(interface.ifa_addr);
  // Browsers open none that belong to one cable alone.
  if (IN6_IS_ADDR_LINKLOCAL(&v6->sin6_addr)) return std::nullopt;
  inet_ntop(AF_INET6, &v6->sin6_addr, text.data(), text.size());
  return concat('[', text.data(), ']');
}

std::vector<std::string> addresses_of_machine() {
  ifaddrs* list = nullptr;
  std::vector<std::string> found;
  if (getifaddrs(&list) != 0) return found;
  const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> owner(list, freeifaddrs);
  for (const ifaddrs* each = list; each != nullptr; each = each->ifa_next)
    if (const auto address = address_of(*each)) found.push_back(*address);
  std::ranges::stable_sort(found, {}, [](const std::string& address) { return address.starts_with('['); });
  return found;
}

}  // namespace

std::vector<std::string> urls_for_friends(const server::Address& address) {
  if (!address.is_open_to_others()) return {};
  const bool is_every_v4 = address.host == "0.0.0.0";
  if (!is_every_v4 && address.host != "::") return {address.url()};
  std::vector<std::string> urls;
  for (const std::string& each : addresses_of_machine())
    if (!is_every_v4 || !each.starts_with('[')) urls.push_back(concat("http://", each, ':', address.port));
  return urls;
}

}  // namespace tessera::cli
