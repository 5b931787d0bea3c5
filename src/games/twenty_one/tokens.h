#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

#include "base/random.h"

namespace tessera::twenty_one {

inline constexpr int kGoal = 21;
inline constexpr int kLargestNumber = 17;
inline constexpr int kLargestTwin = 9;  // numbers up to here come twice, and open the game

// A kind of token: a number 1..17, or the star. They compare in the order of
// the notation: numbers first, then the star.
enum class Token : std::uint8_t { star = kLargestNumber + 1 };

inline constexpr int kTokenKinds = kLargestNumber + 1;

constexpr Token number_token(int number) {
  assert(number >= 1 && number <= kLargestNumber);
  return static_cast<Token>(number);
}
// What the token costs its owner at the end, which for a number is the number.
constexpr int worth(Token token) { return token == Token::star ? kGoal : static_cast<int>(token); }
constexpr bool is_low(Token token) { return static_cast<int>(token) <= kLargestTwin; }

// What a token shows on the board: a number, or a star with the number it was
// declared to be.
class Face {
 public:
  constexpr Face() = default;
  static constexpr Face number(Token token) {
    assert(token != Token::star);
    return Face(static_cast<int>(token));
  }
  static constexpr Face star(int declared) {
    assert(declared >= 1 && declared <= kGoal);
    return Face(kStar | declared);
  }

  [[nodiscard]] constexpr int value() const { return bits_ & kValue; }
  [[nodiscard]] constexpr bool is_star() const { return (bits_ & kStar) != 0; }
  [[nodiscard]] constexpr Token token() const { return is_star() ? Token::star : number_token(value()); }
  friend constexpr bool operator==(const Face&, const Face&) = default;

 private:
  static constexpr int kValue = 31;
  static constexpr int kStar = 32;
  constexpr explicit Face(int bits) : bits_(static_cast<std::uint8_t>(bits)) {}
  std::uint8_t bits_ = 1;
};

// Some tokens of one colour, equal ones counted: two bits a kind, since nobody
// owns more than three of any.
class Pile {
 public:
  constexpr Pile() = default;
  // All 29 of a player: two of each 1..9, one of each 10..17, three stars.
  static constexpr Pile full() {
    Pile pile;
    for (int n = 1; n <= kLargestNumber; ++n) pile.add(number_token(n));
    for (int n = 1; n <= kLargestTwin; ++n) pile.add(number_token(n));
    for (int n = 0; n < 3; ++n) pile.add(Token::star);
    return pile;
  }
  static constexpr Pile of(Token token) {
    Pile pile;
    pile.add(token);
    return pile;
  }

  [[nodiscard]] constexpr int count(Token token) const {
    return static_cast<int>((bits_ >> shift(token)) & 3);
  }
  [[nodiscard]] constexpr bool has(Token token) const { return count(token) != 0; }
  [[nodiscard]] constexpr std::uint64_t bits() const { return bits_; }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr int size() const {
    return std::popcount(bits_ & kOnes) + 2 * std::popcount(bits_ & ~kOnes);
  }
  // A number of 9 or less is among them.
  [[nodiscard]] constexpr bool has_low() const { return (bits_ & kLow) != 0; }
  // The least kind; the star comes after all numbers.
  [[nodiscard]] constexpr Token smallest() const {
    assert(!empty());
    return static_cast<Token>(std::countr_zero(bits_) / 2 + 1);
  }

  constexpr void add(Token token) {
    assert(count(token) < 3);
    bits_ += std::uint64_t{1} << shift(token);
  }
  constexpr void remove(Token token) {
    assert(has(token));
    bits_ -= std::uint64_t{1} << shift(token);
  }
  // b must be part of a.
  friend constexpr Pile operator-(Pile a, Pile b) {
    a.bits_ -= b.bits_;
    return a;
  }

  // Calls f(token) for every kind there is, once, in the order of the notation.
  template <class F>
  constexpr void for_each_kind(F&& f) const {
    for (std::uint64_t rest = bits_; rest != 0;) {
      const int at = std::countr_zero(rest) / 2;
      f(static_cast<Token>(at + 1));
      rest &= ~(std::uint64_t{3} << (2 * at));
    }
  }

  friend constexpr bool operator==(const Pile&, const Pile&) = default;

 private:
  static constexpr std::uint64_t kOnes = 0x5555'5555'5555'5555U;
  static constexpr std::uint64_t kLow = (std::uint64_t{1} << (2 * kLargestTwin)) - 1;
  static constexpr int shift(Token token) { return 2 * (static_cast<int>(token) - 1); }
  std::uint64_t bits_ = 0;
};

// What the pile costs its owner at the end: its numbers, 21 a star.
int total(Pile pile);

// Takes one token out at random. Two equal tokens are two pieces: twice as likely.
template <class Random>  // Rng or StreamRng
Token draw_from(Pile& pile, Random& random);
// Three at once, put back until there is a number of 9 or less among them.
template <class Random>
std::array<Token, 3> draw_first_hand(Pile pile, Random& random);  // sorted

}  // namespace tessera::twenty_one
