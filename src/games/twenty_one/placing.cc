#include "games/twenty_one/placing.h"

#include <algorithm>

namespace tessera::twenty_one {

int lines_completed(const Board& board, Face face, Square square) {
  if (face.value() == kGoal) return 1;
  return static_cast<int>(std::count_if(kDirections.begin(), kDirections.end(), [&](Direction d) {
    return board.runs_total(square, d) + face.value() == kGoal;
  }));
}

int points_for(const Public& pub, Face face, Square square) {
  if (!would_score(pub, face, square)) return 0;
  const int lines = pub.config.lines == Lines::each ? lines_completed(pub.board, face, square) : 1;
  return lines * points_on(pub.layout().mark(square), pub.current);
}

bool can_place_any(const Public& pub, Pile pile) {
  if (pile.empty()) return false;
  if (pub.round == 1) return pile.has_low();
  // A star fits wherever a 1 does, and scores wherever anything fits.
  const bool star = pile.has(Token::star);
  const int least = star ? 1 : worth(pile.smallest());
  SquareSet squares = pub.board.touching();
  if (!star) squares -= pub.board.beside_face_down();
  return pub.board.with_room(squares, least).any();
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
