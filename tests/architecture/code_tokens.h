#pragma once

#include <string_view>
#include <vector>

namespace tessera::architecture {

struct CodeToken {
  std::string_view text;
  int line;
};

// The words and signs of a C++ source in their order. "::" and "->" are one sign. Comments and
// what the preprocessor reads are left out; a literal is an empty token.
std::vector<CodeToken> code_tokens(std::string_view source);

}  // namespace tessera::architecture
