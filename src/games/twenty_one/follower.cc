#include "games/twenty_one/follower.h"

#include <variant>

#include "base/text.h"
#include "core/told.h"
#include "games/twenty_one/game.h"
#include "games/twenty_one/placing.h"

namespace tessera::twenty_one {
namespace {

using Move = TwentyOne::Move;
using Chance = TwentyOne::Chance;

// The state as far as the viewer knows it. The hands of the others are empty: what
// the rules keep of them for everybody to see is in the public part.
State known_state(const View& view) {
  State state{.pub = view.pub, .hands = {}, .aside = view.aside};
  state.hands[index(view.viewer.seat())] = view.hand;
  return state;
}

// The tokens that a seat may show when it says that it can place none; none when
// that can't be true, as too few of its tokens fit nowhere.
Pile may_be_stuck_with(const Public& pub, Seat seat) {
  if (holds_first_hand(pub, seat)) return {};
  const Pile stuck = misfits(pub, pub.left[index(seat)]);
  // Of those of an exchange one has gone back to the stock.
  const int needed = pub.hand_size(seat) + (pub.stuck[index(seat)] == Stuck::all_but_drawn ? 1 : 0);
  return stuck.size() < needed ? Pile() : stuck;
}

Result<Move> parse_move_of_other(const Public& pub, std::string_view text) {
  if (text != "exchange ?") return TwentyOne::parse_move(text);
  const Pile stuck = may_be_stuck_with(pub, pub.current);
  return Exchange{stuck.empty() ? Token::star : stuck.smallest()};
}

Result<void> check_left(const Public& pub, Token token) {
  if (pub.left[index(pub.current)].has(token)) return {};
  return refuse("not-left", concat("seat ", index(pub.current), " has no ", to_text(token), " left"));
}

Result<void> check_held_by_other(const Public& pub, const Place& place) {
  if (pub.stuck[index(pub.current)] == Stuck::whole_hand)
    return refuse("nothing-fits", concat("seat ", index(pub.current), " has shown that nothing in its hand ",
                                         "fits, and no token has been placed since"));
  return check_left(pub, place.face.token());
}

Result<void> check_stuck_other(const Public& pub) {
  if (!may_be_stuck_with(pub, pub.current).empty()) return {};
  return refuse("can-place",
                concat("seat ", index(pub.current), " must be able to place a token: too few of ",
                       "those it has left fit nowhere"));
}
Result<void> check_held_by_other(const Public& pub, const Exchange& exchange) {
  return check_stuck_other(pub).and_then([&] { return check_left(pub, exchange.token); });
}
Result<void> check_held_by_other(const Public& pub, const Pass& /*pass*/) { return check_stuck_other(pub); }

// One token that lets the rules see the move as legal, if it is for some hand.
Pile standing_for_hand(const Public& /*pub*/, const Place& place) { return Pile::of(place.face.token()); }
Pile standing_for_hand(const Public& /*pub*/, const Exchange& exchange) { return Pile::of(exchange.token); }
Pile standing_for_hand(const Public& pub, const Pass& /*pass*/) {
  return Pile::of(may_be_stuck_with(pub, pub.current).smallest());
}

Result<void> hear_move(State& state, Seat viewer, std::string_view text) {
  const Public& pub = state.pub;
  const bool own = pub.current == viewer;
  const auto move = own ? TwentyOne::parse_move(text) : parse_move_of_other(pub, text);
  if (!move) return tl::unexpected(move.error());
  if (!own) {
    auto held = std::visit([&](const auto& m) { return check_held_by_other(pub, m); }, *move);
    if (!held) return held;
    state.hands[index(pub.current)] =
        std::visit([&](const auto& m) { return standing_for_hand(pub, m); }, *move);
  }
  if (auto refusal = TwentyOne::check(state, *move)) return tl::unexpected(*std::move(refusal));
  TwentyOne::apply(state, *move);
  return {};
}

// A first hand that nobody sees is as good as any other.
Result<Chance> parse_hidden_chance(const State& state, std::string_view text) {
  const Pile left = state.pub.left[index(state.pub.current)];
  if (text == "draw ?" && !left.empty()) return Draw{left.smallest()};
  constexpr std::string_view kHiddenHand = " ? ? ?";
  if (!text.starts_with("hand ") || !text.ends_with(kHiddenHand)) return TwentyOne::parse_chance(text);
  return TwentyOne::parse_chance(concat(text.substr(0, text.size() - kHiddenHand.size()), " 1 2 3"));
}

Result<void> hear_chance(State& state, Seat viewer, std::string_view text) {
  const auto chance = parse_hidden_chance(state, text);
  if (!chance) return tl::unexpected(chance.error());
  const auto* hand = std::get_if<Hand>(&*chance);
  const bool own = (hand != nullptr ? hand->seat : state.pub.current) == viewer;
  const bool hidden = text.find('?') != std::string_view::npos;
  if (own && hidden)
    return refuse("own-tokens", concat("seat ", index(viewer), " sees its own tokens, not ?"));
  if (hand != nullptr && !own && !hidden)
    return refuse("hidden-hand",
                  concat("the hand of seat ", index(hand->seat), " is hidden and written ? ? ?"));
  if (auto refusal = TwentyOne::check(state, *chance)) return tl::unexpected(*std::move(refusal));
  TwentyOne::apply(state, *chance);
  return {};
}

}  // namespace

Follower::Follower(const Config& config, Viewer viewer)
    : view_(TwentyOne::view(TwentyOne::start(config), viewer)) {}

// The tokens of others are hidden.
std::string Follower::due() const {
  const Public& pub = view_.pub;
  if (!TwentyOne::turn(view_).is_chance()) return "";
  if (pub.phase == Phase::lot) return "~ start SEAT";
  if (pub.phase == Phase::deal) {
    const Seat seat = pub.next_to_be_dealt();
    return concat("~ hand ", index(seat), seat == view_.viewer ? " T T T" : " ? ? ?");
  }
  return pub.current == view_.viewer ? "~ draw T" : "~ draw ?";
}

Result<void> Follower::hear(std::string_view line) {
  const auto told = read_told(line, view_.pub.config.players);
  if (!told) return tl::unexpected(told.error());
  if (const std::string due = this->due(); told->seat && !due.empty()) return refuse_before(due);
  if (auto turn = check_turn(TwentyOne::turn(view_), told->seat); !turn) return turn;
  State state = known_state(view_);
  if (auto heard = told->seat ? hear_move(state, view_.viewer.seat(), told->text)
                              : hear_chance(state, view_.viewer.seat(), told->text);
      !heard)
    return heard;
  view_ = TwentyOne::view(state, view_.viewer);
  return {};
}

}  // namespace tessera::twenty_one
