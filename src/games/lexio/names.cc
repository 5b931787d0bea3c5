#include "games/lexio/names.h"

#include <utility>

namespace tessera::lexio {
namespace {

// In running order: 6 and 10, or 10 and 1 when the 1 closes.
std::pair<int, int> ends_of(TileSet straight) {
  constexpr TileSet kOnes = TileSet::of_rank(rank_of(1));
  constexpr TileSet kTwos = TileSet::of_rank(rank_of(2));
  if (!straight.touches(kTwos)) return {straight.weakest().number(), straight.strongest().number()};
  return straight.touches(kOnes) ? std::pair(1, 5) : std::pair(2, 6);
}

// In canonical order the middle tile of a full or a quad belongs to its three or four.
int main_number(TileSet tiles) {
  auto middle = tiles.begin();
  for (int i = 0; i < tiles.count() / 2; ++i) ++middle;
  return (*middle).number();
}

}  // namespace

Say term(Suit suit) {
  static constexpr Say kTerms[] = {Say::cloud, Say::star, Say::moon, Say::sun};
  return kTerms[static_cast<std::size_t>(suit)];
}

Say term(Kind kind) {
  static constexpr Say kTerms[] = {Say::single, Say::pair, Say::three, Say::straight,
                                   Say::flush,  Say::full, Say::quad,  Say::straight_flush};
  return kTerms[static_cast<std::size_t>(kind)];
}

std::string_view identifier(Suit suit) { return code_of(term(suit)).name; }
std::string_view identifier(Kind kind) { return code_of(term(kind)).name; }

// The suit by its identifier: how it joins the number differs from language to language.
Message name_of(Tile tile) {
  return {Say::tile, {{"number", tile.number()}, {"suit", identifier(tile.suit())}}};
}

Message name_of(const Combination& combination) {
  const TileSet tiles = combination.tiles;
  const auto [first, last] = ends_of(tiles);
  switch (combination.kind()) {
    case Kind::single:
      return {Say::single_of, {{"tile", name_of(tiles.weakest())}}};
    case Kind::pair:
      return {Say::pair_of, {{"number", main_number(tiles)}}};
    case Kind::three:
      return {Say::three_of, {{"number", main_number(tiles)}}};
    case Kind::straight:
      return {Say::straight_of, {{"first", first}, {"last", last}}};
    case Kind::flush:
      return {Say::flush_of,
              {{"suit", identifier(tiles.weakest().suit())}, {"number", tiles.strongest().number()}}};
    case Kind::full:
      return {Say::full_of, {{"number", main_number(tiles)}}};
    case Kind::quad:
      return {Say::quad_of, {{"number", main_number(tiles)}}};
    case Kind::straight_flush:
      break;
  }
  return {Say::straight_flush_of,
          {{"first", first}, {"last", last}, {"suit", identifier(tiles.weakest().suit())}}};
}

}  // namespace tessera::lexio
