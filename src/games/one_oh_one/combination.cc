#include "games/one_oh_one/combination.h"

#include <bit>
#include <cassert>

#include "games/one_oh_one/messages.h"

namespace tessera::one_oh_one {
namespace {

constexpr std::uint64_t kOnes = 0x1111'1111'1111'1111U;

// Straights don't wrap: the numbers met once each stand side by side.
bool are_consecutive(std::uint64_t numbers, int length) {
  const std::uint64_t run = kOnes >> (64 - 4 * length);
  return (numbers >> std::countr_zero(numbers)) == run;
}

Combination of_equal_numbers(std::uint64_t numbers) {
  // Counts run from 0 to 5, so three bits of each nibble tell them apart.
  const std::uint64_t ones = numbers & kOnes;
  const std::uint64_t twos = (numbers >> 1) & kOnes;
  const std::uint64_t fours = (numbers >> 2) & kOnes;
  if (fours != 0) return (fours & ones) != 0 ? Combination::strike : Combination::square;
  const bool three = (twos & ones) != 0;
  const int pairs = std::popcount(twos & ~ones);
  if (three) return pairs != 0 ? Combination::full : Combination::three;
  if (pairs == 0) return Combination::none;
  return pairs == 2 ? Combination::two_pairs : Combination::pair;
}

Combination of_full_line(Tally line, int length) {
  const std::uint64_t colours = line.colours();
  const int colour_count = std::popcount((colours | (colours >> 1) | (colours >> 2)) & kOnes);
  const bool straight = are_consecutive(line.numbers(), length);
  if (colour_count == 1) return straight ? Combination::colour_straight : Combination::colour;
  if (straight) return Combination::straight;
  return colour_count == static_cast<int>(kColours) ? Combination::cocktail : Combination::none;
}

// In the order of the enumeration, from pair on.
constexpr Say kNames[] = {Say::pair,     Say::cocktail, Say::two_pairs, Say::three,  Say::colour,
                          Say::straight, Say::full,     Say::square,    Say::strike, Say::colour_straight};

}  // namespace

Message name_of(Combination combination) {
  assert(combination != Combination::none);
  return kNames[static_cast<std::size_t>(combination) - 1];
}

Combination best_combination(Tally line, int length) {
  const Combination equal = of_equal_numbers(line.numbers());
  if (line.size() < length) return equal;
  const Combination full = of_full_line(line, length);
  return full > equal ? full : equal;
}

}  // namespace tessera::one_oh_one
