#include <string>
#include <utility>
#include <vector>

#include "base/text.h"
#include "games/twenty_one/game.h"
#include "games/twenty_one/notation.h"
#include "games/twenty_one/placing.h"

// The legal moves as a person chooses them: a token, then a square, then what a star stands
// for. A star is declared any number of a range, so that thousands of moves stay a short list.

namespace tessera::twenty_one {
namespace {

// Where a token can be placed; a number is its own range.
struct Spot {
  Square square;
  int least;
  int most;
};
struct TokenSpots {
  Token token;
  std::vector<Spot> spots;
};

// In the order of the legal moves, which list the numbers of a star on a square one after the other.
std::vector<TokenSpots> spots_by_token(const Public& pub, Pile hand) {
  std::vector<TokenSpots> groups;
  for_each_placement(pub, hand, [&](Face face, Square square) {
    if (groups.empty() || groups.back().token != face.token()) groups.push_back({face.token(), {}});
    std::vector<Spot>& spots = groups.back().spots;
    if (spots.empty() || spots.back().square != square)
      spots.push_back({square, face.value(), face.value()});
    else
      spots.back().most = face.value();
  });
  return groups;
}

// Of the lines of two tokens or more that the number would be in.
Data line_totals(const Board& board, Square square, int number) {
  Data::List totals;
  for (Direction d : kDirections)
    if (const int runs = board.runs_total(square, d); runs > 0)
      totals.push_back(Data::Fields{{"direction", direction_name(d)}, {"total", runs + number}});
  return totals;
}

Data number_choice(const Public& pub, Token token, Square square) {
  const Face face = Face::number(token);
  return Data::Fields{{"square", to_text(square)},
                      {"totals", line_totals(pub.board, square, face.value())},
                      {"points", points_for(pub, face, square)},
                      {"scores", would_score(pub, face, square)},
                      {"move", TwentyOne::to_text(Place{face, square})}};
}

Data star_choice(const Public& pub, const Spot& spot) {
  const Face largest = Face::star(spot.most);
  const bool scores = would_score(pub, largest, spot.square);
  return Data::Fields{{"square", to_text(spot.square)},
                      {"least", spot.least},
                      {"most", spot.most},
                      {"pattern", concat("place *# ", to_text(spot.square))},
                      {"scores_as", scores ? Data(spot.most) : Data()},
                      {"points", points_for(pub, largest, spot.square)}};
}

Data placements(const Public& pub, const std::vector<TokenSpots>& groups) {
  Data::List tokens;
  for (const TokenSpots& group : groups) {
    Data::List squares;
    for (const Spot& spot : group.spots)
      squares.push_back(group.token == Token::star ? star_choice(pub, spot)
                                                   : number_choice(pub, group.token, spot.square));
    tokens.push_back(Data::Fields{{"token", to_text(group.token)}, {"squares", std::move(squares)}});
  }
  return Data::Fields{{"action", "place"}, {"tokens", std::move(tokens)}};
}

// With an empty stock only pass remains.
Data exchanges(const View& view) {
  Data::List tokens;
  if (view.pub.stock_size(view.pub.to_act) > 0)
    view.hand.for_each_kind([&](Token token) {
      tokens.push_back(
          Data::Fields{{"token", to_text(token)}, {"move", TwentyOne::to_text(Exchange{token})}});
    });
  return Data::Fields{{"action", "exchange"}, {"tokens", std::move(tokens)}, {"pass", true}};
}

}  // namespace

Data TwentyOne::choices(const View& view) {
  const Turn turn = view.pub.turn();
  if (!turn.is_seat() || view.viewer != turn.seat()) return {};
  const auto groups = spots_by_token(view.pub, view.hand);
  return groups.empty() ? exchanges(view) : placements(view.pub, groups);
}

}  // namespace tessera::twenty_one
