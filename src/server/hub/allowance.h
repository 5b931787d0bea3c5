#pragma once

#include <algorithm>

#include "table/time.h"

namespace tessera::server::hub {

// So many at once, and so many more a second: what somebody may send.
class Allowance {
 public:
  Allowance(double burst, double a_second) : burst_(burst), a_second_(a_second), left_(burst) {}

  // Whether there was one left; it is used then.
  bool use(table::Time now) {
    const double passed = static_cast<double>(std::max(now - last_, table::Time{0}).count()) / 1000;
    left_ = std::min(burst_, left_ + passed * a_second_);
    last_ = std::max(now, last_);
    if (left_ < 1) return false;
    left_ -= 1;
    return true;
  }

 private:
  double burst_;
  double a_second_;
  double left_;
  table::Time last_{0};
};

}  // namespace tessera::server::hub
