#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>

namespace tessera {

// One step of splitmix64: turns related numbers (1, 2, 3) into unrelated ones.
constexpr std::uint64_t scramble(std::uint64_t z) {
  z += 0x9e3779b97f4a7c15U;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
  return z ^ (z >> 31);
}

// A seed for the n-th of many things that all come from one seed.
constexpr std::uint64_t derive_seed(std::uint64_t seed, std::uint64_t n) {
  return scramble(scramble(seed) ^ n);
}

// Distributions over the 64-bit numbers of `Self::next()`. They are our own: the
// standard ones differ between libraries, and the same seed has to give the same
// game on every compiler and in WebAssembly. docs/fairness.md describes them to the bit.
template <class Self>
class Draws {
 public:
  // Uniform over 0 .. bound-1, without bias (Lemire's multiply and reject).
  std::uint32_t below(std::uint32_t bound) {
    assert(bound > 0);
    std::uint64_t product = (word() >> 32) * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t threshold = (0U - bound) % bound;
      while (static_cast<std::uint32_t>(product) < threshold) product = (word() >> 32) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  // Uniform from 0 up to but not including 1.
  double unit() { return static_cast<double>(word() >> 11) * 0x1p-53; }

  // Fisher and Yates, from the back.
  template <class Range>
  void shuffle(Range& items) {
    for (auto n = static_cast<std::uint32_t>(items.size()); n > 1; --n) {
      using std::swap;
      swap(items[n - 1], items[below(n)]);
    }
  }

  template <class Range>
  decltype(auto) pick(Range&& items) {
    return items[below(static_cast<std::uint32_t>(items.size()))];
  }

 private:
  friend Self;
  Draws() = default;
  std::uint64_t word() { return static_cast<Self&>(*this).next(); }
};

// xoshiro256++ seeded through splitmix64: quick, for search, the arena and tests.
class Rng : public Draws<Rng> {
 public:
  explicit Rng(std::uint64_t seed) {
    for (std::uint64_t& word : state_) {
      word = scramble(seed);
      seed += 0x9e3779b97f4a7c15U;
    }
  }

  std::uint64_t next() {
    const std::uint64_t result = std::rotl(state_[0] + state_[3], 23) + state_[0];
    const std::uint64_t t = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= t;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

 private:
  std::array<std::uint64_t, 4> state_{};
};

// Numbers read from blocks of 32 bytes that somebody else makes, four numbers a block,
// the most significant byte first. For chance that can be checked afterwards.
class StreamRng : public Draws<StreamRng> {
 public:
  using Block = std::array<std::byte, 32>;
  using Source = std::function<Block(std::uint64_t number)>;  // blocks are numbered from 0

  explicit StreamRng(Source source) : source_(std::move(source)) {}

  std::uint64_t next() {
    if (at_ == block_.size()) {
      block_ = source_(blocks_++);
      at_ = 0;
    }
    std::uint64_t number = 0;
    for (const std::size_t end = at_ + sizeof number; at_ < end; ++at_)
      number = number << 8 | std::to_integer<std::uint64_t>(block_[at_]);
    return number;
  }

 private:
  Source source_;
  std::uint64_t blocks_ = 0;
  Block block_{};
  std::size_t at_ = sizeof(Block);
};

}  // namespace tessera
