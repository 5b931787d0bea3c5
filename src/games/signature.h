#pragma once

#include <cstdint>

namespace tessera {

// A fingerprint of the rules: every event of `games` random games in every
// configuration of every game. It changes when a rule, a notation or the order
// of a list of moves changes, and must not depend on compiler or machine.
std::uint64_t signature(int games, std::uint64_t seed);

}  // namespace tessera
