#pragma once

#include <array>
#include <cstdint>

#include "base/bits.h"
#include "games/one_oh_one/position.h"

// How much a line may still become.

namespace tessera::one_oh_one {

// The tokens that can still be placed by somebody.
class Stock {
 public:
  static Stock of(const View& view);

  void remove(Token token);
  [[nodiscard]] bool has(Token token) const { return tokens_.test(token.index()); }
  [[nodiscard]] int of(int number) const { return numbers_[static_cast<std::size_t>(number)]; }
  [[nodiscard]] int of(Colour colour) const { return colours_[static_cast<std::size_t>(colour)]; }

 private:
  void add(Token token);
  Bits<kTokens> tokens_;
  std::array<std::uint8_t, kNumbers + 1> numbers_{};
  std::array<std::uint8_t, kColours> colours_{};
};

// The best that the line can hope for: the worth of a combination times the chance
// of getting the tokens it lacks, for the combination where that is most.
int promise(Tally line, int length, const Stock& stock);

// What a token adds to the promise of the two lines it would lie in.
int gain(const Grid& grid, Cell cell, Token token, const Stock& stock);

}  // namespace tessera::one_oh_one
