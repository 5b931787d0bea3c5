#include "table/byte_io.h"

#include <algorithm>

namespace tessera::table {
namespace {

constexpr std::uint8_t kMore = 0x80;
constexpr int kBitsAByte = 7;

}  // namespace

void ByteWriter::number(std::uint64_t value) {
  for (; value >= kMore; value >>= kBitsAByte) byte(static_cast<std::uint8_t>(value | kMore));
  byte(static_cast<std::uint8_t>(value));
}

void ByteWriter::text(std::string_view text) {
  number(text.size());
  raw(std::as_bytes(std::span(text)));
}

std::optional<std::uint8_t> ByteReader::byte() {
  if (at_ == bytes_.size()) return std::nullopt;
  return std::to_integer<std::uint8_t>(bytes_[at_++]);
}

// There is one way only to write a number: no zeros at its end.
std::optional<std::uint64_t> ByteReader::number(std::uint64_t largest) {
  std::uint64_t value = 0;
  for (int shift = 0; shift < 64; shift += kBitsAByte) {
    const auto next = byte();
    if (!next) return std::nullopt;
    const std::uint64_t bits = *next & (kMore - 1U);
    if (bits << shift >> shift != bits) return std::nullopt;
    value |= bits << shift;
    if ((*next & kMore) != 0) continue;
    const bool padded = bits == 0 && shift > 0;
    return padded || value > largest ? std::nullopt : std::optional(value);
  }
  return std::nullopt;
}

std::optional<std::string> ByteReader::text() {
  const auto size = number(bytes_.size() - at_);
  if (!size || *size > bytes_.size() - at_) return std::nullopt;
  std::string text(static_cast<std::size_t>(*size), ' ');
  raw(std::as_writable_bytes(std::span(text)));
  return text;
}

bool ByteReader::raw(std::span<std::byte> into) {
  if (into.size() > bytes_.size() - at_) return false;
  std::ranges::copy(bytes_.subspan(at_, into.size()), into.begin());
  at_ += into.size();
  return true;
}

}  // namespace tessera::table
