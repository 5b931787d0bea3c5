#pragma once

#include <cstdint>

namespace tessera::table {

// A fingerprint of the logs of so many random tables for each setup of each game, people and
// bots at them. Equal on every build.
std::uint64_t table_signature(int games, std::uint64_t seed);

}  // namespace tessera::table
