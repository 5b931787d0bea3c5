#pragma once

#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace tessera::fuzz {

// Stops the fuzzer, which keeps the input that led here.
inline void must(bool condition, std::string_view what, std::string_view detail = {}) {
  if (condition) return;
  std::fprintf(stderr, "must hold: %.*s (%.*s)\n", static_cast<int>(what.size()), what.data(),
               static_cast<int>(detail.size()), detail.data());
  std::abort();
}

}  // namespace tessera::fuzz
