#include "bots/twenty_one/reasons.h"

#include "bots/twenty_one/messages.h"
#include "games/twenty_one/placing.h"

namespace tessera::twenty_one {
namespace {

struct Danger {
  Square square{};
  int number = 0;
  int points = 0;
  Seat seat{};
};

// The most that one of the others could take at their next turn with a single number that
// they may hold.
Danger worst_danger(const View& view, const Board& board) {
  const Public& pub = view.pub;
  Danger worst;
  for_each_completion(board, [&](Square square, int number) {
    for (const Seat seat : seats(pub.config.players)) {
      if (are_partners(pub.config, seat, view.viewer.seat()) || !will_score_next(pub, seat)) continue;
      if (!pub.left[index(seat)].has(number_token(number))) continue;
      const int points = points_of_21(pub, board, Face::number(number_token(number)), square, seat);
      if (points > worst.points) worst = {square, number, points, seat};
    }
  });
  return worst;
}

// Of a placement after which the game goes on.
void add_cost(Reasons& reasons, const Place& place) {
  if (place.face.is_star())
    reasons.emplace_back(Reason::wastes_star);
  else
    reasons.push_back(Message(Reason::gets_rid, {{"number", place.face.value()}}));
}

void add_danger(Reasons& reasons, const View& view, const Place& place) {
  Board board = view.pub.board;
  lay(board, view.pub, place.face, place.square, view.viewer.seat());
  const Danger danger = worst_danger(view, board);
  if (danger.points == 0) return;
  reasons.push_back(Message(Reason::danger, {{"seat", danger.seat},
                                             {"points", danger.points},
                                             {"number", danger.number},
                                             {"square", to_text(danger.square)}}));
}

void add_placement(Reasons& reasons, const View& view, const Place& place) {
  const int points = points_for(view.pub, place.face, place.square);
  const bool goes_out = would_go_out(view.pub);
  if (points > 0)
    reasons.push_back(Message(Reason::scores, {{"points", points}, {"square", to_text(place.square)}}));
  else if (!goes_out)
    add_cost(reasons, place);
  if (goes_out)
    reasons.emplace_back(Reason::goes_out);
  else
    add_danger(reasons, view, place);
}

}  // namespace

Reasons reasons(const View& view, const TwentyOne::Move& move) {
  Reasons all;
  if (const auto* place = std::get_if<Place>(&move))
    add_placement(all, view, *place);
  else if (const auto* exchange = std::get_if<Exchange>(&move))
    all.push_back(Message(Reason::gives_back, {{"token", to_text(exchange->token)}}));
  return all;
}

}  // namespace tessera::twenty_one
