#include "games/signature.h"

#include <cstdint>

#include "bots/signature.h"

// The same games as `tessera signature` with and without --bots, to be compared with it.
extern "C" [[clang::export_name("tessera_signature")]] std::uint64_t tessera_signature(int games,
                                                                                       std::uint64_t seed) {
  return tessera::signature(games, seed);
}

extern "C" [[clang::export_name("tessera_bot_signature")]] std::uint64_t tessera_bot_signature(
    int games, std::uint64_t seed) {
  return tessera::bot_signature(games, seed);
}
