#include "games/signature.h"

#include <cstdint>

#include "bots/signature.h"
#include "table/signature.h"

// The same games as `tessera signature` with and without --bots or --tables, to be compared with it.
extern "C" [[clang::export_name("tessera_signature")]] std::uint64_t tessera_signature(int games,
                                                                                       std::uint64_t seed) {
  return tessera::signature(games, seed);
}

extern "C" [[clang::export_name("tessera_bot_signature")]] std::uint64_t tessera_bot_signature(
    int games, std::uint64_t seed) {
  return tessera::bot_signature(games, seed);
}

extern "C" [[clang::export_name("tessera_table_signature")]] std::uint64_t tessera_table_signature(
    int games, std::uint64_t seed) {
  return tessera::table::table_signature(games, seed);
}
