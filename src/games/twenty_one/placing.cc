#include "games/twenty_one/placing.h"

#include <algorithm>

namespace tessera::twenty_one {

int lines_completed(const Board& board, Face face, Square square) {
  if (face.value() == kGoal) return 1;
  return static_cast<int>(std::count_if(kDirections.begin(), kDirections.end(), [&](Direction d) {
    return board.runs_total(square, d) + face.value() == kGoal;
  }));
}

bool will_score_next(const Public& pub, Seat seat) {
  const auto turns_after_starter = [&](Seat s) {
    const int players = pub.config.players;
    return (static_cast<int>(index(s)) - static_cast<int>(index(pub.starter)) + players) % players;
  };
  const bool this_round = turns_after_starter(seat) > turns_after_starter(pub.to_act);
  return pub.round + (this_round ? 0 : 1) >= kFirstScoringRound;
}

int points_of_21(const Public& pub, const Board& board, Face face, Square square, Seat seat) {
  const int lines = pub.config.lines == Lines::each ? lines_completed(board, face, square) : 1;
  return lines * points_on(pub.layout().mark(square), seat);
}

int points_for(const Public& pub, Face face, Square square) {
  return would_score(pub, face, square) ? points_of_21(pub, pub.board, face, square, pub.to_act) : 0;
}

bool can_place_any(const Public& pub, Pile pile) {
  if (pile.empty()) return false;
  if (pub.round == 1) return pile.has_low();
  return room_for(pub.board, pile.has(Token::star) ? Token::star : pile.smallest()).any();
}

Pile misfits(const Public& pub, Pile pile) {
  Pile rest = pile;
  pile.for_each_kind([&](Token token) {
    if (!can_place_any(pub, Pile::of(token))) return;
    for (int i = pile.count(token); i > 0; --i) rest.remove(token);
  });
  return rest;
}

}  // namespace tessera::twenty_one
