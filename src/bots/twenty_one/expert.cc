#include "bots/twenty_one/expert.h"

#include <cassert>
#include <limits>
#include <variant>

#include "base/fixed_vector.h"
#include "games/twenty_one/placing.h"

namespace tessera::twenty_one {
namespace {

// A hundredth of a point is the unit of everything below.
constexpr int kPoint = 100;

// What one opponent can hope to take from this board with a number of the hand
// that we can't see: for every square the points there, times the chance that
// the one number which completes it is in that hand.
int prospects(const Public& pub, const Board& board, Seat opponent) {
  const Pile left = pub.left[index(opponent)];
  if (left.empty()) return 0;
  int sum = 0;
  for_each_completion(board, [&](Square square, int number) {
    sum += points_on(pub.layout().mark(square), opponent) * left.count(number_token(number));
  });
  return sum * kPoint * pub.hand_size(opponent) / left.size();
}

int appeal(const View& view, const Place& place) {
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

int appeal(const View& /*view*/, const Exchange& exchange) {
  return exchange.token == Token::star ? -1 : static_cast<int>(exchange.token);
}

int appeal(const View& /*view*/, const Pass& /*pass*/) { return 0; }

// A star that does not score is only looked at when there is nothing else.
bool wastes_star(const View& view, const TwentyOne::Move& move) {
  const auto* place = std::get_if<Place>(&move);
  return place != nullptr && place->face.is_star() && !would_score(view.pub, place->face, place->square);
}

}  // namespace

TwentyOne::Move expert_move(const View& view, Rng& rng) {
  const auto moves = TwentyOne::legal(view);
  assert(!moves.empty());
  TwentyOne::MoveList best;
  int best_appeal = std::numeric_limits<int>::min();
  for (const bool wasting : {false, true}) {
    for (const TwentyOne::Move& move : moves) {
      if (wastes_star(view, move) != wasting) continue;
      const int value = std::visit([&](const auto& m) { return appeal(view, m); }, move);
      if (value < best_appeal) continue;
      if (value > best_appeal) best.clear();
      best_appeal = value;
      best.push_back(move);
    }
    if (!best.empty()) break;
  }
  return rng.pick(best);
}

double liking(const View& view, const TwentyOne::Move& move) {
  constexpr double kEven = 20 * kPoint;
  const double value = std::visit([&](const auto& m) { return appeal(view, m); }, move);
  if (wastes_star(view, move)) return 0.01;
  // From 0.1 to 10 the worse and the better half.
  return value < 0 ? 0.1 + 0.9 * kEven / (kEven - value) : 1 + 9 * value / (kEven + value);
}

}  // namespace tessera::twenty_one
