#include "arena/statistics.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <iterator>
#include <limits>

namespace tessera::arena {

double student95(long degrees) {
  assert(degrees >= 1);
  static constexpr double kTable[] = {12.706205, 4.302653, 3.182446, 2.776445, 2.570582,
                                      2.446912,  2.364624, 2.306004, 2.262157, 2.228139};
  if (degrees <= static_cast<long>(std::size(kTable))) return kTable[degrees - 1];
  // Cornish and Fisher's expansion (Abramowitz and Stegun 26.7.5), right to four decimals here.
  const double z = kNormal95;
  const double z2 = z * z;
  const double terms[] = {1, (z2 + 1) / 4, ((5 * z2 + 16) * z2 + 3) / 96,
                          (((3 * z2 + 19) * z2 + 17) * z2 - 15) / 384,
                          ((((79 * z2 + 776) * z2 + 1482) * z2 - 1920) * z2 - 945) / 92160};
  double sum = 0;
  for (double power = 1; double term : terms) {
    sum += term * power;
    power /= static_cast<double>(degrees);
  }
  return z * sum;
}

void Sample::add(double value) {
  ++count_;
  const double before = value - mean_;
  mean_ += before / static_cast<double>(count_);
  squares_ += before * (value - mean_);
}

double Sample::variance() const {
  return count_ < 2 ? 0 : std::max(squares_, 0.0) / static_cast<double>(count_ - 1);
}

double Sample::half_width95() const {
  if (count_ < 2) return std::numeric_limits<double>::infinity();
  return student95(count_ - 1) * std::sqrt(variance() / static_cast<double>(count_));
}

}  // namespace tessera::arena
