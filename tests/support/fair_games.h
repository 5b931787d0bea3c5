#pragma once

#include <cstdint>
#include <string>

#include "core/any_game.h"
#include "table/luck.h"

namespace tessera::testing {

// The same for the same number: its secret is the SHA-256 of the number's eight bytes, the
// least first.
table::Secret numbered_secret(std::uint64_t number);

// With that secret, at the table "evening-NUMBER". Seats of odd number add a word, seats of
// even number none.
table::Luck numbered_luck(std::uint64_t number, int players);

// The record of a game in which chance is the luck's and the moves are random; with the tags
// `commitment` and `fair`.
std::string fair_record(const AnyGame& game, const Setup& setup, const table::Luck& luck);

}  // namespace tessera::testing
