#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::testing {

// What our programs print as JSON, taken apart strictly enough to notice anything
// that is none: no comma too many, no number like "nan", nothing behind the end.
struct Json {
  enum class Kind { null, boolean, number, string, list, object };
  Kind kind = Kind::null;
  double number = 0;
  std::string string;
  std::vector<Json> items;
  std::vector<std::string> keys;  // of an object, in their order; `items` has the values

  // The value of that key; null where there is none.
  const Json& operator[](std::string_view key) const;
};

std::optional<Json> parse_json(std::string_view text);  // a newline may follow

}  // namespace tessera::testing
