#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/message.h"
#include "games/one_oh_one/tokens.h"

// What the tokens of one line are worth together.

namespace tessera::one_oh_one {

// Weakest first: comparing two combinations compares their strength.
enum class Combination : std::uint8_t {
  none,
  pair,
  cocktail,
  two_pairs,
  three,
  colour,
  straight,
  full,
  square,
  strike,
  colour_straight
};

struct CombinationFacts {
  std::string_view id;  // in data
  int shortest;         // line of a grid on which it can be made
  int match;            // points against one opponent
  int solo;
};

// In the order of the enumeration. The same order serves lines of four and of
// three, where some can't be made.
inline constexpr std::array<CombinationFacts, 11> kCombinations{{
    {"none", 3, 0, 0},
    {"pair", 3, 1, 1},
    {"cocktail", 5, 1, 2},
    {"two_pairs", 4, 1, 3},
    {"three", 3, 1, 5},
    {"colour", 3, 1, 7},
    {"straight", 3, 1, 9},
    {"full", 5, 1, 11},
    {"square", 4, 1, 15},
    {"strike", 5, 2, 25},
    {"colour_straight", 3, 2, 30},
}};

constexpr const CombinationFacts& facts(Combination combination) {
  return kCombinations[static_cast<std::size_t>(combination)];
}

// What people call it; not for none.
Message name_of(Combination combination);

// How often each number and each colour occurs in a line, a nibble each: numbers
// from the lowest nibble on, then the colours, and in the highest the size.
class Tally {
 public:
  constexpr Tally() = default;
  explicit constexpr Tally(Token token) : counts_(kOf[token.index()]) {}

  constexpr Tally& operator+=(Tally other) {
    counts_ += other.counts_;
    return *this;
  }
  [[nodiscard]] constexpr int size() const { return nibble(15); }
  [[nodiscard]] constexpr int of(int number) const { return nibble(number - 1); }
  [[nodiscard]] constexpr int of(Colour colour) const { return nibble(kNumbers + static_cast<int>(colour)); }
  [[nodiscard]] constexpr std::uint64_t numbers() const { return counts_ & 0xff'ffff'ffffU; }
  [[nodiscard]] constexpr std::uint64_t colours() const { return (counts_ >> 40) & 0xf'ffffU; }

  friend constexpr bool operator==(const Tally&, const Tally&) = default;

 private:
  [[nodiscard]] constexpr int nibble(int i) const { return static_cast<int>((counts_ >> (4 * i)) & 0xf); }

  // The last entry, all zero, is for no token.
  static constexpr auto kOf = [] {
    std::array<std::uint64_t, kTokens + 1> words{};
    for (std::size_t i = 0; i < kTokens; ++i) {
      const Token token = Token::at(i);
      const int colour = kNumbers + static_cast<int>(token.colour());
      words[i] = (std::uint64_t{1} << (4 * (token.number() - 1))) | (std::uint64_t{1} << (4 * colour)) |
                 (std::uint64_t{1} << 60);
    }
    return words;
  }();
  std::uint64_t counts_ = 0;
};

// All numbers differ and lie close enough together for a straight of this length.
constexpr bool may_become_straight(Tally line, int length) {
  const std::uint64_t numbers = line.numbers();
  if (numbers == 0) return true;
  const bool all_differ = (numbers & 0xee'eeee'eeeeU) == 0;  // no count above 1
  const int lowest = std::countr_zero(numbers) / 4;
  const int highest = static_cast<int>(std::bit_width(numbers) - 1) / 4;
  return all_differ && highest - lowest < length;
}

// The best combination of a line that has room for `length` tokens. In a line that
// is not full yet, straights and colours don't count: they need all its tokens.
Combination best_combination(Tally line, int length);

}  // namespace tessera::one_oh_one
