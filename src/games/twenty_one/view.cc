#include <cassert>
#include <variant>

#include "base/text.h"
#include "games/twenty_one/game.h"

// What each seat may know.

namespace tessera::twenty_one {
namespace {

// A seat that has not placed yet still holds its first hand, which has a number
// of 9 or less.
bool holds_first_hand(const Public& pub, Seat seat) {
  return pub.hand_size(seat) > 0 && !pub.board.is_taken(pub.start_square(seat));
}

Pile imagine_hand(const Public& pub, Seat seat, Rng& rng) {
  Pile hand;
  Pile left = pub.left[index(seat)];
  if (holds_first_hand(pub, seat)) {
    for (Token token : draw_first_hand(left, rng)) hand.add(token);
  } else {
    for (int i = 0; i < pub.hand_size(seat); ++i) hand.add(draw_from(left, rng));
  }
  return hand;
}

}  // namespace

View TwentyOne::view(const State& state, Seat seat) {
  const bool own = seat == state.pub.current;
  return {state.pub, seat, state.hand(seat), own ? state.aside : Pile()};
}

// What an exchange or a pass says between the lines (nothing in that hand could
// be placed then) is not part of a view, and not imagined.
State TwentyOne::imagine(const View& view, Rng& rng) {
  const Public& pub = view.pub;
  State state{.pub = pub, .hands = {}, .aside = view.aside};
  for (Seat seat : seats(pub.config.players))
    state.hands[index(seat)] = seat == view.viewer ? view.hand : imagine_hand(pub, seat, rng);
  if (pub.phase == Phase::exchange && pub.current != view.viewer) {
    Pile stock = state.stock(pub.current);
    state.aside.add(draw_from(stock, rng));
  }
  return state;
}

std::vector<std::string> TwentyOne::told(const State& state, const Move& move, Seat to) {
  const Seat seat = state.pub.current;
  const bool hidden = seat != to && std::holds_alternative<Exchange>(move);
  return {concat(index(seat), ' ', hidden ? "exchange ?" : to_text(move))};
}

std::vector<std::string> TwentyOne::told(const State& state, const Chance& chance, Seat to) {
  if (const auto* hand = std::get_if<Hand>(&chance); hand != nullptr && hand->seat != to)
    return {concat("~ hand ", index(hand->seat), " ? ? ?")};
  if (std::holds_alternative<Draw>(chance) && state.pub.current != to) return {"~ draw ?"};
  return {concat("~ ", to_text(chance))};
}

// A placed token comes out of a hidden hand, unless it had to be there: more of
// its kind are left than the stock could hide. An exchange shows no token.
bool TwentyOne::reveals(const State& state, const Move& move, Seat to) {
  const Public& pub = state.pub;
  const auto* place = std::get_if<Place>(&move);
  if (place == nullptr || to == pub.current) return false;
  return pub.left[index(pub.current)].count(place->face.token()) <= pub.stock_size(pub.current);
}

}  // namespace tessera::twenty_one
