#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::server {

// Whose pages may change something here. A browser says with every such request
// from which page it comes; programs that are no browsers say nothing, and
// nobody makes them ask without knowing.
class Origins {
 public:
  // "https://play.example.org": besides our own addresses.
  explicit Origins(std::vector<std::string> more = {});

  // The values of the fields Origin and Host. Our own is the host that was
  // asked, but only under names that belong to this machine: an address,
  // localhost, its own name. Any other name could be somebody else's that was
  // made to lead here.
  [[nodiscard]] bool allows(const std::optional<std::string>& origin, std::string_view host) const;

 private:
  std::vector<std::string> more_;
  std::string machine_;
};

}  // namespace tessera::server
