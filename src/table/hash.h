#pragma once

#include <array>
#include <cstddef>
#include <span>

// SHA-256 (FIPS 180-4) and HMAC with it (RFC 2104). Natively libsodium computes them,
// in a browser the page that runs the module.

namespace tessera::table {

using Digest = std::array<std::byte, 32>;

Digest sha256(std::span<const std::byte> bytes);
Digest hmac_sha256(std::span<const std::byte> key, std::span<const std::byte> message);

}  // namespace tessera::table
