#include "games/signature.h"

#include <cstdint>

// The same games as `tessera signature`, to be compared with it.
extern "C" [[clang::export_name("tessera_signature")]] std::uint64_t tessera_signature(int games,
                                                                                       std::uint64_t seed) {
  return tessera::signature(games, seed);
}
