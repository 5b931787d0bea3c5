#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>

namespace tessera::words {

// How a pattern uses one of its arguments.
struct ArgumentUse {
  bool is_number = false;            // formatted or counted
  std::set<std::string> keywords{};  // of a select
};

// By name. Of an argument that is used in several ways, all of them.
std::map<std::string, ArgumentUse> arguments_in(std::string_view pattern);

}  // namespace tessera::words
