#pragma once

#include <cstdint>
#include <string_view>

namespace tessera {

// FNV-1a, 64 bits: a fingerprint that is the same everywhere. Not for secrets.
class Fingerprint {
 public:
  void add(std::string_view bytes) {
    for (char c : bytes) {
      value_ ^= static_cast<unsigned char>(c);
      value_ *= 0x100000001b3U;
    }
  }
  [[nodiscard]] std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0xcbf29ce484222325U;
};

}  // namespace tessera
