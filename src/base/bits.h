#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace tessera {

// A set of small indices, as bits. Unlike std::bitset it can be walked.
template <std::size_t N>
class Bits {
  static constexpr std::size_t kWords = (N + 63) / 64;

 public:
  constexpr void set(std::size_t i) { words_[i / 64] |= bit(i); }
  constexpr void reset(std::size_t i) { words_[i / 64] &= ~bit(i); }
  [[nodiscard]] constexpr bool test(std::size_t i) const {
    assert(i < N);
    return (words_[i / 64] & bit(i)) != 0;
  }
  [[nodiscard]] constexpr bool any() const {
    std::uint64_t all = 0;
    for (std::uint64_t w : words_) all |= w;
    return all != 0;
  }
  [[nodiscard]] constexpr std::size_t count() const {
    std::size_t n = 0;
    for (std::uint64_t w : words_) n += static_cast<std::size_t>(std::popcount(w));
    return n;
  }

  // Members 64 w .. 64 w + 63 at once.
  [[nodiscard]] constexpr std::uint64_t word(std::size_t w) const { return words_[w]; }
  constexpr void set_word(std::size_t w, std::uint64_t members) { words_[w] = members; }

  // Calls f(i) for every member, in ascending order.
  template <class F>
  constexpr void for_each(F&& f) const {
    for (std::size_t w = 0; w < kWords; ++w)
      for (std::uint64_t rest = words_[w]; rest != 0; rest &= rest - 1)
        f(w * 64 + static_cast<std::size_t>(std::countr_zero(rest)));
  }

  constexpr Bits& operator|=(const Bits& o) {
    for (std::size_t w = 0; w < kWords; ++w) words_[w] |= o.words_[w];
    return *this;
  }
  constexpr Bits& operator&=(const Bits& o) {
    for (std::size_t w = 0; w < kWords; ++w) words_[w] &= o.words_[w];
    return *this;
  }
  // Removes the members of o.
  constexpr Bits& operator-=(const Bits& o) {
    for (std::size_t w = 0; w < kWords; ++w) words_[w] &= ~o.words_[w];
    return *this;
  }
  friend constexpr Bits operator|(Bits a, const Bits& b) { return a |= b; }
  friend constexpr Bits operator&(Bits a, const Bits& b) { return a &= b; }
  friend constexpr Bits operator-(Bits a, const Bits& b) { return a -= b; }
  friend constexpr bool operator==(const Bits&, const Bits&) = default;

 private:
  static constexpr std::uint64_t bit(std::size_t i) { return std::uint64_t{1} << (i % 64); }
  std::array<std::uint64_t, kWords> words_{};
};

}  // namespace tessera
