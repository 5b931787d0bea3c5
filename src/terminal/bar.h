#pragma once

#include <string>
#include <string_view>

namespace tessera::terminal {

// The sign before half the width of an interval: "43 % ±2".
constexpr std::string_view within_sign(bool ascii) { return ascii ? "+-" : "±"; }

// "[█████████░░░░░░]", or in ASCII "[#########------]"; of a share from 0 to 1.
constexpr int kBarWidth = 15;
std::string bar_text(double share, bool ascii, int width = kBarWidth);

}  // namespace tessera::terminal
