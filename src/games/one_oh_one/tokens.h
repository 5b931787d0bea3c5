#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "core/message.h"

// The fifty tokens and their ten backs.

namespace tessera::one_oh_one {

enum class Colour : std::uint8_t { blue, green, orange, purple, red };

inline constexpr std::size_t kColours = 5;
inline constexpr int kNumbers = 10;
inline constexpr std::size_t kTokens = 50;

constexpr char letter(Colour colour) { return "BGOPR"[static_cast<std::size_t>(colour)]; }

// One of the fifty, or none.
class Token {
 public:
  constexpr Token() = default;
  constexpr Token(Colour colour, int number)
      : index_(static_cast<std::uint8_t>(static_cast<int>(colour) * kNumbers + number - 1)) {
    assert(1 <= number && number <= kNumbers);
  }
  static constexpr Token at(std::size_t index) {
    assert(index < kTokens);
    Token token;
    token.index_ = static_cast<std::uint8_t>(index);
    return token;
  }

  [[nodiscard]] constexpr bool exists() const { return index_ < kTokens; }
  // B1 .. B10, G1 .. R10 count from 0; no token is 50, so that tables may have a place for it.
  [[nodiscard]] constexpr std::size_t index() const { return index_; }
  [[nodiscard]] constexpr Colour colour() const {
    assert(exists());
    return static_cast<Colour>(index_ / kNumbers);
  }
  [[nodiscard]] constexpr int number() const {
    assert(exists());
    return index_ % kNumbers + 1;
  }
  friend constexpr bool operator==(const Token&, const Token&) = default;

 private:
  std::uint8_t index_ = kTokens;
};

// What people call it, "blue 7".
Message name_of(Token token);

// What the reverse of a token says: its half, and the colours of the even and
// the odd numbers in it. Five tokens share each back.
enum class Back : std::uint8_t {};

inline constexpr std::size_t kBacks = 10;
inline constexpr std::size_t kTokensPerBack = 5;

struct BackFacts {
  bool high;  // 6 to 10, black rim; otherwise 1 to 5, grey rim
  Colour even;
  Colour odd;
};

// One real back is known (low, even P, odd G); the other nine follow the cycle
// P G B O R: the odd colour is the next one on low backs, the next but one on high backs.
inline constexpr std::array<BackFacts, kBacks> kBackTable{{
    {false, Colour::purple, Colour::green},
    {false, Colour::green, Colour::blue},
    {false, Colour::blue, Colour::orange},
    {false, Colour::orange, Colour::red},
    {false, Colour::red, Colour::purple},
    {true, Colour::purple, Colour::blue},
    {true, Colour::green, Colour::orange},
    {true, Colour::blue, Colour::red},
    {true, Colour::orange, Colour::purple},
    {true, Colour::red, Colour::green},
}};

constexpr std::size_t index(Back back) { return static_cast<std::size_t>(back); }
constexpr const BackFacts& facts(Back back) { return kBackTable[index(back)]; }

Back back_of(Token token);
// The tokens with this back, even numbers first, as the back prints them.
const std::array<Token, kTokensPerBack>& candidates(Back back);

}  // namespace tessera::one_oh_one
