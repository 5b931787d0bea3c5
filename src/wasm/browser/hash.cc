#include "table/hash.h"

#include <cstddef>

// The page has SHA-256 already; each function writes 32 bytes to `digest`.
extern "C" {
[[clang::import_module("tessera"), clang::import_name("sha256")]] void tessera_host_sha256(
    const std::byte* bytes, std::size_t size, std::byte* digest);
[[clang::import_module("tessera"), clang::import_name("hmac_sha256")]] void tessera_host_hmac_sha256(
    const std::byte* key, std::size_t key_size, const std::byte* message, std::size_t message_size,
    std::byte* digest);
}

namespace tessera::table {

Digest sha256(std::span<const std::byte> bytes) {
  Digest digest;
  tessera_host_sha256(bytes.data(), bytes.size(), digest.data());
  return digest;
}

Digest hmac_sha256(std::span<const std::byte> key, std::span<const std::byte> message) {
  Digest digest;
  tessera_host_hmac_sha256(key.data(), key.size(), message.data(), message.size(), digest.data());
  return digest;
}

}  // namespace tessera::table
