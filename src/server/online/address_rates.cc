#include "server/online/address_rates.h"

#include <algorithm>

namespace tessera::server {

bool AddressRates::take(std::string_view address, std::int64_t now) {
  if (buckets_.size() >= look_at_) {
    std::erase_if(buckets_, [&](const auto& each) { return each.second.is_full(now, rate_); });
    look_at_ = std::max<std::size_t>(1024, 2 * buckets_.size());
  }
  return buckets_[std::string(address)].take(now, rate_);
}

}  // namespace tessera::server
