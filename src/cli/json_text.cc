#include "cli/json_text.h"

#include <cmath>
#include <fmt/core.h>

namespace tessera::cli {

std::string number_json(double value, int digits) {
  if (!std::isfinite(value)) return "null";
  return fmt::format("{:.{}f}", value, digits);
}

std::string string_json(std::string_view text) {
  std::string quoted = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') quoted += '\\';
    if (static_cast<unsigned char>(c) < 0x20)
      quoted += fmt::format("\\u{:04x}", c);
    else
      quoted += c;
  }
  return quoted + '"';
}

}  // namespace tessera::cli
