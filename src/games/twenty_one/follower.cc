#include "games/twenty_one/follower.h"

#include <algorithm>
#include <variant>
#include <vector>

#include "base/text.h"
#include "core/told.h"
#include "games/twenty_one/game.h"
#include "games/twenty_one/messages.h"
#include "games/twenty_one/placing.h"

namespace tessera::twenty_one {
namespace {

// The state as far as the viewer knows it. The hands of the others are empty: what
// the rules keep of them for everybody to see is in the public part.
State known_state(const View& view) {
  State state{.pub = view.pub, .hands = {}, .aside = view.aside};
  if (view.viewer.is_seat()) state.hands[index(view.viewer.seat())] = view.hand;
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

// Another seat's exchange is written `exchange ?`. To the rules any token that fits nowhere will do.
Result<Move> parse_move_of_other(const Public& pub, std::string_view text) {
  if (text == "exchange ?") {
    const Pile stuck = may_be_stuck_with(pub, pub.to_act);
    if (stuck.empty()) return refuse(Say::can_place, {{"seat", pub.to_act}});
    return Exchange{stuck.smallest()};
  }
  auto move = TwentyOne::parse_move(text);
  if (move && std::holds_alternative<Exchange>(*move))
    return refuse(Say::hidden_exchange, {{"seat", pub.to_act}});
  return move;
}

Result<void> check_held_by_other(const Public& pub, const Place& place) {
  const Seat seat = pub.to_act;
  const Token token = place.face.token();
  if (pub.stuck[index(seat)] == Stuck::whole_hand) return refuse(Say::nothing_fits, {{"seat", seat}});
  if (pub.left[index(seat)].has(token)) return {};
  return refuse(Say::not_left, {{"seat", seat}, {"token", to_text(token)}});
}
Result<void> check_held_by_other(const Public& /*pub*/, const Exchange& /*exchange*/) { return {}; }
Result<void> check_held_by_other(const Public& pub, const Pass& /*pass*/) {
  if (!may_be_stuck_with(pub, pub.to_act).empty()) return {};
  return refuse(Say::can_place, {{"seat", pub.to_act}});
}

// One token that lets the rules see the move as legal, if it is for some hand.
Pile standing_for_hand(const Public& /*pub*/, const Place& place) { return Pile::of(place.face.token()); }
Pile standing_for_hand(const Public& /*pub*/, const Exchange& exchange) { return Pile::of(exchange.token); }
Pile standing_for_hand(const Public& pub, const Pass& /*pass*/) {
  return Pile::of(may_be_stuck_with(pub, pub.to_act).smallest());
}

Result<void> hear_move(State& state, Viewer viewer, std::string_view text) {
  const Public& pub = state.pub;
  const bool own = viewer == pub.to_act;
  const auto move = own ? TwentyOne::parse_move(text) : parse_move_of_other(pub, text);
  if (!move) return tl::unexpected(move.error());
  if (!own) {
    auto held = std::visit([&](const auto& m) { return check_held_by_other(pub, m); }, *move);
    if (!held) return held;
    state.hands[index(pub.to_act)] =
        std::visit([&](const auto& m) { return standing_for_hand(pub, m); }, *move);
  }
  if (auto refusal = TwentyOne::check(state, *move)) return tl::unexpected(*std::move(refusal));
  TwentyOne::apply(state, *move);
  return {};
}

// A first hand that nobody sees is as good as any other.
Result<Chance> parse_hidden_chance(const State& state, std::string_view text) {
  const Pile left = state.pub.left[index(state.pub.to_act)];
  if (text == "draw ?" && !left.empty()) return Draw{left.smallest()};
  constexpr std::string_view kHiddenHand = " ? ? ?";
  if (!text.starts_with("hand ") || !text.ends_with(kHiddenHand)) return TwentyOne::parse_chance(text);
  return TwentyOne::parse_chance(concat(text.substr(0, text.size() - kHiddenHand.size()), " 1 2 3"));
}

// Whose tokens an outcome deals, in the phase in which it may come.
std::optional<Seat> owner_of(const Public& pub, const Chance& chance) {
  if (const auto* hand = std::get_if<Hand>(&chance)) return hand->seat;
  const bool drawing = pub.phase == Phase::refill || pub.phase == Phase::exchange;
  return drawing && std::holds_alternative<Draw>(chance) ? std::optional(pub.to_act) : std::nullopt;
}

Result<void> hear_chance(State& state, Viewer viewer, std::string_view text) {
  const auto chance = parse_hidden_chance(state, text);
  if (!chance) return tl::unexpected(chance.error());
  if (const auto owner = owner_of(state.pub, *chance)) {
    const bool hidden = text.find('?') != std::string_view::npos;
    if (viewer == *owner && hidden) return refuse(Say::own_tokens, {{"seat", *owner}});
    if (viewer != *owner && !hidden)
      return refuse(std::holds_alternative<Hand>(*chance) ? Say::hidden_hand : Say::hidden_draw,
                    {{"seat", *owner}});
  }
  if (auto refusal = TwentyOne::check(state, *chance)) return tl::unexpected(*std::move(refusal));
  TwentyOne::apply(state, *chance);
  return {};
}

using Words = std::vector<std::string_view>;

Result<void> check_left_of(Seat seat, Pile left, const Words& told) {
  const std::string expected = left.empty() ? "-" : to_text(left);
  const std::string text = join_words(told);
  if (text == expected) return {};
  std::vector<Token> tokens;
  for (std::string_view word : told) {
    const auto token = parse_token(word);
    if (!token && text != "-") return tl::unexpected(token.error());
    if (token) tokens.push_back(*token);
  }
  if (!std::is_sorted(tokens.begin(), tokens.end()))
    return refuse(Say::not_sorted, {{"most", kLargestNumber}});
  return refuse(Say::wrong_left, {{"seat", seat},
                                  {"tokens", left.empty() ? Argument(Say::no_tokens) : Argument(expected)},
                                  {"word", text}});
}

// Everybody knows what everybody has left, so there is only one such line.
Result<void> check_left(const Public& pub, std::string_view text) {
  std::vector<Words> by_seat(1);
  for (std::string_view word : split_words(text.substr(std::string_view("left").size()))) {
    if (word == "|")
      by_seat.emplace_back();
    else
      by_seat.back().push_back(word);
  }
  if (static_cast<int>(by_seat.size()) != pub.config.players)
    return refuse(Say::left_seats, {{"number", by_seat.size()}, {"players", pub.config.players}});
  for (Seat seat : seats(pub.config.players))
    if (auto left = check_left_of(seat, pub.left[index(seat)], by_seat[index(seat)]); !left) return left;
  return {};
}

std::string left_form(const Public& pub) {
  std::vector<std::string> forms;
  for (Seat seat : seats(pub.config.players))
    forms.emplace_back(pub.left[index(seat)].empty() ? "-" : "TOKENS");
  return concat("~ left ", join(forms, " | "));
}

}  // namespace

Follower::Follower(const Config& config, Viewer viewer)
    : view_(TwentyOne::view(TwentyOne::start(config), viewer)) {}

// The tokens of others are hidden.
std::string Follower::due() const {
  if (end_) return left_form(end_->pub);
  const Public& pub = view_.pub;
  if (!TwentyOne::turn(view_).is_chance()) return "";
  if (pub.phase == Phase::lot) return "~ start SEAT";
  if (pub.phase == Phase::deal) {
    const Seat seat = pub.next_to_be_dealt();
    return concat("~ hand ", index(seat), view_.viewer == seat ? " TOKEN TOKEN TOKEN" : " ? ? ?");
  }
  return view_.viewer == pub.to_act ? "~ draw TOKEN" : "~ draw ?";
}

Result<void> Follower::hear(std::string_view line) {
  const auto told = read_told(line, view_.pub.config.players);
  if (!told) return tl::unexpected(told.error());
  if (const std::string due = this->due(); told->seat && !due.empty()) return refuse_before(due);
  if (end_) return hear_left(told->text);
  if (auto turn = check_turn(TwentyOne::turn(view_), told->seat); !turn) return turn;
  State state = known_state(view_);
  if (auto heard = told->seat ? hear_move(state, view_.viewer, told->text)
                              : hear_chance(state, view_.viewer, told->text);
      !heard)
    return heard;
  const View after = TwentyOne::view(state, view_.viewer);
  if (TwentyOne::turn(after).is_over())
    end_ = after;
  else
    view_ = after;
  return {};
}

Result<void> Follower::hear_left(std::string_view text) {
  if (split_words(text).front() != "left") return refuse_before(due());
  if (auto left = check_left(end_->pub, text); !left) return left;
  view_ = *end_;
  end_.reset();
  return {};
}

}  // namespace tessera::twenty_one
