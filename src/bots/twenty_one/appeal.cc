#include "bots/twenty_one/appeal.h"

#include <variant>

#include "games/twenty_one/placing.h"

namespace tessera::twenty_one {
namespace {

// Everything below is counted in hundredths of a point.
constexpr int kPoint = 100;

// What one opponent can expect to take from this board with a number of its hidden hand: the
// points of every square, times the chance that the number which completes it is in that hand.
int prospects(const Public& pub, const Board& board, Seat opponent) {
  const Pile left = pub.left[index(opponent)];
  if (left.empty()) return 0;
  int sum = 0;
  for_each_completion(board, [&](Square square, int number) {
    sum += points_on(pub.layout().mark(square), opponent) * left.count(number_token(number));
  });
  return sum * kPoint * pub.hand_size(opponent) / left.size();
}

int appeal_of(const View& view, const Place& place) {
  const Public& pub = view.pub;
  const int points = points_for(pub, place.face, place.square);
  Board board = pub.board;
  lay(board, pub, place.face, place.square, view.viewer.seat());

  int danger = 0;
  for (Seat seat : seats(pub.config.players))
    if (!are_partners(pub.config, seat, view.viewer.seat())) danger += prospects(pub, board, seat);
  // A number is worth getting rid of, a star is worth keeping until it scores.
  const int rid = place.face.is_star() ? -kGoal : place.face.value();
  return points * 100 * kPoint - danger + rid * kPoint / 4;
}

int appeal_of(const View& /*view*/, const Exchange& exchange) {
  return exchange.token == Token::star ? -1 : static_cast<int>(exchange.token);
}

int appeal_of(const View& /*view*/, const Pass& /*pass*/) { return 0; }

}  // namespace

int appeal(const View& view, const TwentyOne::Move& move) {
  return std::visit([&](const auto& m) { return appeal_of(view, m); }, move);
}

bool wastes_star(const View& view, const TwentyOne::Move& move) {
  const auto* place = std::get_if<Place>(&move);
  return place != nullptr && place->face.is_star() && !would_score(view.pub, place->face, place->square);
}

double weight(const View& view, const TwentyOne::Move& move) {
  constexpr double kEven = 20 * kPoint;
  if (wastes_star(view, move)) return 0.01;
  const double value = appeal(view, move);
  // Negative values map to 0.1 .. 1, positive ones to 1 .. 10.
  return value < 0 ? 0.1 + 0.9 * kEven / (kEven - value) : 1 + 9 * value / (kEven + value);
}

}  // namespace tessera::twenty_one
