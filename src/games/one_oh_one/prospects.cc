#include "games/one_oh_one/prospects.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace tessera::one_oh_one {
namespace {

// A line, its free cells, and the tokens that may fill them. Each question is whether a combination can
// be reached, whatever else the free cells that it does not need are filled with.
class Prospect {
 public:
  Prospect(Tally line, int length, const Bits<kTokens>& stock)
      : line_(line), length_(length), free_(length - line.size()), stock_(stock) {
    stock.for_each([&](std::size_t i) {
      ++numbers_[static_cast<std::size_t>(Token::at(i).number())];
      ++colours_[static_cast<std::size_t>(Token::at(i).colour())];
    });
  }

  [[nodiscard]] bool reaches(Combination combination) const {
    if (facts(combination).shortest > length_) return false;
    switch (combination) {
      case Combination::none:
        break;
      case Combination::pair:
        return group(2);
      case Combination::cocktail:
        return cocktail();
      case Combination::two_pairs:
        return two_groups(2, 2);
      case Combination::three:
        return group(3);
      case Combination::colour:
        return colour();
      case Combination::straight:
        return straight();
      case Combination::full:
        return two_groups(3, 2);
      case Combination::square:
        return group(4);
      case Combination::strike:
        return group(5);
      case Combination::colour_straight:
        return colour_straight();
    }
    return true;
  }

 private:
  [[nodiscard]] int left(int number) const { return numbers_[static_cast<std::size_t>(number)]; }
  [[nodiscard]] int lacking(int number, int wanted) const { return std::max(0, wanted - line_.of(number)); }
  [[nodiscard]] bool can_have(int number, int wanted) const {
    return lacking(number, wanted) <= std::min(free_, left(number));
  }

  [[nodiscard]] bool group(int size) const {
    for (int number = 1; number <= kNumbers; ++number)
      if (can_have(number, size)) return true;
    return false;
  }

  [[nodiscard]] bool two_groups(int larger, int smaller) const {
    for (int a = 1; a <= kNumbers; ++a)
      for (int b = 1; b <= kNumbers; ++b)
        if (a != b && can_have(a, larger) && can_have(b, smaller) &&
            lacking(a, larger) + lacking(b, smaller) <= free_)
          return true;
    return false;
  }

  // The line's tokens are different numbers of first .. first + length - 1, and `there` has the others.
  template <class There>
  [[nodiscard]] bool run_from(int first, There there) const {
    int inside = 0;
    for (int number = first; number < first + length_; ++number) {
      inside += line_.of(number) > 0;
      if (line_.of(number) == 0 && !there(number)) return false;
    }
    return inside == line_.size();
  }

  template <class There>
  [[nodiscard]] bool run(There there) const {
    for (int first = 1; first + length_ - 1 <= kNumbers; ++first)
      if (run_from(first, there)) return true;
    return false;
  }

  [[nodiscard]] bool straight() const {
    return run([&](int number) { return left(number) > 0; });
  }

  template <class Suits>
  [[nodiscard]] bool in_one_colour(Suits suits) const {
    for (std::size_t i = 0; i < kColours; ++i)
      if (const auto colour = static_cast<Colour>(i); line_.of(colour) == line_.size() && suits(colour))
        return true;
    return false;
  }

  [[nodiscard]] bool colour() const {
    return in_one_colour([&](Colour colour) { return colours_[static_cast<std::size_t>(colour)] >= free_; });
  }

  [[nodiscard]] bool colour_straight() const {
    return in_one_colour([&](Colour colour) {
      return run([&](int number) { return stock_.test(Token(colour, number).index()); });
    });
  }

  [[nodiscard]] bool cocktail() const {
    for (std::size_t i = 0; i < kColours; ++i)
      if (const int there = line_.of(static_cast<Colour>(i)); there > 1 || (there == 0 && colours_[i] == 0))
        return false;
    return true;
  }

  Tally line_;
  int length_;
  int free_;
  const Bits<kTokens>& stock_;
  std::array<std::uint8_t, kNumbers + 1> numbers_{};
  std::array<std::uint8_t, kColours> colours_{};
};

constexpr Combination weaker(Combination combination) {
  return static_cast<Combination>(static_cast<int>(combination) - 1);
}

}  // namespace

Bits<kTokens> still_to_come(const Public& pub, std::size_t grid) {
  Bits<kTokens> tokens;
  for (std::size_t i = 0; i < kTokens; ++i) tokens.set(i);
  for (std::size_t i = 0; i < pub.config.grids(); ++i)
    pub.grids[i].occupied().for_each(
        [&](std::size_t cell) { tokens.reset(pub.grids[i].at(static_cast<Cell>(cell)).index()); });
  if (pub.hand.exists() && grid != pub.current_grid()) tokens.reset(pub.hand.index());
  return tokens;
}

Combination may_become(Tally line, int length, const Bits<kTokens>& stock) {
  const Prospect prospect(line, length, stock);
  auto combination = Combination::colour_straight;
  while (!prospect.reaches(combination)) combination = weaker(combination);
  return combination;
}

}  // namespace tessera::one_oh_one
