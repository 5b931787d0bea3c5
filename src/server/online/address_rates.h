#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/bucket.h"

namespace tessera::server {

// How often each address does something.
class AddressRates {
 public:
  explicit AddressRates(Bucket::Rate rate) : rate_(rate) {}

  // False when it was too often by now. Times are milliseconds of one clock.
  bool take(std::string_view address, std::int64_t now);

 private:
  Bucket::Rate rate_;
  std::unordered_map<std::string, Bucket> buckets_;
  std::size_t look_at_ = 1024;  // so many, and those who have rested are forgotten
};

}  // namespace tessera::server
