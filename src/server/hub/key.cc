#include "server/hub/key.h"

#include <array>
#include <cstddef>
#include <sodium.h>

#include "server/hub/base64url.h"

namespace tessera::server::hub {
namespace {

constexpr std::size_t kKeySize = 32;

}  // namespace

std::string fresh_key(const Entropy& entropy) {
  std::array<std::byte, kKeySize> bytes{};
  entropy(bytes);
  return to_base64url(bytes);
}

std::optional<store::KeyHash> key_hash(std::string_view key) {
  const auto bytes = from_base64url(key);
  if (!bytes || bytes->size() != kKeySize) return std::nullopt;
  store::KeyHash hash{};
  crypto_generichash(reinterpret_cast<unsigned char*>(hash.data()), hash.size(),
                     reinterpret_cast<const unsigned char*>(bytes->data()), bytes->size(), nullptr, 0);
  return hash;
}

}  // namespace tessera::server::hub
