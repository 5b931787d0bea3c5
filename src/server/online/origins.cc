#include "server/online/origins.h"

#include <algorithm>
#include <array>
#include <boost/asio/ip/address.hpp>
#include <unistd.h>
#include <utility>

#include "base/text.h"

namespace tessera::server {
namespace {

std::string name_of_machine() {
  std::array<char, 256> name{};
  if (gethostname(name.data(), name.size() - 1) != 0) return "";
  return lower_case(name.data());
}

// "localhost" of "localhost:8101", "::1" of "[::1]:8101".
std::string_view name_of_host(std::string_view host) {
  if (host.starts_with('[')) return host.substr(1, host.find(']') - 1);
  return host.substr(0, host.find(':'));
}

bool is_address(std::string_view name) {
  boost::system::error_code error;
  (void)boost::asio::ip::make_address(std::string(name), error);
  return !error;
}

}  // namespace

Origins::Origins(std::vector<std::string> more) : more_(std::move(more)), machine_(name_of_machine()) {
  for (std::string& origin : more_) {
    origin = lower_case(origin);
    while (origin.ends_with('/')) origin.pop_back();
  }
}

bool Origins::allows(const std::optional<std::string>& origin, std::string_view host) const {
  if (!origin) return true;
  const std::string from = lower_case(*origin);
  if (std::ranges::find(more_, from) != more_.end()) return true;
  const std::string here = lower_case(host);
  if (from != concat("http://", here) && from != concat("https://", here)) return false;
  const std::string_view name = name_of_host(here);
  return name == "localhost" || name.ends_with(".localhost") || is_address(name) ||
         (!machine_.empty() && (name == machine_ || name == concat(machine_, ".local")));
}

}  // namespace tessera::server
