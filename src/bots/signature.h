#pragma once

#include <cstdint>

namespace tessera {

// A fingerprint of games between bots of every kind, `games` of them in every
// configuration, with few simulations. Equal on every compiler and in WebAssembly.
std::uint64_t bot_signature(int games, std::uint64_t seed);

}  // namespace tessera
