#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::table {

// Numbers take seven bits a byte, the least first, with the eighth set where more follow
// (LEB128); texts have their length before them.
class ByteWriter {
 public:
  explicit ByteWriter(std::vector<std::byte>& out) : out_(out) {}
  void byte(std::uint8_t value) { out_.push_back(static_cast<std::byte>(value)); }
  void number(std::uint64_t value);
  void text(std::string_view text);
  void raw(std::span<const std::byte> bytes) { out_.insert(out_.end(), bytes.begin(), bytes.end()); }

 private:
  std::vector<std::byte>& out_;
};

// Reads what ByteWriter writes. Nothing comes of bytes that it can't have written, or that
// end too early.
class ByteReader {
 public:
  explicit ByteReader(std::span<const std::byte> bytes) : bytes_(bytes) {}
  std::optional<std::uint8_t> byte();
  std::optional<std::uint64_t> number(std::uint64_t largest);
  std::optional<std::string> text();
  bool raw(std::span<std::byte> into);
  [[nodiscard]] std::size_t position() const { return at_; }

 private:
  std::span<const std::byte> bytes_;
  std::size_t at_ = 0;
};

}  // namespace tessera::table
