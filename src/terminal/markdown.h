#pragma once

#include <cstddef>
#include <string_view>

#include "terminal/picture.h"

namespace tessera::terminal {

// Markdown (CommonMark, and tables) as a picture for a terminal. Text is wrapped to
// the width; code stays as it is.
Picture render_markdown(std::string_view text, std::size_t columns);

// The "## heading" section of a text, heading included; empty when there is none.
std::string_view section(std::string_view text, std::string_view heading);

}  // namespace tessera::terminal
