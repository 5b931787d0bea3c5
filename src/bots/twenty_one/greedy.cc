#include "bots/twenty_one/greedy.h"

#include <algorithm>
#include <cassert>
#include <tuple>

#include "games/twenty_one/placing.h"

namespace tessera::twenty_one {
namespace {

// On how many squares the tokens that remain could be placed, each counted by itself.
int kept_open(const View& view, const Place& place) {
  const Public& pub = view.pub;
  Board board = pub.board;
  lay(board, pub, place.face, place.square, view.viewer.seat());
  Pile rest = pub.left[index(view.viewer.seat())];
  rest.remove(place.face.token());
  int open = 0;
  rest.for_each_kind(
      [&](Token token) { open += rest.count(token) * static_cast<int>(room_for(board, token).count()); });
  return open;
}

// What counts before the squares that stay open: the points, then keeping stars. Larger is better.
std::tuple<int, bool> takes(const View& view, const Place& place) {
  const int points = points_for(view.pub, place.face, place.square);
  // A star that scores nothing is worse than anything.
  return {place.face.is_star() && points == 0 ? -1 : points, !place.face.is_star()};
}

// For somebody who can't place anything: the exchange of the largest number, or a pass.
TwentyOne::Move way_out(const TwentyOne::MoveList& moves) {
  TwentyOne::Move best = Pass{};
  for (const TwentyOne::Move& move : moves)
    if (const auto* exchange = std::get_if<Exchange>(&move); exchange && exchange->token != Token::star)
      best = move;  // the list is ascending, so that the largest number comes last
  return best;
}

}  // namespace

TwentyOne::Move greedy_move(const View& view, Rng& rng) {
  const auto moves = TwentyOne::legal(view);
  assert(!moves.empty());
  if (!std::holds_alternative<Place>(moves[0])) return way_out(moves);

  std::tuple<int, bool> most{-1, false};
  for (const TwentyOne::Move& move : moves) most = std::max(most, takes(view, std::get<Place>(move)));
  TwentyOne::MoveList best;
  int most_open = -1;
  for (const TwentyOne::Move& move : moves) {
    const auto& place = std::get<Place>(move);
    if (takes(view, place) != most) continue;
    const int open = kept_open(view, place);
    if (open > most_open) best.clear();
    most_open = std::max(most_open, open);
    if (open == most_open) best.push_back(move);
  }
  return rng.pick(best);
}

}  // namespace tessera::twenty_one
