#pragma once

#include <array>
#include <cstdint>

#include "base/bits.h"
#include "games/one_oh_one/position.h"

// An estimate of what a line may still become.

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

// The value of a combination times the chance to get the tokens it lacks, for the combination
// where this is largest.
int promise(Tally line, int length, const Stock& stock);

// How much the token raises the promise of its row and its column when it is placed there.
int gain(const Grid& grid, Cell cell, Token token, const Stock& stock);

}  // namespace tessera::one_oh_one
