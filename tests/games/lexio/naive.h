#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "games/lexio/combination.h"

// The rules' page once more, slowly: lists of numbers and letters, nothing taken
// from the program but the tiles themselves.

namespace tessera::lexio::naive {

struct Piece {
  int number;
  char suit;
};
using Pieces = std::vector<Piece>;

inline Pieces pieces(TileSet set) {
  Pieces list;
  for (Tile tile : set) list.push_back({tile.number(), "ctms"[static_cast<std::size_t>(tile.suit())]});
  return list;
}

inline int suit_strength(char suit) { return static_cast<int>(std::string("ctms").find(suit)); }

// "3 < 4 < ... < N < 1 < 2": the place in that list.
inline int number_strength(int number, int highest) {
  int place = 0;
  for (int n = 3; n <= highest; ++n, ++place)
    if (n == number) return place;
  return number == 1 ? place : place + 1;
}

// In running order, strongest first: "1-2-3-4-5 is the strongest, then 2-3-4-5-6,
// then N-3..N-1, then downwards to 3-4-5-6-7".
inline std::vector<std::vector<int>> straights(int highest) {
  std::vector<std::vector<int>> list = {{1, 2, 3, 4, 5}, {2, 3, 4, 5, 6}};
  list.push_back({highest - 3, highest - 2, highest - 1, highest, 1});
  for (int last = highest; last >= 7; --last) list.push_back({last - 4, last - 3, last - 2, last - 1, last});
  return list;
}

// How a play compares among plays of equally many tiles: first the kind, then
// the numbers one after the other, then the suit.
struct Rating {
  std::string kind;
  int kind_order = 0;
  std::vector<int> numbers;
  int suit = 0;

  friend bool operator<(const Rating& a, const Rating& b) {
    if (a.kind_order != b.kind_order) return a.kind_order < b.kind_order;
    if (a.numbers != b.numbers) return a.numbers < b.numbers;
    return a.suit < b.suit;
  }
};

inline char suit_of(const Pieces& list, int number) {
  return std::find_if(list.begin(), list.end(), [&](const Piece& p) { return p.number == number; })->suit;
}

inline std::optional<Rating> rate_five(const Pieces& list, int highest, bool french) {
  std::map<int, int> how_many;
  for (const Piece& piece : list) ++how_many[piece.number];
  std::map<int, std::vector<int>> numbers_by_count;
  for (auto [number, n] : how_many) numbers_by_count[n].push_back(number);
  if (numbers_by_count.contains(4))
    return Rating{"quad", 3, {number_strength(numbers_by_count[4][0], highest)}, 0};
  if (numbers_by_count.contains(3) && numbers_by_count.contains(2))
    return Rating{"full", 2, {number_strength(numbers_by_count[3][0], highest)}, 0};

  const bool one_suit =
      std::all_of(list.begin(), list.end(), [&](const Piece& p) { return p.suit == list[0].suit; });
  std::vector<int> by_strength;  // strongest first
  for (const Piece& piece : list) by_strength.push_back(piece.number);
  std::sort(by_strength.begin(), by_strength.end(),
            [&](int a, int b) { return number_strength(a, highest) > number_strength(b, highest); });

  const auto all = straights(highest);
  for (std::size_t i = 0; i < all.size(); ++i) {
    std::vector<int> wanted = all[i];
    std::vector<int> held = by_strength;
    std::sort(wanted.begin(), wanted.end());
    std::sort(held.begin(), held.end());
    if (wanted != held) continue;
    const int deciding = french ? all[i][0] : by_strength[0];
    return Rating{one_suit ? "straight flush" : "straight",
                  one_suit ? 4 : 0,
                  {-static_cast<int>(i)},
                  suit_strength(suit_of(list, deciding))};
  }
  if (!one_suit) return std::nullopt;
  std::vector<int> compared;
  for (int number : by_strength) compared.push_back(number_strength(number, highest));
  if (french) compared.resize(1);
  return Rating{"flush", 1, compared, suit_strength(list[0].suit)};
}

inline std::optional<Rating> rate(TileSet set, const Config& config) {
  const Pieces list = pieces(set);
  const int highest = config.players == 3 ? 9 : config.players == 4 ? 13 : 15;
  if (list.size() == 5) return rate_five(list, highest, config.rulebook == Rulebook::french);
  if (list.empty() || list.size() > 3) return std::nullopt;
  int best_suit = 0;
  for (const Piece& piece : list) {
    if (piece.number != list[0].number) return std::nullopt;
    best_suit = std::max(best_suit, suit_strength(piece.suit));
  }
  const char* const kinds[] = {"single", "pair", "three"};
  return Rating{kinds[list.size() - 1],
                0,
                {number_strength(list[0].number, highest)},
                list.size() == 3 ? 0 : best_suit};
}

// Calls f with every set of that many tiles.
template <class F>
void for_each_subset(TileSet from, int size, F&& f, TileSet chosen = {}) {
  if (size == 0) {
    f(chosen);
    return;
  }
  for (Tile tile : from) {
    from -= tile;
    for_each_subset(from, size - 1, f, chosen | tile);
  }
}

// Every combination of five tiles, found by what each is made of.
inline std::set<std::uint64_t> all_fives(const Config& config) {
  const TileSet all = all_tiles(config.players);
  const int highest = highest_number(config.players);
  std::set<std::uint64_t> found;
  const auto number = [&](int n) { return all & TileSet::of_rank(rank_of(n)); };
  for (int suit = 0; suit < kSuits; ++suit)
    for_each_subset(all & TileSet::of_suit(static_cast<Suit>(suit)), 5,
                    [&](TileSet set) { found.insert(set.bits()); });
  for (const std::vector<int>& run : straights(highest))
    for (int suits = 0; suits < 1024; ++suits) {
      TileSet set;
      for (int i = 0; i < 5; ++i)
        set |= Tile(run[static_cast<std::size_t>(i)], static_cast<Suit>(suits >> (2 * i) & 3));
      found.insert(set.bits());
    }
  for (int a = 1; a <= highest; ++a) {
    for (Tile fifth : all - number(a)) found.insert((number(a) | fifth).bits());
    for (int b = 1; b <= highest; ++b)
      if (a != b)
        for_each_subset(number(a), 3, [&](TileSet three) {
          for_each_subset(number(b), 2, [&](TileSet pair) { found.insert((three | pair).bits()); });
        });
  }
  return found;
}

}  // namespace tessera::lexio::naive
