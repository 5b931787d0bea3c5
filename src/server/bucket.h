#pragma once

#include <algorithm>
#include <cstdint>

namespace tessera::server {

// How often something may be done: so many times a minute in the long run, and so many at once
// after a pause. Times are milliseconds of one clock.
class Bucket {
 public:
  struct Rate {
    int a_minute;
    int at_once;
  };

  // False when it is too much by now; then nothing is counted.
  bool take(std::int64_t now, Rate rate) {
    const std::int64_t most = std::int64_t{rate.at_once} * kWhole;
    const std::int64_t gained = std::clamp<std::int64_t>(now - at_, 0, most) * rate.a_minute;
    at_ = now;
    used_ = std::max<std::int64_t>(used_ - gained, 0);
    if (used_ + kWhole > most) return false;
    used_ += kWhole;
    return true;
  }
  // Nothing is used of it any more: as good as a new one.
  [[nodiscard]] bool is_full(std::int64_t now, Rate rate) const {
    return (now - at_) * rate.a_minute >= used_;
  }

 private:
  static constexpr std::int64_t kWhole = 60'000;  // one, in what a rate of one a minute gains a millisecond
  std::int64_t at_ = 0;
  std::int64_t used_ = 0;
};

}  // namespace tessera::server
