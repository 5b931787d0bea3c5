#pragma once

#include <string>
#include <string_view>

namespace tessera::terminal {

// A QR code for a phone's camera: two rows of it in each line, with the empty border that cameras
// want, in black on white whatever the terminal's colours are. Empty for a text that is too long.
std::string qr_code(std::string_view text);

}  // namespace tessera::terminal
