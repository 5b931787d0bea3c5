#include "terminal/bar.h"

#include <algorithm>
#include <cmath>

namespace tessera::terminal {

std::string bar_text(double share, bool ascii, int width) {
  const auto full = static_cast<int>(std::lround(std::clamp(share, 0.0, 1.0) * width));
  std::string bar = "[";
  for (int i = 0; i < width; ++i) bar += i < full ? (ascii ? "#" : "█") : (ascii ? "-" : "░");
  return bar + ']';
}

}  // namespace tessera::terminal
