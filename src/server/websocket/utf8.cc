#include "server/websocket/utf8.h"

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace tessera::server {
namespace {

// The size of the character that a text begins with; 0 when it begins with none.
std::size_t character_size(std::string_view text) {
  const auto byte = [&](std::size_t place) { return static_cast<std::uint8_t>(text[place]); };
  const std::uint8_t lead = byte(0);
  if (lead < 0x80) return 1;
  const std::size_t size = lead >= 0xc2 && lead < 0xe0   ? 2
                           : lead >= 0xe0 && lead < 0xf0 ? 3
                           : lead >= 0xf0 && lead < 0xf5 ? 4
                                                         : 0;
  if (size == 0 || text.size() < size) return 0;
  for (std::size_t i = 1; i < size; ++i)
    if ((byte(i) & 0xc0) != 0x80) return 0;
  // Longer than need be, half of a pair of UTF-16, or beyond the last character there is.
  if ((lead == 0xe0 && byte(1) < 0xa0) || (lead == 0xed && byte(1) >= 0xa0) ||
      (lead == 0xf0 && byte(1) < 0x90) || (lead == 0xf4 && byte(1) >= 0x90))
    return 0;
  return size;
}

}  // namespace

bool is_utf8(std::string_view text) {
  constexpr std::uint64_t kHighBits = 0x8080808080808080;
  while (!text.empty()) {
    std::uint64_t eight = 0;
    if (text.size() >= sizeof eight) {
      std::memcpy(&eight, text.data(), sizeof eight);
      if ((eight & kHighBits) == 0) {
        text.remove_prefix(sizeof eight);
        continue;
      }
    }
    const std::size_t size = character_size(text);
    if (size == 0) return false;
    text.remove_prefix(size);
  }
  return true;
}

}  // namespace tessera::server
