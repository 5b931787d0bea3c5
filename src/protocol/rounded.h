#pragma once

#include <cmath>

#include "core/data.h"

namespace tessera::protocol {

// A figure for programs, with so many decimals; nothing for what is no number.
inline Data rounded(double value, int decimals) {
  if (!std::isfinite(value)) return {};
  const double scale = std::pow(10, decimals);
  return std::round(value * scale) / scale + 0.0;  // no -0
}

}  // namespace tessera::protocol
