#include "bots/lexio/reasons.h"

#include "bots/lexio/messages.h"
#include "games/lexio/names.h"
#include "games/lexio/paying.h"
#include "games/lexio/plays.h"

namespace tessera::lexio {
namespace {

void add_combination(Reasons& reasons, const View& view, const Combination& combination) {
  const int left = (view.hand - combination.tiles).count();
  if (left == 0)
    reasons.push_back(Message(Reason::goes_out, {{"combination", name_of(combination)}}));
  else
    reasons.push_back(Message(Reason::plays, {{"combination", name_of(combination)}, {"left", left}}));
}

// Whether the tiles that this seat does not see hold anything stronger, all in one hand.
void add_unbeatable(Reasons& reasons, const View& view, const Combination& combination) {
  const TileSet unseen = all_tiles(view.pub.config.players) - view.pub.played - view.hand;
  MoveList answers;
  if (combination.tiles.count() < 5) list_answers(unseen, combination, view.pub.config, answers);
  if (combination.tiles.count() < 5 && answers.empty()) reasons.emplace_back(Reason::unbeatable);
}

// Every 2 that is left doubles what a loss costs.
void add_twos(Reasons& reasons, const View& view, TileSet played) {
  const TileSet twos = TileSet::of_rank(rank_of(2));
  const int spent = (played & twos).count();
  const TileSet left = view.hand - played;
  const int kept = (left & twos).count();
  if (spent > 0)
    reasons.push_back(Message(Reason::spends_twos, {{"spent", spent}, {"kept", kept}}));
  else if (kept > 0)
    reasons.push_back(Message(Reason::keeps_twos, {{"kept", kept}, {"factor", cost_factor(left)}}));
}

void add_danger(Reasons& reasons, const View& view) {
  constexpr int kFew = 2;
  for (const Seat seat : seats(view.pub.config.players)) {
    const int left = view.pub.hand_sizes[index(seat)];
    if (seat == view.viewer || left > kFew) continue;
    reasons.push_back(Message(Reason::few_tiles, {{"seat", seat}, {"tiles", left}}));
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
