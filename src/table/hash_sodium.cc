#include <sodium.h>

#include "table/hash.h"

namespace tessera::table {
namespace {

unsigned char* begin_of(Digest& digest) { return reinterpret_cast<unsigned char*>(digest.data()); }
const unsigned char* begin_of(std::span<const std::byte> bytes) {
  return reinterpret_cast<const unsigned char*>(bytes.data());
}

}  // namespace

Digest sha256(std::span<const std::byte> bytes) {
  Digest digest;
  crypto_hash_sha256(begin_of(digest), begin_of(bytes), bytes.size());
  return digest;
}

Digest hmac_sha256(std::span<const std::byte> key, std::span<const std::byte> message) {
  Digest digest;
  crypto_auth_hmacsha256_state state;
  crypto_auth_hmacsha256_init(&state, begin_of(key), key.size());
  crypto_auth_hmacsha256_update(&state, begin_of(message), message.size());
  crypto_auth_hmacsha256_final(&state, begin_of(digest));
  return digest;
}

}  // namespace tessera::table
