#include "server/hub/base64url.h"

#include <cstdint>
#include <utility>

namespace tessera::server::hub {
namespace {

constexpr std::string_view kSigns = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr unsigned kSignBits = 6;

}  // namespace

std::string to_base64url(std::span<const std::byte> bytes) {
  std::string text;
  std::uint32_t bits = 0;
  unsigned held = 0;
  for (const std::byte byte : bytes) {
    bits = bits << 8U | std::to_integer<std::uint32_t>(byte);
    held += 8;
    for (; held >= kSignBits; held -= kSignBits) text += kSigns[bits >> (held - kSignBits) & 63U];
  }
  if (held > 0) text += kSigns[bits << (kSignBits - held) & 63U];
  return text;
}

std::optional<std::vector<std::byte>> from_base64url(std::string_view text) {
  std::vector<std::byte> bytes;
  std::uint32_t bits = 0;
  unsigned held = 0;
  for (const char c : text) {
    const std::size_t value = kSigns.find(c);
    if (value == std::string_view::npos) return std::nullopt;
    bits = bits << kSignBits | static_cast<std::uint32_t>(value);
    held += kSignBits;
    if (held < 8) continue;
    held -= 8;
    bytes.push_back(static_cast<std::byte>(bits >> held));
  }
  const bool leftover = held >= kSignBits || (bits & ((1U << held) - 1)) != 0;
  return leftover ? std::nullopt : std::optional(std::move(bytes));
}

}  // namespace tessera::server::hub
