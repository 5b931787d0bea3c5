#include <cassert>
#include <variant>

#include "base/text.h"
#include "games/twenty_one/game.h"
#include "games/twenty_one/placing.h"

// What each viewer may know.

namespace tessera::twenty_one {
namespace {

Pile draw_hand(Pile pile, int size, Rng& rng) {
  Pile hand;
  for (int i = 0; i < size; ++i) hand.add(draw_from(pile, rng));
  return hand;
}

// The number of ways to take so many pieces out of n.
std::uint32_t ways(int n, int taken) {
  if (n < taken) return 0;
  std::uint32_t product = 1;
  for (int i = 0; i < taken; ++i)
    product = product * static_cast<std::uint32_t>(n - i) / static_cast<std::uint32_t>(i + 1);
  return product;
}

// After an exchange. A hand in which the drawn token fits somewhere is any of
// those tokens with any misfits beside it; a hand of misfits is one that leaves
// another in the stock, where the exchanged one went.
Pile imagine_exchanged_hand(Pile left, Pile stuck, int size, Rng& rng) {
  Pile fitting = left - stuck;
  const int misfit = stuck.size();
  const auto some_fit = static_cast<std::uint32_t>(fitting.size()) * ways(misfit, size - 1);
  const std::uint32_t none_fits = misfit > size ? ways(misfit, size) : 0;
  if (rng.below(some_fit + none_fits) < none_fits) return draw_hand(stuck, size, rng);
  Pile hand = draw_hand(stuck, size - 1, rng);
  hand.add(draw_from(fitting, rng));
  return hand;
}

Pile imagine_hand(const Public& pub, Seat seat, Rng& rng) {
  const Pile left = pub.left[index(seat)];
  const int size = pub.hand_size(seat);
  switch (pub.stuck[index(seat)]) {
    case Stuck::whole_hand:
      return draw_hand(misfits(pub, left), size, rng);
    case Stuck::all_but_drawn:
      return imagine_exchanged_hand(left, misfits(pub, left), size, rng);
    case Stuck::unknown:
      break;
  }
  if (!holds_first_hand(pub, seat)) return draw_hand(left, size, rng);
  Pile hand;
  for (Token token : draw_first_hand(left, rng)) hand.add(token);
  return hand;
}

// The line of an event; when it ends the game, also what everybody lays open to be counted.
template <class Event>
std::vector<std::string> with_what_is_left(State state, const Event& event, std::string line) {
  std::vector<std::string> lines{std::move(line)};
  TwentyOne::apply(state, event);
  if (!TwentyOne::turn(state).is_over()) return lines;
  std::vector<std::string> left;
  for (Seat seat : seats(state.pub.config.players)) {
    const Pile pile = state.pub.left[index(seat)];
    left.push_back(pile.empty() ? "-" : to_text(pile));
  }
  lines.push_back(concat("~ left ", join(left, " | ")));
  return lines;
}

}  // namespace

View TwentyOne::view(const State& state, Viewer viewer) {
  if (viewer.is_onlooker()) return {state.pub, viewer, {}, {}};
  const bool own = viewer == state.pub.to_act;
  return {state.pub, viewer, state.hand(viewer.seat()), own ? state.aside : Pile()};
}

// Of what exchanges and passes say between the lines, a view has what they say
// about the board as it is; what they said about an earlier board is forgotten.
State TwentyOne::imagine(const View& view, Rng& rng) {
  const Public& pub = view.pub;
  State state{.pub = pub, .hands = {}, .aside = view.aside};
  for (Seat seat : seats(pub.config.players))
    state.hands[index(seat)] = view.viewer == seat ? view.hand : imagine_hand(pub, seat, rng);
  if (pub.phase == Phase::exchange && view.viewer != pub.to_act) {
    Pile stuck = misfits(pub, state.stock(pub.to_act));
    state.aside.add(draw_from(stuck, rng));
  }
  return state;
}

std::vector<std::string> TwentyOne::told(const State& state, const Move& move, Viewer to) {
  const Seat seat = state.pub.to_act;
  const bool hidden = to != seat && std::holds_alternative<Exchange>(move);
  return with_what_is_left(state, move, concat(index(seat), ' ', hidden ? "exchange ?" : to_text(move)));
}

std::vector<std::string> TwentyOne::told(const State& state, const Chance& chance, Viewer to) {
  if (const auto* hand = std::get_if<Hand>(&chance); hand != nullptr && to != hand->seat)
    return {concat("~ hand ", index(hand->seat), " ? ? ?")};
  const bool hidden = to != state.pub.to_act && std::holds_alternative<Draw>(chance);
  return with_what_is_left(state, chance, concat("~ ", hidden ? "draw ?" : to_text(chance)));
}

std::optional<Seat> TwentyOne::drawer(const State& state) {
  if (state.pub.phase == Phase::lot) return std::nullopt;
  return state.pub.phase == Phase::deal ? state.pub.next_to_be_dealt() : state.pub.to_act;
}

// A pass or an exchange shows that nothing in that hand fits. A placed token comes
// out of a hidden hand, unless it had to be there: more of its kind are left than
// the stock could hide.
bool TwentyOne::reveals(const State& state, const Move& move, Viewer to) {
  const Public& pub = state.pub;
  if (to == pub.to_act) return false;
  const auto* place = std::get_if<Place>(&move);
  return place == nullptr ||
         pub.left[index(pub.to_act)].count(place->face.token()) <= pub.stock_size(pub.to_act);
}

// Which token another seat exchanges stays with that seat.
std::uint64_t TwentyOne::action_key(const State& state, const Move& move, Seat to) {
  if (const auto* place = std::get_if<Place>(&move))
    return 1024 +
           static_cast<std::uint64_t>(place->face.value() + (place->face.is_star() ? 32 : 0)) * kSquares +
           index(place->square);
  if (const auto* exchange = std::get_if<Exchange>(&move))
    return state.pub.to_act == to ? 1 + static_cast<std::uint64_t>(exchange->token) : 1;
  return 0;
}

// The own hand; a draw of the others is hidden.
std::uint64_t TwentyOne::observation_key(const State& state, Seat to) { return state.hand(to).bits(); }

}  // namespace tessera::twenty_one
