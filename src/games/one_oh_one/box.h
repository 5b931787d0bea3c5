#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/one_oh_one/tokens.h"

// The box: five rows of ten tokens, each a queue of which only the front may be taken.

namespace tessera::one_oh_one {

enum class Row : std::uint8_t {};

inline constexpr std::size_t kRows = 5;
inline constexpr std::size_t kRowLength = 10;

constexpr std::size_t index(Row row) { return static_cast<std::size_t>(row); }
constexpr Row row_at(std::size_t i) { return static_cast<Row>(i); }
// As records and people count: from 1.
constexpr int number_of(Row row) { return static_cast<int>(row) + 1; }

// The fifty places of the box: row 1 from front to back, then row 2.
using Box = std::array<Token, kTokens>;

// The place of the token that stands at this depth, 0 in front, when the box is full.
constexpr std::size_t place_of(Row row, std::size_t depth) { return index(row) * kRowLength + depth; }

}  // namespace tessera::one_oh_one
