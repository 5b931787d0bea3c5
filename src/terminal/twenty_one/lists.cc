#include <algorithm>

#include "base/text.h"
#include "games/twenty_one/placing.h"
#include "terminal/twenty_one/parts.h"

namespace tessera::terminal::twenty_one {
namespace {

// A number in hand does the same as the star, and the star is kept.
bool is_needless(const View& view, Face face, Square square) {
  return face.is_star() && face.value() <= kLargestNumber && view.hand.has(number_token(face.value())) &&
         !view.pub.board.is_beside_face_down(square);
}

}  // namespace

std::vector<Scoring> scoring_placements(const View& view) {
  std::vector<Scoring> found;
  if (view.viewer.is_onlooker()) return found;
  Public pub = view.pub;
  pub.to_act = view.viewer.seat();
  for_each_placement(pub, view.hand, [&](Face face, Square square) {
    const int points = points_for(pub, face, square);
    if (points > 0 && !is_needless(view, face, square)) found.push_back({face, square, points});
  });
  // A star makes 21 nearly everywhere; what numbers do is to be seen among all that.
  std::stable_sort(found.begin(), found.end(), [](const Scoring& a, const Scoring& b) {
    if (a.face.is_star() != b.face.is_star()) return b.face.is_star();
    return a.points > b.points;
  });
  return found;
}

std::vector<std::string> hints_apart(const View& view) {
  const Public& pub = view.pub;
  std::vector<Square> squares;
  for_each_completion(pub.board, [&](Square square, int) {
    if (is_listed_apart(pub, square)) squares.push_back(square);
  });
  const auto worth_there = [&](Square s) { return points_on(pub.layout().mark(s), view.viewer); };
  std::stable_sort(squares.begin(), squares.end(),
                   [&](Square a, Square b) { return worth_there(a) > worth_there(b); });
  std::vector<std::string> hints;
  for (Square square : squares) hints.push_back(concat(to_text(square), '=', pub.board.limit(square)));
  return hints;
}

}  // namespace tessera::terminal::twenty_one
