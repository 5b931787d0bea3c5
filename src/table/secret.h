#pragma once

#include <array>
#include <cstddef>
#include <span>

namespace tessera::table {

// The 256 bits from which all of a table's chance follows. Whoever knows them knows every
// deal and draw to come, so they have no text and can't be compared: only `reveal` shows them.
class Secret {
 public:
  static constexpr std::size_t kSize = 32;
  using Bytes = std::array<std::byte, kSize>;

  explicit Secret(const Bytes& bytes) : bytes_(bytes) {}
  [[nodiscard]] std::span<const std::byte, kSize> reveal() const { return bytes_; }

  friend bool operator==(const Secret&, const Secret&) = delete;

 private:
  Bytes bytes_;
};

}  // namespace tessera::table
