#include "bots/lexio/reasons.h"

#include "base/text.h"
#include "games/lexio/names.h"
#include "games/lexio/notation.h"
#include "games/lexio/plays.h"

namespace tessera::lexio {
namespace {

using Fields = Data::Fields;

std::string run_in_words(TileSet tiles) {
  const bool one = tiles.touches(TileSet::of_rank(rank_of(1)));
  if (tiles.touches(TileSet::of_rank(rank_of(2)))) return one ? "1-5" : "2-6";
  return concat(tiles.weakest().number(), '-', tiles.strongest().number());
}

std::string describe(const Combination& combination) {
  constexpr std::string_view kSuitNames[] = {"cloud", "star", "moon", "sun"};
  const TileSet tiles = combination.tiles;
  const std::string_view suit = kSuitNames[static_cast<std::size_t>(tiles.weakest().suit())];
  switch (combination.kind()) {
    case Kind::single:
      return to_text(tiles);
    case Kind::straight:
      return concat("straight ", run_in_words(tiles));
    case Kind::straight_flush:
      return concat("straight flush ", run_in_words(tiles), " of ", suit);
    case Kind::flush:
      return concat("flush of ", suit, ", ", tiles.strongest().number(), " high");
    default: {
      // In canonical order the middle tile of a full or a quad belongs to its three or four.
      auto middle = tiles.begin();
      for (int i = 0; i < tiles.count() / 2; ++i) ++middle;
      return concat(identifier(combination.kind()), " of ", (*middle).number());
    }
  }
}

void add_combination(Reasons& reasons, const View& view, const Combination& combination) {
  const int left = (view.hand - combination.tiles).count();
  if (left == 0) {
    reasons.push_back({Fields{{"kind", "goes_out"}}, concat(describe(combination), " goes out")});
    return;
  }
  reasons.push_back({Fields{{"kind", "combination"}, {"name", describe(combination)}, {"left", left}},
                     concat(describe(combination), ", ", left, left == 1 ? " tile left" : " tiles left")});
}

// Whether the tiles that this seat does not see hold anything stronger, all in one hand.
void add_unbeatable(Reasons& reasons, const View& view, const Combination& combination) {
  const TileSet unseen = all_tiles(view.pub.config.players) - view.pub.played - view.hand;
  MoveList answers;
  if (combination.tiles.count() < 5) list_answers(unseen, combination, view.pub.config, answers);
  if (combination.tiles.count() < 5 && answers.empty())
    reasons.push_back({Fields{{"kind", "unbeatable"}}, "nobody can beat it"});
}

// "2 2s" would be hard to read.
std::string_view some_twos(int count) {
  constexpr std::string_view kWords[] = {"a 2", "two 2s", "three 2s", "all four 2s"};
  return kWords[count - 1];
}

void add_twos(Reasons& reasons, const View& view, TileSet played) {
  const TileSet twos = TileSet::of_rank(rank_of(2));
  const int spent = (played & twos).count();
  const int kept = ((view.hand - played) & twos).count();
  if (spent > 0)
    reasons.push_back(
        {Fields{{"kind", "twos"}, {"spent", spent}, {"kept", kept}}, concat("spends ", some_twos(spent))});
  else if (kept > 0)
    reasons.push_back(
        {Fields{{"kind", "twos"}, {"spent", 0}, {"kept", kept}},
         concat("keeps ", some_twos(kept), ": a loss would cost ", 1 << kept, " times as much")});
}

void add_danger(Reasons& reasons, const View& view) {
  constexpr int kFew = 2;
  for (const Seat seat : seats(view.pub.config.players)) {
    const int left = view.pub.tiles_left[index(seat)];
    if (seat == view.viewer || left > kFew) continue;
    reasons.push_back({Fields{{"kind", "danger"}, {"seat", static_cast<int>(index(seat))}, {"tiles", left}},
                       concat("{} has only ", left, left == 1 ? " tile" : " tiles"), seat});
  }
}

}  // namespace

Reasons reasons(const View& view, const Move& move) {
  Reasons all;
  if (!move.is_pass()) {
    const Combination combination = *recognise(move.tiles(), view.pub.config);
    add_combination(all, view, combination);
    add_unbeatable(all, view, combination);
  }
  add_twos(all, view, move.tiles());
  add_danger(all, view);
  return all;
}

}  // namespace tessera::lexio
