#pragma once

#include <bit>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace tessera::lexio {

// Weakest first: suits decide between equal numbers, s > m > t > c.
enum class Suit : std::uint8_t { cloud, star, moon, sun };

// A number by its strength: 0 is the 3, 1 the 4, ... 12 the 15, 13 the 1 and 14
// the 2. It is the same whatever the number of players; with fewer of them some
// ranks are merely missing.
enum class Rank : std::uint8_t {};

inline constexpr int kSuits = 4;
inline constexpr int kRanks = 15;
inline constexpr int kTiles = kSuits * kRanks;

constexpr Rank rank_of(int number) {
  assert(1 <= number && number <= kRanks);
  return static_cast<Rank>(number >= 3 ? number - 3 : number + 12);
}
constexpr int number_of(Rank rank) {
  const int strength = static_cast<int>(rank);
  return strength <= 12 ? strength + 3 : strength - 12;
}

// Tiles compare as single tiles do: number, then suit.
class Tile {
 public:
  constexpr Tile(int number, Suit suit) : Tile(rank_of(number), suit) {}
  constexpr Tile(Rank rank, Suit suit)
      : Tile(static_cast<std::size_t>(rank) * kSuits + static_cast<std::size_t>(suit)) {}
  static constexpr Tile at(std::size_t index) { return Tile(index); }

  [[nodiscard]] constexpr std::size_t index() const { return index_; }
  [[nodiscard]] constexpr Rank rank() const { return static_cast<Rank>(index_ / kSuits); }
  [[nodiscard]] constexpr Suit suit() const { return static_cast<Suit>(index_ % kSuits); }
  [[nodiscard]] constexpr int number() const { return number_of(rank()); }

  friend constexpr auto operator<=>(const Tile&, const Tile&) = default;

 private:
  explicit constexpr Tile(std::size_t index) : index_(static_cast<std::uint8_t>(index)) {
    assert(index < kTiles);
  }
  std::uint8_t index_;
};

// Its holder leads the round.
inline constexpr Tile kOpeningTile{3, Suit::cloud};

// A set of tiles: bit i is Tile::at(i), so a number is four neighbouring bits and
// walking the bits upwards is the canonical order of docs/record-format.md.
class TileSet {
 public:
  constexpr TileSet() = default;
  // NOLINTNEXTLINE(google-explicit-constructor): a tile is a set of one
  constexpr TileSet(Tile tile) : bits_(std::uint64_t{1} << tile.index()) {}
  static constexpr TileSet from_bits(std::uint64_t bits) {
    TileSet set;
    set.bits_ = bits;
    return set;
  }
  static constexpr TileSet of_rank(Rank rank) {
    return from_bits(std::uint64_t{0xf} << (static_cast<unsigned>(rank) * kSuits));
  }
  static constexpr TileSet of_suit(Suit suit) {
    return from_bits(kOnePerRank << static_cast<unsigned>(suit));
  }

  [[nodiscard]] constexpr std::uint64_t bits() const { return bits_; }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr int count() const { return std::popcount(bits_); }
  // Cheaper than count(), which is a function call where the processor can't be relied on to count.
  [[nodiscard]] constexpr bool at_least(int tiles) const {
    std::uint64_t rest = bits_;
    for (int i = 1; i < tiles; ++i) rest &= rest - 1;
    return rest != 0;
  }
  [[nodiscard]] constexpr bool contains(TileSet other) const { return (other.bits_ & ~bits_) == 0; }
  [[nodiscard]] constexpr bool touches(TileSet other) const { return (other.bits_ & bits_) != 0; }
  [[nodiscard]] constexpr Tile weakest() const {
    assert(!empty());
    return Tile::at(static_cast<std::size_t>(std::countr_zero(bits_)));
  }
  [[nodiscard]] constexpr Tile strongest() const {
    assert(!empty());
    return Tile::at(static_cast<std::size_t>(std::bit_width(bits_)) - 1);
  }
  // The numbers present: for each, the bit of its cloud tile.
  [[nodiscard]] constexpr TileSet ranks() const {
    return from_bits((bits_ | bits_ >> 1 | bits_ >> 2 | bits_ >> 3) & kOnePerRank);
  }
  [[nodiscard]] constexpr bool one_suit() const {
    return !empty() && of_suit(weakest().suit()).contains(*this);
  }

  constexpr TileSet& operator|=(TileSet o) { return *this = *this | o; }
  constexpr TileSet& operator-=(TileSet o) { return *this = *this - o; }
  friend constexpr TileSet operator|(TileSet a, TileSet b) { return from_bits(a.bits_ | b.bits_); }
  friend constexpr TileSet operator&(TileSet a, TileSet b) { return from_bits(a.bits_ & b.bits_); }
  friend constexpr TileSet operator-(TileSet a, TileSet b) { return from_bits(a.bits_ & ~b.bits_); }
  friend constexpr bool operator==(TileSet, TileSet) = default;

  class Walk {
   public:
    explicit constexpr Walk(std::uint64_t rest) : rest_(rest) {}
    constexpr Tile operator*() const { return Tile::at(static_cast<std::size_t>(std::countr_zero(rest_))); }
    constexpr Walk& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Walk, Walk) = default;

   private:
    std::uint64_t rest_;
  };
  [[nodiscard]] constexpr Walk begin() const { return Walk(bits_); }
  [[nodiscard]] constexpr Walk end() const { return Walk(0); }

 private:
  static constexpr std::uint64_t kOnePerRank = 0x111'1111'1111'1111;
  std::uint64_t bits_ = 0;
};

}  // namespace tessera::lexio
