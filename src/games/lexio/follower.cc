#include "games/lexio/follower.h"

#include <algorithm>
#include <array>
#include <span>

#include "base/text.h"
#include "games/lexio/game.h"
#include "games/lexio/notation.h"
#include "games/lexio/rules.h"

namespace tessera::lexio {
namespace {

constexpr TileSet kTwos = TileSet::of_rank(rank_of(2));

using Hands = std::array<TileSet, kMaxSeats>;

// Gives hidden tiles to everybody whose hand is smaller than it should be. First
// the 2s, most likely: of all ways to fill n places, those with one 2 more than k
// are (n - k) / (k + 1) times as many. Equals are served clockwise from `first`.
void share_out(TileSet hidden, Hands& hands, std::span<const std::uint8_t> sizes, Seat first) {
  const auto players = static_cast<int>(sizes.size());
  const auto room = [&](Seat seat) { return sizes[index(seat)] - hands[index(seat)].count(); };
  std::array<int, kMaxSeats> twos{};
  for (Tile two : hidden& kTwos) {
    Seat best = first;
    for (Seat seat = next_seat(first, players); seat != first; seat = next_seat(seat, players))
      if (room(seat) * (twos[index(best)] + 1) > room(best) * (twos[index(seat)] + 1)) best = seat;
    hands[index(best)] |= two;
    ++twos[index(best)];
  }
  Seat seat = first;
  for (Tile tile : hidden - kTwos) {
    while (room(seat) == 0) seat = next_seat(seat, players);
    hands[index(seat)] |= tile;
  }
}

TileSet hidden_tiles(const View& view) {
  return all_tiles(view.pub.config.players) - view.pub.played - view.hand;
}

// What the seat to move may hold; the opening tile is with whoever opened.
TileSet may_hold(const View& view) {
  const Seat mover = view.pub.to_move;
  if (mover == view.viewer) return view.hand;
  return mover == view.pub.opener ? hidden_tiles(view) : hidden_tiles(view) - kOpeningTile;
}

// A state that looks like this to the viewer, and in which the seat to move has
// these tiles: as good as the true one, but for the 2s at the end of the round.
State stand_in(const View& view, TileSet in_hand) {
  const Public& pub = view.pub;
  State state{.pub = pub};
  Hands& hands = state.hands;
  hands[index(view.viewer.seat())] = view.hand;
  hands[index(pub.to_move)] |= in_hand;
  TileSet hidden = hidden_tiles(view) - in_hand;
  if (hidden.contains(kOpeningTile)) {
    hands[index(pub.opener)] |= kOpeningTile;
    hidden -= kOpeningTile;
  }
  share_out(hidden, hands, std::span(pub.tiles_left).first(pub.config.players),
            next_seat(pub.to_move, pub.config.players));
  return state;
}

std::optional<Refusal> check_heard(const View& view, const Move& move) {
  State state{.pub = view.pub};
  state.hands[index(view.pub.to_move)] = may_hold(view);
  if (auto refusal = Lexio::check(state, move)) return refusal;
  const Seat mover = view.pub.to_move;
  const int left = view.pub.tiles_left[index(mover)];
  const int played = move.tiles().count();
  if (played > left)
    return Refusal{"too-many", concat("seat ", index(mover), " has only ", left, " left, not ", played)};
  const bool keeps_opening_tile = mover == view.pub.opener && mover != view.viewer &&
                                  (hidden_tiles(view) - move.tiles()).contains(kOpeningTile);
  if (played == left && keeps_opening_tile)
    return Refusal{"has-opening-tile", concat("seat ", index(mover), " opened the round and still has ",
                                              to_text(kOpeningTile), ", so it has another tile left")};
  return std::nullopt;
}

View after_deal(const View& before, TileSet hand, Seat opener) {
  const int players = before.pub.config.players;
  Hands hands{};
  hands[index(before.viewer.seat())] = hand;
  hands[index(opener)] |= kOpeningTile;
  std::array<std::uint8_t, kMaxSeats> sizes{};
  sizes.fill(static_cast<std::uint8_t>(hand_size(players)));
  share_out(all_tiles(players) - hand - kOpeningTile, hands,
            std::span(sizes).first(static_cast<std::size_t>(players)), opener);
  Deal deal;
  for (Seat seat : seats(players)) deal.hands.push_back(hands[index(seat)]);
  State state{.pub = before.pub};
  Lexio::apply(state, deal);
  return Lexio::view(state, before.viewer);
}

// "deal ?13 | ?13 | 3c 5t ... | ?13": the viewer's own hand is open.
Result<TileSet> parse_own_hand(std::string_view text, Seat viewer, int players) {
  const auto words = split_words(text);
  if (words[0] != "deal")
    return refuse("bad-deal",
                  concat('"', words[0], "\" is not what chance does here; it is \"deal\" and hands"));
  const auto hands = split_hands(std::span(words).subspan(1));
  if (!hands) return tl::unexpected(hands.error());
  if (hands->size() != static_cast<std::size_t>(players))
    return refuse("bad-deal", concat("there are ", players, " players, but ", hands->size(), " hands"));
  const std::string hidden = concat('?', hand_size(players));
  for (Seat seat : seats(players)) {
    const auto& hand = (*hands)[index(seat)];
    if (seat != viewer && (hand.size() != 1 || hand[0] != hidden))
      return refuse("hidden-hand",
                    concat("the hand of seat ", index(seat), " is hidden and written ", hidden));
  }
  if ((*hands)[index(viewer)][0].starts_with('?'))
    return refuse("own-tiles", concat("seat ", index(viewer), " sees its own tiles, not ?"));
  auto tiles = parse_tiles((*hands)[index(viewer)]);
  if (!tiles) return tiles;
  if (auto refusal = check_hand(*tiles, viewer, players)) return tl::unexpected(*std::move(refusal));
  return tiles;
}

// "~ deal ?12 | TILES | ?12", in quotes.
std::string deal_form(const View& view) {
  const int players = view.pub.config.players;
  std::vector<std::string> hands(static_cast<std::size_t>(players), concat('?', hand_size(players)));
  hands[index(view.viewer.seat())] = "TILES";
  return concat("~ deal ", join(hands, " | "));
}

// When this last play wins the round: every 2 was played or is the viewer's own,
// or only one hand can have the others.
bool tells_all_payments(const View& view, TileSet last_play) {
  const int losers_hidden = view.pub.config.players - (view.pub.to_move == view.viewer ? 1 : 2);
  return losers_hidden == 1 || ((hidden_tiles(view) - last_play) & kTwos).empty();
}

// Another deal proves that nobody has run out of chips: whoever was thought to
// have none gets one of the richest.
void grant_chips(Public& pub) {
  const auto chips = std::span(pub.chips).first(pub.config.players);
  for (std::int32_t& own : chips) {
    if (own > 0) continue;
    --*std::max_element(chips.begin(), chips.end());
    ++own;
  }
}

}  // namespace

Follower::Follower(const Config& config, Viewer viewer) : view_(Lexio::view(Lexio::start(config), viewer)) {}

Result<void> Follower::hear(std::string_view line) {
  const auto told = read_told(line, view_.pub.config.players);
  if (!told) return tl::unexpected(told.error());
  return told->seat ? hear_move(*told) : hear_deal(told->text);
}

std::string Follower::due() const {
  if (dealt_) return concat("the play of whoever holds ", to_text(kOpeningTile));
  return Lexio::turn(view_).is_chance() ? deal_form(view_) : "";
}

// The game may go on where the chips, being an estimate, say that it is over.
bool Follower::may_be_dealt() const {
  return view_.pub.phase == Phase::over && view_.pub.round < view_.pub.config.rounds && !chips_known_;
}

Result<void> Follower::hear_deal(std::string_view text) {
  if (dealt_) return refuse_before(due());
  View next = view_;
  if (may_be_dealt()) {
    grant_chips(next.pub);
    begin_next_round(next.pub);
  }
  if (auto turn = check_turn(Lexio::turn(next), std::nullopt); !turn) return turn;
  const auto hand = parse_own_hand(text, next.viewer.seat(), next.pub.config.players);
  if (!hand) return tl::unexpected(hand.error());
  if (hand->contains(kOpeningTile)) {
    view_ = after_deal(next, *hand, next.viewer.seat());
  } else {
    view_ = next;
    dealt_ = *hand;
  }
  return {};
}

Result<void> Follower::hear_move(const Told& told) {
  View now = view_;
  if (dealt_) {
    if (*told.seat == view_.viewer)
      return refuse("not-your-turn",
                    concat("whoever holds ", to_text(kOpeningTile), " plays first, and that is not seat ",
                           index(view_.viewer.seat())));
    now = after_deal(view_, *dealt_, *told.seat);
  } else if (Lexio::turn(view_).is_chance()) {
    return refuse_before(due());
  } else if (auto turn = check_turn(Lexio::turn(view_), told.seat); !turn) {
    return turn;
  }
  const auto move = Lexio::parse_move(told.text);
  if (!move) return tl::unexpected(move.error());
  if (auto refusal = check_heard(now, *move)) return tl::unexpected(*std::move(refusal));
  const TileSet tiles = *told.seat == now.viewer ? TileSet() : move->tiles();
  State state = stand_in(now, tiles);
  Lexio::apply(state, *move);
  const bool round_over = state.pub.phase != Phase::playing;
  if (round_over && !tells_all_payments(now, move->tiles())) chips_known_ = false;
  dealt_.reset();
  view_ = Lexio::view(state, now.viewer);
  return {};
}

}  // namespace tessera::lexio
