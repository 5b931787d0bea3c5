#pragma once

#include <cstdint>
#include <cstdlib>

namespace tessera {

// How much a test does, where more is wanted at times than in every run.
inline std::uint64_t number_in_environment(const char* name, std::uint64_t otherwise) {
  const char* text = std::getenv(name);
  return text != nullptr ? std::strtoull(text, nullptr, 10) : otherwise;
}

}  // namespace tessera
