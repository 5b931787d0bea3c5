#include "games/lexio/plays.h"

#include <cstddef>
#include <cstdint>
#include <span>

// Plays are made straight from the bits of the hand, kind by kind, and only from
// the numbers and suits that can beat the table.

namespace tessera::lexio {
namespace {

constexpr TileSet kEvery = TileSet::from_bits(~std::uint64_t{0});
constexpr Suit kAllSuits[] = {Suit::cloud, Suit::star, Suit::moon, Suit::sun};

constexpr TileSet stronger_than(Tile tile) { return TileSet::from_bits(~std::uint64_t{1} << tile.index()); }
constexpr TileSet higher_than(std::uint32_t rank) {
  return stronger_than(Tile(static_cast<Rank>(rank), Suit::sun));
}
constexpr TileSet suits_above(Suit suit) {
  TileSet tiles;
  for (Suit better : kAllSuits)
    if (better > suit) tiles |= TileSet::of_suit(better);
  return tiles;
}

// The numbers of which a hand has several tiles, a bit each as in TileSet::ranks().
struct Multiples {
  TileSet twice;
  TileSet thrice;
  TileSet whole;

  explicit constexpr Multiples(TileSet hand) {
    // Four bits a number: first two counts of two tiles each, then their sum, 0 to 4.
    std::uint64_t n = hand.bits();
    n -= n >> 1 & 0x5555'5555'5555'5555;
    n = (n & 0x3333'3333'3333'3333) + (n >> 2 & 0x3333'3333'3333'3333);
    const TileSet one_bit = TileSet::of_suit(Suit::cloud);
    twice = TileSet::from_bits(n >> 1 | n >> 2) & one_bit;
    thrice = TileSet::from_bits((n & n >> 1) | n >> 2) & one_bit;
    whole = TileSet::from_bits(n >> 2) & one_bit;
  }
};

class Lister {
 public:
  Lister(TileSet hand, const Config& config, MoveList& list)
      : hand_(hand), multiples_(hand), config_(config), list_(list) {}

  void singles(TileSet limit) {
    const TileSet within = hand_ & limit;
    for (Tile tile : within) add(tile);
  }
  // The better tile of a pair must be within the limit.
  void pairs(TileSet limit) {
    for (Tile low : multiples_.twice) for_each_pair(low.rank(), limit, [&](TileSet pair) { add(pair); });
  }
  void threes(TileSet limit) {
    for_each_three(limit, [&](TileSet three) { add(three); });
  }
  void straights(std::size_t from, TileSet deciding_limit);
  void flushes(Strength above);
  void fulls(TileSet limit);
  void quads(TileSet limit);
  void straight_flushes(Strength above);

  // Five tiles, of this kind and all stronger kinds.
  void fives_from(Kind kind) {
    if (kind <= Kind::straight) straights(0, kEvery);
    if (kind <= Kind::flush) flushes({});
    if (kind <= Kind::full) fulls(kEvery);
    if (kind <= Kind::quad) quads(kEvery);
    straight_flushes({});
  }

 private:
  void add(TileSet tiles) { list_.push_back(Move::play(tiles)); }

  template <class F>
  void for_each_pair(Rank rank, TileSet limit, F&& f) {
    const TileSet number = hand_ & TileSet::of_rank(rank);
    const TileSet within = number & limit;
    for (Tile best : within)
      for (Tile other : number - stronger_than(best) - best) f(TileSet(best) | other);
  }
  template <class F>
  void for_each_three(TileSet limit, F&& f) {
    const TileSet within = multiples_.thrice & limit;
    for (Tile low : within) {
      const TileSet number = hand_ & TileSet::of_rank(low.rank());
      if (!number.at_least(4))
        f(number);
      else
        for (Tile left_out : number) f(number - left_out);
    }
  }
  void choose_suits(TileSet chosen, TileSet ranks, TileSet choice);
  void choose_flush(TileSet chosen, TileSet rest, int missing, Strength above);

  TileSet hand_;
  Multiples multiples_;
  const Config& config_;
  MoveList& list_;
};

// The straights of this run and all stronger ones. In this run the tile whose suit decides must
// be within the limit.
void Lister::straights(std::size_t from, TileSet deciding_limit) {
  const TileSet ranks = hand_.ranks();
  if (!ranks.at_least(5)) return;
  const std::span<const Run> all = runs(config_.players);
  for (std::size_t i = from; i < all.size(); ++i) {
    if (!ranks.contains(all[i].ranks)) continue;
    TileSet choice = hand_;
    if (i == from) choice -= TileSet::of_rank(deciding_rank(all[i], config_.rulebook)) - deciding_limit;
    choose_suits({}, all[i].ranks, choice);
  }
}

// One tile of each number, in all ways but those of one suit.
void Lister::choose_suits(TileSet chosen, TileSet ranks, TileSet choice) {
  const Tile low = ranks.weakest();
  const TileSet number = choice & TileSet::of_rank(low.rank());
  ranks -= low;
  for (Tile tile : number) {
    if (!ranks.empty())
      choose_suits(chosen | tile, ranks, choice);
    else if (!(chosen | tile).one_suit())
      add(chosen | tile);
  }
}

void Lister::flushes(Strength above) {
  for (Suit suit : kAllSuits) {
    const TileSet tiles = hand_ & TileSet::of_suit(suit);
    if (tiles.at_least(5)) choose_flush({}, tiles, 5, above);
  }
}

// Five tiles in all ways but straights.
void Lister::choose_flush(TileSet chosen, TileSet rest, int missing, Strength above) {
  if (missing > 0) {
    for (; rest.at_least(missing); rest -= rest.weakest())
      choose_flush(chosen | rest.weakest(), rest - rest.weakest(), missing - 1, above);
    return;
  }
  for (const Run& run : runs(config_.players))
    if (run.ranks == chosen.ranks()) return;
  if (flush_strength(chosen, config_.rulebook) > above) add(chosen);
}

// The limit is for the three.
void Lister::fulls(TileSet limit) {
  if (!multiples_.twice.at_least(2)) return;
  for_each_three(limit, [&](TileSet three) {
    for (Tile low : multiples_.twice - TileSet::of_rank(three.weakest().rank()))
      for_each_pair(low.rank(), kEvery, [&](TileSet pair) { add(three | pair); });
  });
}

void Lister::quads(TileSet limit) {
  const TileSet within = multiples_.whole & limit;
  for (Tile low : within) {
    const TileSet four = TileSet::of_rank(low.rank());
    for (Tile fifth : hand_ - four) add(four | fifth);
  }
}

void Lister::straight_flushes(Strength above) {
  for (Suit suit : kAllSuits) {
    const TileSet tiles = hand_ & TileSet::of_suit(suit);
    if (!tiles.at_least(5)) continue;
    const std::span<const Run> all = runs(config_.players);
    for (std::size_t i = 0; i < all.size(); ++i) {
      const TileSet run = TileSet::from_bits(all[i].ranks.bits() << static_cast<unsigned>(suit));
      const Strength strength(Kind::straight_flush, static_cast<std::uint32_t>(i), suit);
      if (tiles.contains(run) && strength > above) add(run);
    }
  }
}

}  // namespace

void list_leads(TileSet hand, const Config& config, MoveList& list) {
  Lister lister(hand, config, list);
  lister.singles(kEvery);
  lister.pairs(kEvery);
  lister.threes(kEvery);
  if (hand.at_least(5)) lister.fives_from(Kind::straight);
}

void list_answers(TileSet hand, const Combination& table, const Config& config, MoveList& list) {
  if (!hand.at_least(tile_count(table.kind()))) return;
  Lister lister(hand, config, list);
  const Strength strength = table.strength;
  switch (strength.kind()) {
    case Kind::single:
      return lister.singles(stronger_than(table.tiles.strongest()));
    case Kind::pair:
      return lister.pairs(stronger_than(table.tiles.strongest()));
    case Kind::three:
      return lister.threes(higher_than(strength.compared()));
    case Kind::straight:
      lister.straights(strength.compared(), suits_above(strength.suit()));
      return lister.fives_from(Kind::flush);
    case Kind::flush:
      lister.flushes(strength);
      return lister.fives_from(Kind::full);
    case Kind::full:
      lister.fulls(higher_than(strength.compared()));
      return lister.fives_from(Kind::quad);
    case Kind::quad:
      lister.quads(higher_than(strength.compared()));
      return lister.fives_from(Kind::straight_flush);
    case Kind::straight_flush:
      return lister.straight_flushes(strength);
  }
}

}  // namespace tessera::lexio
