#pragma once

#include <string>
#include <string_view>

// Numbers and strings as JSON writes them.

namespace tessera::cli {

std::string number_json(double value, int digits);  // null for what is no number
std::string string_json(std::string_view text);

}  // namespace tessera::cli
